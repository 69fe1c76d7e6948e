//! The game itself: who is asked, what is told, how it ends.

mod rolling;
mod showing;
mod words;

use std::path::Path;
use std::time::Duration;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::{Action, Event, Next, Player, Record, Table};
use bonecup_rules::{Reason, Seat, Standings, Turn};
use bonecup_seat::{
    Refused, Staged, UnitChoice, Venue, VenueError, WhenLeft, is_unasked, table_before, unasked_move,
};
use bonecup_views::{Cast, Objection, Question, Teller, consequences, deed, view};
use bonecup_words::Words;

use self::words::Asked;
pub(super) use self::words::Word;
use super::prompt::{Prompt, Stop, Style};
use crate::failure::Failure;
use crate::records;
use crate::telling;

/// Between looks at a table where others act: shorter than anybody notices.
const LOOK: Duration = Duration::from_millis(30);

/// A table at the prompt, wherever it lives.
pub(super) struct Evening<'a> {
    venue: Box<dyn Venue>,
    prompt: Prompt<'a>,
    words: &'a Words,
    cast: Cast,
    /// What the coach counts in.
    unit: UnitChoice,
    /// The table as far as it was told.
    told: Table,
    /// Whether dice were the last that was told since somebody was asked.
    rolled: bool,
    /// The server that was last told to be out of reach.
    missed: Option<String>,
    /// The person elsewhere for whom the table was last told to wait.
    awaited: Option<Seat>,
    /// How many alarms were told.
    alarms: usize,
}

