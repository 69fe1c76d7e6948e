//! Real dice: what is asked for, and what is typed.

use bonecup_games::{AnyOutcome, AnyRequest, GameId};
use bonecup_rules::Seat;
use bonecup_telling::{Cast, dice_in_words};
use bonecup_words::{Value, Words};
use knochenmax::Side;

use crate::lying::read_landing;

/// Which dice are to be thrown, and how they are typed.
pub(super) fn wanted(seat: Seat, request: &AnyRequest, cast: &Cast, words: &Words) -> String {
    let mut values = cast.subject(seat);
    match request {
        AnyRequest::RollingBones(dice) => {
            values.push(("count", dice.total().into()));
            values.push(("dice", dice_in_words(*dice, words).into()));
            words.say("play-roll-rb", &values)
        }
        AnyRequest::KnochenMax(bones) => {
            values.push(("count", bones.bones().into()));
            words.say("play-roll-km", &values)
        }
        AnyRequest::RollingDice(throw) => {
            values.push(("count", throw.dice.into()));
            values.push(("colour", words.name("colour", throw.colour).into()));
            words.say("play-roll-rd", &values)
        }
    }
}

/// More about what can be typed.
pub(super) fn help(request: &AnyRequest, words: &Words) -> String {
    let key = match request {
        AnyRequest::RollingBones(_) | AnyRequest::KnochenMax(_) => "play-help-dice",
        AnyRequest::RollingDice(_) => "play-help-landing",
    };
    words.say(key, &[])
}

/// What was typed. A face that does not exist is named.
pub(super) fn read(request: &AnyRequest, typed: &str, words: &Words) -> Result<AnyOutcome, String> {
    let faces = || -> Vec<&str> {
        let parts = typed.split(|c: char| c.is_whitespace() || c == ',' || c == ';');
        parts.filter(|face| !face.is_empty()).collect()
    };
    match request {
        AnyRequest::RollingBones(_) => {
            AnyOutcome::read(GameId::RollingBones, &faces().join(" ")).map_err(|error| words.reason(&error))
        }
        AnyRequest::KnochenMax(_) => {
            if let Some(Err(error)) = faces().iter().map(|face| face.parse::<Side>()).find(Result::is_err) {
                return Err(words.reason(&error));
            }
            AnyOutcome::read(GameId::KnochenMax, &faces().join(" ")).map_err(|error| words.reason(&error))
        }
        AnyRequest::RollingDice(throw) => {
            let landing = read_landing(typed, throw);
            landing.map(AnyOutcome::RollingDice).map_err(|error| words.reason(&error))
        }
    }
}

/// Bots' seats are told apart, since somebody else rolls for them.
pub(super) fn for_bot(seat: Seat, cast: &Cast, words: &Words) -> String {
    words.say("play-roll-for-bot", &[("name", Value::from(cast.name(seat)))])
}
