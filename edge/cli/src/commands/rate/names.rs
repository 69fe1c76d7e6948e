//! Who is who: people change what they are called.

use bonecup_referee::{Name, Player, Record, TextError};
use bonecup_words::{Value, Words};

use crate::args::RateArgs;
use crate::failure::Failure;

/// The names that were typed.
pub(super) struct Names {
    /// Only games in which this person plays count.
    player: Option<Name>,
    /// A seat of the first name counts for the second.
    same: Vec<(Name, Name)>,
}

impl Names {
    pub(super) fn read(args: &RateArgs, words: &Words) -> Result<Names, Failure> {
        let name = |text: &str| text.parse().map_err(|error: TextError| Failure::reason_usage(&error, words));
        let pair = |typed: &String| {
            let Some((old, new)) = typed.split_once('=') else {
                return Err(Failure::Usage(words.say("rate-same-form", &[("given", Value::from(typed))])));
            };
            Ok((name(old)?, name(new)?))
        };
        let player = args.player.as_deref().map(name).transpose()?;
        Ok(Names { player, same: args.same.iter().map(pair).collect::<Result<_, _>>()? })
    }

    /// Calls everybody by the name under which they count.
    pub(super) fn apply(&self, record: &mut Record) {
        for seat in record.plan.seats.iter_mut().filter(|seat| seat.player == Player::Human) {
            if let Some((_, new)) = self.same.iter().find(|(old, _)| *old == seat.name) {
                seat.name = new.clone();
            }
        }
    }

    /// Who was asked for, if they do not play in it.
    pub(super) fn missing_in(&self, record: &Record) -> Option<&Name> {
        let wanted = self.player.as_ref()?;
        let mut people = record.plan.seats.iter().filter(|seat| seat.player == Player::Human);
        (!people.any(|seat| seat.name == *wanted)).then_some(wanted)
    }
}