impl<'a> Evening<'a> {
    pub(super) fn new(
        venue: Box<dyn Venue>,
        prompt: Prompt<'a>,
        unit: UnitChoice,
        words: &'a Words,
    ) -> Evening<'a> {
        let told = table_before(venue.as_ref());
        let cast = Cast::addressed(&told, words);
        let (missed, awaited) = (None, None);
        Evening { venue, prompt, words, cast, unit, told, rolled: false, missed, awaited, alarms: 0 }
    }

    /// Plays to the end, and writes the record however it ends. The seed of a game that can go on stays secret.
    pub(super) fn play(mut self, record: Option<&Path>) -> Result<(), Failure> {
        let stopped = self.greet().and_then(|()| self.turns());
        let game = self.settle(&stopped);
        let closed = match &stopped {
            Ok(standings) => self.tell_result(standings),
            Err(stop) => self.tell_stop(stop),
        };
        let written = record.map_or(Ok(()), |path| records::write(path, &game, self.words));
        let closed = closed.and_then(|()| self.tell_seed(&game, record.filter(|_| written.is_ok())));
        written?;
        if let Some(alarm) = self.venue.alarms().first() {
            return Err(Failure::alarm(alarm, self.words));
        }
        if let Some(error) = self.venue.unsaved() {
            return Err(Failure::Failed(self.words.say("play-not-saved", &[("error", error.into())])));
        }
        match stopped.and(closed) {
            Ok(()) => Ok(()),
            Err(stop) => ended(stop, self.words),
        }
    }

    /// What is left of the game: all of it if nobody will go on with it. What could not be saved is not given up.
    fn settle(&mut self, stopped: &Result<Standings, Stop>) -> Record {
        match (stopped, self.venue.when_left()) {
            (Err(Stop::End), _) => self.venue.give_up(),
            (Err(_), WhenLeft::Lost) if self.venue.unsaved().is_some() => self.venue.record(),
            (Err(_), WhenLeft::Lost) => self.venue.give_up(),
            (Ok(_), _) | (Err(_), WhenLeft::Kept | WhenLeft::GoesOn) => self.venue.record(),
        }
    }

    fn turns(&mut self) -> Result<Standings, Stop> {
        loop {
            let is_news = self.look()?;
            match self.venue.table().next() {
                Next::Over(standings) => return Ok(standings),
                _ if self.venue.is_closed() => return Err(Stop::Closed),
                Next::Move(seat) if self.waits_for_us() => self.let_move(seat)?,
                Next::Throw(seat, _) if self.waits_for_us() => self.let_throw(seat)?,
                Next::Enter(seat, request) if self.waits_for_us() => self.let_roll(seat, &request)?,
                _ if is_news => {}
                Next::Move(seat) | Next::Throw(seat, _) | Next::Enter(seat, _) => self.wait_for(seat)?,
                Next::Link(_) | Next::Draw(_) => std::thread::sleep(LOOK),
            }
        }
    }

    /// Waits a little. That a person elsewhere has to act is told once; bots are quick.
    fn wait_for(&mut self, seat: Seat) -> Result<(), Stop> {
        let player = self.venue.table().plan().seats.get(seat.index()).map(|plan| &plan.player);
        let elsewhere = player == Some(&Player::Human) && !self.venue.is_own(seat);
        let awaited = Some(seat).filter(|_| elsewhere);
        if awaited.is_some() && awaited != self.awaited {
            self.prompt.say(&self.words.say("play-awaits", &[("name", self.cast.name(seat).into())]))?;
        }
        self.awaited = awaited;
        std::thread::sleep(LOOK);
        Ok(())
    }

    /// Whether somebody here has to act, and has not done so already.
    fn waits_for_us(&self) -> bool {
        let is_ours = match self.venue.table().next() {
            Next::Move(seat) | Next::Throw(seat, _) => self.venue.is_own(seat),
            Next::Enter(seat, _) => self.venue.enters_for(seat),
            Next::Link(_) | Next::Draw(_) | Next::Over(_) => false,
        };
        is_ours && !self.venue.is_thinking() && !self.venue.is_closed()
    }

    /// Lets the table go on, tells what is new, and says whether anything is.
    fn look(&mut self) -> Result<bool, Stop> {
        match self.venue.poll() {
            Ok(()) => {}
            Err(stuck @ VenueError::BotStuck { .. }) => return Err(self.broken(&stuck)),
            Err(trouble @ (VenueError::NotSaved(_) | VenueError::Elsewhere(_))) => {
                self.prompt.object(&self.words.reason(&trouble))?;
            }
        }
        self.tell_alarms()?;
        self.tell_reach()?;
        self.tell_heard()?;
        self.tell_events()
    }

    fn broken(&self, reason: &dyn Reason) -> Stop {
        Stop::Broken(self.words.reason(reason))
    }

    /// Tells what was not told yet, and says whether there was anything.
    fn tell_events(&mut self) -> Result<bool, Stop> {
        let told = usize::try_from(self.told.seq().0).unwrap_or(usize::MAX);
        let new = self.venue.entries().get(told..).unwrap_or_default().to_vec();
        for entry in &new {
            let before = self.told.game().clone();
            self.told.evolve(entry).map_err(|refusal| self.broken(&refusal))?;
            match self.prompt.style {
                Style::Speech => self.speak_event(&before, &entry.event)?,
                Style::Pictures => self.draw_event(&before, &entry.event)?,
            }
            self.rolled = matches!(entry.event, Event::Rolled { .. });
        }
        // A new chain changes nothing for whoever thinks about a move.
        Ok(new.iter().any(|entry| !matches!(entry.event, Event::Chained { .. })))
    }

    /// What happened, in sentences.
    fn speak_event(&self, before: &AnyGame, event: &Event) -> Result<(), Stop> {
        if is_unasked(&self.told, before, event) || self.is_told_by_state(event) {
            return Ok(());
        }
        let teller = Teller { cast: &self.cast, words: self.words };
        let said = view(before.id()).speak(&teller, before, event, self.told.game());
        said.iter().try_for_each(|line| self.prompt.say(line))
    }

    /// Whether somebody here is asked next, and hears what the dice show then.
    fn is_told_by_state(&self, event: &Event) -> bool {
        let is_roll = matches!(event, Event::Rolled { .. });
        let is_last = self.told.seq() == self.venue.table().seq();
        let is_asked = matches!(self.venue.table().next(), Next::Move(seat) if self.venue.is_own(seat));
        is_roll && is_last && is_asked && view(self.told.game().id()).state_tells_dice()
    }

    /// What happened, with moves as they could be typed, and with pictures.
    fn draw_event(&self, before: &AnyGame, event: &Event) -> Result<(), Stop> {
        let teller = Teller { cast: &self.cast, words: self.words };
        let line = telling::told(&teller, before, event, self.told.game());
        if !line.is_empty() && !is_unasked(&self.told, before, event) {
            self.prompt.show(&format!("  {line}"))?;
        }
        self.show_landing(before, event)?;
        let more = consequences(&teller, before, event, self.told.game());
        more.iter().try_for_each(|line| self.prompt.show(&format!("  {line}")))
    }

    fn let_move(&mut self, seat: Seat) -> Result<(), Stop> {
        let unasked = unasked_move(self.venue.table(), seat);
        let Some(action) = unasked else { return self.ask_moves(seat) };
        let sent = self.venue.send(seat, Action::Play(vec![action]));
        sent.map_err(|refusal| self.broken(&refusal))
    }

    /// Asks for moves until the turn goes on with dice or ends; until then they can be taken back.
    fn ask_moves(&mut self, seat: Seat) -> Result<(), Stop> {
        let mut staged = Staged::new(self.venue.table().game());
        let mut rolled = std::mem::take(&mut self.rolled);
        loop {
            let asking = self.question(seat, staged.game());
            self.put(asking.as_ref(), &staged, rolled)?;
            rolled = false;
            if !self.ask_until_changed(seat, asking.as_ref(), &mut staged)? {
                return Ok(());
            }
            if staged.moves().is_empty() || can_wait(&staged) {
                continue;
            }
            match self.venue.send(seat, Action::Play(staged.moves().to_vec())) {
                Ok(()) => return Ok(()),
                Err(refused) => {
                    self.prompt.object(&self.words.reason(&refused))?;
                    staged = Staged::new(self.venue.table().game());
                }
            }
        }
    }

    /// Reads lines until moves are added or taken back; false if the table has gone on without them.
    fn ask_until_changed(
        &mut self,
        seat: Seat,
        asking: &dyn Question,
        staged: &mut Staged,
    ) -> Result<bool, Stop> {
        loop {
            let name = self.cast.name(seat);
            let typed =
                if asking.takes_enter() { self.prompt.ask_line(name)? } else { self.prompt.ask(name)? };
            if self.was_overtaken()? {
                return Ok(false);
            }
            match Word::read(&typed, self.words) {
                Some(Word::Back) if staged.take_back() => return self.tell_staged(staged).map(|()| true),
                Some(word) => self.tell_word(word, Some(&Asked { question: asking, staged }), None)?,
                None => {
                    let moves = asking.read(staged.game(), &typed, self.words);
                    match moves.and_then(|moves| self.stage(staged, &moves)) {
                        Ok(()) if can_wait(staged) => return self.tell_staged(staged).map(|()| true),
                        Ok(()) => return Ok(true),
                        Err(Objection(text)) => self.prompt.object(&text)?,
                    }
                }
            }
        }
    }

    /// Whether something happened while somebody typed, so that the answer is to another question: a clock ran out, or
    /// the same person played elsewhere.
    fn was_overtaken(&mut self) -> Result<bool, Stop> {
        let is_overtaken = self.look()? || !self.waits_for_us();
        if is_overtaken {
            self.prompt.object(&self.words.say("play-overtaken", &[]))?;
        }
        Ok(is_overtaken)
    }

    /// What lies for now.
    fn tell_staged(&self, staged: &Staged) -> Result<(), Stop> {
        let moves: Vec<_> =
            staged.moves().iter().map(|action| deed(action, staged.game(), self.words)).collect();
        let key = if moves.is_empty() { "play-staged-none" } else { "play-staged" };
        self.prompt.say(&self.words.say(key, &[("moves", moves.join(", ").into())]))
    }

    /// Puts the question: what lies there and what can be done about it. What is staged was told already.
    fn put(&self, asking: &dyn Question, staged: &Staged, rolled: bool) -> Result<(), Stop> {
        if self.prompt.style == Style::Speech {
            if !staged.moves().is_empty() {
                return Ok(());
            }
            let state = view(staged.game().id()).state(staged.game(), &self.cast, self.words);
            return self.prompt.say(&format!("{state} {}", asking.spoken_briefly(self.words)));
        }
        if asking.shows_position(rolled) {
            self.show_position(staged.game())?;
        }
        self.ask(asking)
    }

    /// The question: a list as it is, a sentence on as many lines as it needs.
    fn ask(&self, asking: &dyn Question) -> Result<(), Stop> {
        match &asking.lines(self.words)[..] {
            [sentence] => self.prompt.say(sentence),
            lines => self.prompt.show(&lines.join("\n")),
        }
    }

    fn question(&self, seat: Seat, game: &AnyGame) -> Box<dyn Question> {
        let own = self.venue.entries().iter().filter_map(|entry| match &entry.event {
            Event::Moved { seat: by, action, .. } if *by == seat => Some(action),
            Event::Moved { .. } | Event::Cast { .. } | Event::Rolled { .. } | Event::Chained { .. } => None,
        });
        let earlier: Vec<&AnyMove> = own.collect();
        view(game.id()).question(game, &earlier, self.words)
    }

    /// Adds what was typed to what lies for now.
    fn stage(&self, staged: &mut Staged, moves: &[AnyMove]) -> Result<(), Objection> {
        staged.add(moves).map_err(|refused| objection(&refused, moves.len(), self.words))
    }
}

/// Whether the moves can wait: they can be taken back, the turn goes on, and no dice roll.
fn can_wait(staged: &Staged) -> bool {
    let game = staged.game();
    view(game.id()).can_take_back() && matches!(game.turn(), Turn::Seat(_))
}

/// Which of several moves was refused, and why.
fn objection(refused: &Refused, all: usize, words: &Words) -> Objection {
    let reason = words.reason(&refused.refusal);
    if all < 2 {
        return Objection(reason);
    }
    let action = refused.action.to_string();
    let values = [("number", refused.number.into()), ("move", action.into()), ("reason", reason.into())];
    Objection(words.say("play-refused-at", &values))
}

/// How the program ends after a game that went no further.
pub(super) fn ended(stop: Stop, words: &Words) -> Result<(), Failure> {
    match stop {
        Stop::Quit | Stop::End | Stop::Closed => Ok(()),
        Stop::InputEnded => Err(Failure::Failed(words.say("play-input-ended", &[]))),
        Stop::Output(error) => Err(Failure::Output(error)),
        Stop::Input(error) => Err(Failure::Failed(error.to_string())),
        Stop::Broken(message) => Err(Failure::Failed(message)),
    }
}
