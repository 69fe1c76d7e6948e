//! What is shown round the moves: the greeting, the table, the end.

use std::path::Path;

use bonecup_coach::Book;
use bonecup_games::AnyGame;
use bonecup_referee::{Event, Player, Record, Seq};
use bonecup_rules::{Seat, Standings};
use bonecup_seat::{Heard, Home, WhenLeft, alarm_in_words, heard_in_words, proof};
use bonecup_views::layout::{BOLD, joined, paint};
use bonecup_views::{Topic, picture, view};
use bonecup_words::Value;

use super::super::prompt::{Stop, Style};
use super::Evening;

impl Evening<'_> {
    /// Who plays, with which dice, and how to answer.
    pub(super) fn greet(&self) -> Result<(), Stop> {
        if self.prompt.style == Style::Speech {
            return self.greet_in_words();
        }
        let plan = self.venue.table().plan();
        let seats = plan.seats.iter().zip(&self.cast.names).map(|(seat, name)| match seat.player {
            Player::Human => name.clone(),
            Player::Bot(_) => self.words.say("play-bot", &[("name", name.into())]),
        });
        let seats = Value::from(seats.collect::<Vec<_>>().join(", "));
        let game = plan.options.game();
        let welcome = self.words.say("play-welcome", &[("game", game.title().into()), ("seats", seats)]);
        self.prompt.show(&paint(BOLD, &welcome))?;
        self.tell_dice()?;
        let hint = view(game).hint(plan.commitment.is_some());
        if Seat::all(self.told.game().seats()).any(|seat| self.venue.is_own(seat)) {
            self.prompt.say(&self.words.say(hint, &[self.left()]))?;
        }
        if self.told.seq() > Seq(0) {
            // A game that goes on: nobody remembers how it stood.
            self.show_position(self.told.game())?;
        }
        self.prompt.show("")
    }

    fn greet_in_words(&self) -> Result<(), Stop> {
        let plan = self.venue.table().plan();
        let seats = plan.seats.iter().zip(&self.cast.names).map(|(seat, name)| match seat.player {
            Player::Human => name.clone(),
            Player::Bot(_) => self.words.say("speech-bot", &[("name", name.into())]),
        });
        let seats = seats.collect::<Vec<_>>().join(", ");
        let game = plan.options.game();
        let values = [("game", Value::from(game.title())), ("seats", seats.into())];
        self.prompt.say(&self.words.say("speech-welcome", &values))?;
        let dice = if plan.commitment.is_some() { "speech-dice-fixed" } else { "play-real-dice" };
        self.prompt.say(&self.words.say(dice, &[]))?;
        if Seat::all(self.told.game().seats()).any(|seat| self.venue.is_own(seat)) {
            self.prompt.say(&self.words.say("speech-hint", &[self.left()]))?;
        }
        if self.told.seq() > Seq(0) {
            self.prompt.say(&self.words.say("speech-goes-on", &[]))?;
            self.tell_topic(Topic::Score, self.told.game())?;
        }
        Ok(())
    }

    /// What leaving means here, for texts.
    pub(super) fn left(&self) -> (&'static str, Value<'static>) {
        let left = match self.venue.when_left() {
            WhenLeft::Kept => "kept",
            WhenLeft::GoesOn => "goes-on",
            WhenLeft::Lost => "lost",
        };
        ("left", left.into())
    }

    /// What the dice were committed to, and then what each person adds.
    pub(super) fn tell_dice(&self) -> Result<(), Stop> {
        let lines = proof(self.venue.as_ref(), &self.cast, self.words);
        lines.iter().try_for_each(|line| self.prompt.say(line))
    }

    /// Dice where they fell, if the position no longer shows it.
    pub(super) fn show_landing(&self, before: &AnyGame, event: &Event) -> Result<(), Stop> {
        let Event::Rolled { outcome, .. } = event else { return Ok(()) };
        let after = self.told.game();
        let landed = view(before.id()).landed(before, outcome, after, &self.cast.names, self.words);
        if landed.is_empty() { Ok(()) } else { self.prompt.show(&format!("\n{}", joined(&landed))) }
    }

    fn show_remarks(&self, game: &AnyGame) -> Result<(), Stop> {
        let lines = view(game.id()).remarks(game, self.words);
        if lines.is_empty() { Ok(()) } else { self.prompt.show(&format!("{}\n", lines.join("\n"))) }
    }

    pub(super) fn show_position(&self, game: &AnyGame) -> Result<(), Stop> {
        if self.prompt.style == Style::Speech {
            return self.prompt.say(&view(game.id()).state(game, &self.cast, self.words));
        }
        self.show_picture(game)?;
        self.show_remarks(game)
    }

    pub(super) fn show_picture(&self, game: &AnyGame) -> Result<(), Stop> {
        let picture = picture(game, &self.cast.names, self.words);
        self.prompt.show(&format!("\n{picture}"))
    }

    /// The last picture, and who won.
    pub(super) fn tell_result(&self, standings: &Standings) -> Result<(), Stop> {
        let game = self.venue.table().game();
        let verdict = self.cast.verdict(standings, self.words);
        if self.prompt.style == Style::Speech {
            self.prompt.say(&self.words.say("speech-over", &[]))?;
            self.tell_topic(Topic::Score, game)?;
            return verdict.map_or(Ok(()), |verdict| self.prompt.say(&verdict));
        }
        self.show_picture(game)?;
        verdict.map_or(Ok(()), |verdict| self.prompt.show(&paint(BOLD, &verdict)))
    }

    /// Why the game goes no further, where that needs words.
    pub(super) fn tell_stop(&self, stop: &Stop) -> Result<(), Stop> {
        match (stop, self.venue.when_left()) {
            (Stop::Quit | Stop::End, WhenLeft::Lost) if self.venue.unsaved().is_some() => {
                // That it is not saved is the last word, with its reason.
                self.prompt.say(&self.words.say("play-not-saved-before", &[]))
            }
            (Stop::Quit | Stop::End, WhenLeft::GoesOn) => self.prompt.say(&self.words.say("play-left", &[])),
            (Stop::Quit, WhenLeft::Kept) => self.prompt.say(&self.words.say("play-saved", &[])),
            (Stop::Quit | Stop::End, WhenLeft::Kept | WhenLeft::Lost) => {
                self.prompt.say(&self.words.say("play-quit", &[]))
            }
            (Stop::Closed, _) => self.prompt.say(&self.words.say("play-closed", &[])),
            (Stop::InputEnded | Stop::Input(_) | Stop::Output(_) | Stop::Broken(_), _) => Ok(()),
        }
    }

    /// Says what the table tells otherwise than before, once each.
    pub(super) fn tell_alarms(&mut self) -> Result<(), Stop> {
        let alarms = self.venue.alarms().iter().skip(self.alarms);
        let lines: Vec<String> = alarms.map(|alarm| alarm_in_words(alarm, self.words)).collect();
        self.alarms += lines.len();
        lines.iter().try_for_each(|line| self.prompt.object(line))
    }

    /// Tells what others said; what was said here was told at once.
    pub(super) fn tell_heard(&mut self) -> Result<(), Stop> {
        let heard = self.venue.heard();
        let is_own = |heard: &Heard| matches!(heard, Heard::Said { seat, .. } if self.venue.is_own(*seat));
        heard.into_iter().filter(|heard| !is_own(heard)).try_for_each(|heard| self.tell_said(heard))
    }

    pub(super) fn tell_said(&self, heard: Heard) -> Result<(), Stop> {
        self.prompt.say(&heard_in_words(heard, &self.cast, self.words))
    }

    /// Says when the server is lost and when it is back.
    pub(super) fn tell_reach(&mut self) -> Result<(), Stop> {
        let now = self.venue.unreachable().map(str::to_owned);
        let (key, server) = match (&self.missed, &now) {
            (None, Some(server)) => ("tui-unreachable", server),
            (Some(server), None) => ("tui-reachable", server),
            (None, None) | (Some(_), Some(_)) => return Ok(()),
        };
        self.prompt.say(&self.words.say(key, &[("server", server.into())]))?;
        self.missed = now;
        Ok(())
    }

    /// The secret in the open, and how to check the game.
    pub(super) fn tell_seed(&self, game: &Record, record: Option<&Path>) -> Result<(), Stop> {
        if let Some(seed) = game.seed.filter(|_| self.prompt.style == Style::Pictures) {
            self.prompt.say(&self.words.say("play-seed", &[("seed", seed.to_string().into())]))?;
        }
        let home = Home::find(|name| std::env::var_os(name));
        let kept = home.map(|home| home.record_of(game)).filter(|path| path.is_file());
        let path = match (record, &kept) {
            (Some(path), _) => path,
            (None, Some(kept)) if game.seed.is_some() || game.result.is_some() => kept,
            (None, _) => return Ok(()),
        };
        let file = ("file", Value::from(path.display().to_string()));
        if record.is_some() || self.prompt.style == Style::Pictures {
            let key = if record.is_some() { "play-record" } else { "speech-kept-in" };
            self.prompt.say(&self.words.say(key, &[file]))?;
        }
        if self.prompt.style == Style::Pictures {
            return Ok(());
        }
        self.tell_number(game)
    }

    /// Where the game stands in the list: a number is heard more easily than a file.
    fn tell_number(&self, game: &Record) -> Result<(), Stop> {
        let home = Home::find(|name| std::env::var_os(name));
        let games = home.map(|home| home.games()).unwrap_or_default();
        let at = games.iter().position(|kept| kept.record.plan.table == game.plan.table);
        let Some(at) = at else { return Ok(()) };
        let number = || [("number", Value::from(at + 1))];
        self.prompt.say(&self.words.say("speech-kept", &number()))?;
        if game.result.is_none() {
            return Ok(());
        }
        // Without a coach for it there is only the game itself to hear again.
        let is_analysed = Book::solved_for(&game.plan.options).is_ok();
        let key = if is_analysed { "speech-analyse" } else { "speech-hear-again" };
        self.prompt.say(&self.words.say(key, &number()))
    }
}
