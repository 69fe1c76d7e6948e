//! Real dice: somebody rolls and types what they show.

use bonecup_games::AnyRequest;
use bonecup_referee::Action;
use bonecup_rules::Seat;
use bonecup_views::{Objection, view};

use super::super::prompt::{Stop, Style};
use super::Evening;
use super::words::Word;

/// What casts the first dice of a turn, besides Enter alone, in both languages.
const THROW: [&str; 5] = ["", "throw", "roll", "werfen", "würfeln"];

impl Evening<'_> {
    /// Waits until somebody casts the first dice of their turn.
    pub(super) fn let_throw(&mut self, seat: Seat) -> Result<(), Stop> {
        let wanted = self.words.say("play-throw", &self.cast.subject(seat));
        self.prompt.say(&wanted)?;
        loop {
            let typed = self.prompt.ask_line(self.cast.name(seat))?;
            if self.was_overtaken()? {
                return Ok(());
            }
            if THROW.contains(&typed.to_lowercase().as_str()) {
                return match self.venue.send(seat, Action::Throw) {
                    Ok(()) => Ok(()),
                    Err(refusal) => self.prompt.object(&self.words.reason(&refusal)),
                };
            }
            match Word::read(&typed, self.words) {
                Some(word) => self.tell_word(word, None, Some(&wanted))?,
                None => self.prompt.object(&self.words.say("play-throw-first", &[]))?,
            }
        }
    }

    /// Asks for the faces of real dice until they are possible. For a bot somebody else rolls.
    pub(super) fn let_roll(&mut self, seat: Seat, request: &AnyRequest) -> Result<(), Stop> {
        self.rolled = false;
        let view = view(self.venue.table().game().id());
        if view.shows_before_dice() && self.prompt.style == Style::Pictures {
            self.show_picture(self.venue.table().game())?;
        }
        if !self.venue.is_own(seat) {
            // Bots' seats are told apart, since somebody else rolls for them.
            let name = self.cast.name(seat).into();
            self.prompt.say(&self.words.say("play-roll-for-bot", &[("name", name)]))?;
        }
        let wanted = view.wanted(seat, request, &self.cast, self.words);
        self.prompt.say(&wanted)?;
        loop {
            let typed = self.prompt.ask(self.cast.name(seat))?;
            if self.was_overtaken()? {
                return Ok(());
            }
            if let Some(word) = Word::read(&typed, self.words) {
                self.tell_word(word, None, Some(&wanted))?;
                continue;
            }
            match self.try_dice(seat, request, &typed) {
                Ok(()) => return Ok(()),
                Err(Objection(text)) => self.prompt.object(&text)?,
            }
        }
    }

    fn try_dice(&mut self, seat: Seat, request: &AnyRequest, typed: &str) -> Result<(), Objection> {
        let outcome = view(self.venue.table().game().id()).read_dice(request, typed, self.words)?;
        let sent = self.venue.send(seat, Action::Enter(outcome));
        sent.map_err(|refusal| Objection(self.words.reason(&refusal)))
    }
}
