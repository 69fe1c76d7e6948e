//! Real dice: somebody rolls and types what they show.

use bonecup_games::AnyRequest;
use bonecup_referee::Action;
use bonecup_rules::Seat;

use super::super::prompt::Stop;
use super::super::real_dice;
use super::{COACH, Evening, HELP};

impl Evening<'_> {
    /// Asks for the faces of real dice until they are possible. For a bot somebody else rolls.
    pub(super) fn let_roll(&mut self, seat: Seat, request: &AnyRequest) -> Result<(), Stop> {
        self.rolled = false;
        if matches!(request, AnyRequest::RollingDice(_)) {
            self.show_picture(self.venue.table().game())?;
        }
        if !self.venue.is_own(seat) {
            self.prompt.say(&real_dice::for_bot(seat, &self.cast, self.words))?;
        }
        let wanted = real_dice::wanted(seat, request, &self.cast, self.words);
        self.prompt.say(&wanted)?;
        loop {
            let typed = self.prompt.ask(self.cast.name(seat))?;
            if self.was_overtaken()? {
                return Ok(());
            }
            if HELP.contains(&typed.as_str()) || typed == COACH {
                self.show_picture(self.venue.table().game())?;
                self.prompt.say(&wanted)?;
                self.prompt.say(&real_dice::help(request, self.words))?;
                continue;
            }
            match self.try_dice(seat, request, &typed) {
                Ok(()) => return Ok(()),
                Err(objection) => self.prompt.object(&objection)?,
            }
        }
    }

    fn try_dice(&mut self, seat: Seat, request: &AnyRequest, typed: &str) -> Result<(), String> {
        let outcome = real_dice::read(request, typed, self.words)?;
        self.venue.send(seat, Action::Enter(outcome)).map_err(|refusal| self.words.reason(&refusal))
    }
}
