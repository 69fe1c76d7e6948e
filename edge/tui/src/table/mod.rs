//! A table on the screen: what has been shown of it, and whoever has to act at this keyboard.

mod coach_panel;
mod log;
mod pace;
mod turn_input;
mod view;

use std::sync::Arc;
use std::time::Duration;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::{Action, CommandRefusal, DiceSource, Entry, Event, Next, Player, Record, Table};
use bonecup_rules::{Reason, Seat};
use bonecup_views::{Cast, Teller, consequences, told};
use bonecup_words::Words;
use knochenmax::Bones;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use rolling_dice::{Aim, Move, Task};

use crate::hints::Hint;
use crate::hits::Target;
use bonecup_seat::Threads;
use bonecup_seat::{Venue, WhenLeft, table_before};
use crate::input::InputResult;
use crate::rolling_dice::Flight;
use coach_panel::CoachPanel;
use log::Log;
use turn_input::TurnInput;

/// The screen of a table.
pub(crate) struct TableScreen {
    venue: Box<dyn Venue>,
    words: Arc<Words>,
    cast: Cast,
    /// The table as far as it was shown: events come one by one, so that people can follow.
    shown: Table,
    log: Log,
    /// How long the last event has been on the screen.
    seen: Duration,
    flight: Option<Flight>,
    input: TurnInput,
    coach: CoachPanel,
    /// What a person should read before anything else.
    notice: Option<String>,
    /// Whose sheets are looked at, if not those of the seat to move.
    looked_at: Option<Seat>,
    /// How long the screen has been there.
    age: Duration,
}

impl TableScreen {
    /// A table from its beginning; what happened before this evening is not shown again.
    pub(crate) fn new(venue: Box<dyn Venue>, words: Arc<Words>, threads: Threads) -> TableScreen {
        let shown = table_before(venue.as_ref());
        let cast = Cast::addressed(&shown, &words);
        TableScreen {
            coach: CoachPanel::new(Arc::clone(&words), threads),
            venue,
            words,
            cast,
            shown,
            log: Log::default(),
            seen: Duration::ZERO,
            flight: None,
            input: TurnInput::Watch,
            notice: None,
            looked_at: None,
            age: Duration::ZERO,
        }
    }

    /// Whether everything that happened has been shown.
    fn is_settled(&self) -> bool {
        self.flight.is_none() && self.shown.seq() == self.venue.table().seq()
    }

    /// Whether the game is over and everybody has seen it.
    pub(crate) fn is_over(&self) -> bool {
        self.is_settled() && matches!(self.shown.next(), Next::Over(_))
    }

    pub(crate) fn game(&self) -> &AnyGame {
        self.shown.game()
    }

    pub(crate) fn record(&self) -> Record {
        self.venue.record()
    }

    /// What becomes of the game if it is left now.
    pub(crate) fn when_left(&self) -> WhenLeft {
        self.venue.when_left()
    }

    pub(crate) fn cast(&self) -> &Cast {
        &self.cast
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, time: Duration) {
        self.age += time;
        self.seen += time;
        if let Err(trouble) = self.venue.poll() {
            self.object(&trouble);
        }
        match &mut self.flight {
            Some(flight) => {
                flight.advance(time);
                if flight.is_over() {
                    self.flight = None;
                    self.show_next();
                }
            }
            None => self.show_due(),
        }
        self.sit_down();
        let asked = if self.is_settled() { self.input.question() } else { None };
        self.coach.look_at(asked);
    }

    /// Shows what has been waiting long enough.
    fn show_due(&mut self) {
        while let Some(entry) = self.next_entry() {
            if self.seen < pace::before(&entry.event, &self.shown, self.venue.as_ref()) {
                return;
            }
            if let AnyGame::RollingDice(game) = self.shown.game()
                && let Some(flight) = Flight::of(game, &entry.event)
            {
                self.flight = Some(flight);
                return;
            }
            self.show_next();
        }
    }

    /// Shows everything at once.
    fn skip(&mut self) {
        self.flight = None;
        while self.next_entry().is_some() {
            self.show_next();
        }
        self.sit_down();
    }

    fn next_entry(&self) -> Option<&Entry> {
        let shown = usize::try_from(self.shown.seq().0).unwrap_or(usize::MAX);
        self.venue.entries().get(shown)
    }

    fn show_next(&mut self) {
        let Some(entry) = self.next_entry().cloned() else { return };
        let before = self.shown.game().clone();
        if let Err(refusal) = self.shown.evolve(&entry) {
            self.object(&refusal);
            return;
        }
        let teller = Teller { cast: &self.cast, words: &self.words };
        if !self.is_by_hand(&entry.event) {
            self.log.add(told(&teller, &before, &entry.event, self.shown.game()));
        }
        for line in consequences(&teller, &before, &entry.event, self.shown.game()) {
            self.log.add(line);
        }
        self.seen = Duration::ZERO;
        self.looked_at = None;
        // Whoever was still thinking here has been overtaken: a clock ran out, or they played elsewhere.
        self.input = TurnInput::Watch;
    }

    /// Whether the event is the aim of somebody who throws real dice: it says nothing.
    fn is_by_hand(&self, event: &Event) -> bool {
        let Event::Moved { seat, action: AnyMove::RollingDice(Move::Throw(_)) } = event else { return false };
        self.throws_by_hand(*seat)
    }

    /// Whether a person at the seat throws real dice. Bots say at least how they would throw.
    fn throws_by_hand(&self, seat: Seat) -> bool {
        let plan = self.shown.plan().seats.get(seat.index());
        plan.is_some_and(|plan| plan.player == Player::Human && plan.dice == DiceSource::Hand)
    }

    /// Prepares the input of whoever has to act here.
    fn sit_down(&mut self) {
        if !matches!(self.input, TurnInput::Watch) || !self.is_settled() {
            return;
        }
        if let (AnyGame::RollingDice(game), Next::Move(seat)) = (self.shown.game(), self.shown.next())
            && matches!(game.task(), Task::Aim { .. })
            && self.throws_by_hand(seat)
            && self.venue.is_own(seat)
            && !self.venue.is_thinking()
        {
            // Whoever throws real dice aims with the hand: the table only needs to know that the throw is made.
            let aim = AnyMove::RollingDice(Move::Throw(Aim::USUAL));
            self.send(seat, Action::Play(vec![aim]));
            return;
        }
        self.input = TurnInput::of(&self.shown, self.venue.as_ref(), self.last_aim(), self.last_kept());
    }

    /// How the seat to move threw last.
    fn last_aim(&self) -> Option<Aim> {
        let Next::Move(seat) = self.shown.next() else { return None };
        self.venue.entries().iter().rev().find_map(|entry| match &entry.event {
            Event::Moved { seat: by, action: AnyMove::RollingDice(Move::Throw(aim)) } if *by == seat => {
                Some(*aim)
            }
            Event::Moved { .. } | Event::Rolled { .. } => None,
        })
    }

    /// What lay before the last throw of this turn.
    fn last_kept(&self) -> Bones {
        let last = self.venue.entries().iter().rev().find_map(|entry| match &entry.event {
            Event::Moved { action, .. } => Some(action),
            Event::Rolled { .. } => None,
        });
        match last {
            Some(AnyMove::KnochenMax(knochenmax::Move::Keep(kept))) => *kept,
            _ => Bones::NONE,
        }
    }

    /// The keys of the table; whether the key said something.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        self.notice = None;
        if !self.is_settled() {
            // Only a key that does nothing else: whoever presses it once too often has done nothing.
            let is_skip = key.code == KeyCode::Char(' ');
            if is_skip {
                self.skip();
            }
            return is_skip;
        }
        let result = self.input.key(key);
        if result != InputResult::Ignored {
            self.act(result);
            return true;
        }
        match key.code {
            KeyCode::Char('?') => self.coach.toggle(),
            KeyCode::Char('o') => self.look_around(),
            _ => return false,
        }
        true
    }

    pub(crate) fn click(&mut self, target: Target) {
        self.notice = None;
        if !self.is_settled() {
            self.skip();
            return;
        }
        let result = self.input.click(target);
        self.act(result);
    }

    fn act(&mut self, result: InputResult) {
        match result {
            InputResult::Ignored | InputResult::Changed => {}
            InputResult::Refused(refusal) => self.object(&refusal),
            InputResult::Notice(key) => self.notice = Some(self.words.say(key, &[])),
            InputResult::Play(moves) => self.send_from_seat(Action::Play(moves)),
            InputResult::Enter(outcome) => self.send_from_seat(Action::Enter(outcome)),
        }
    }

    fn send_from_seat(&mut self, action: Action) {
        match self.shown.next() {
            Next::Move(seat) | Next::Enter(seat, _) => self.send(seat, action),
            Next::Draw(_) | Next::Over(_) => self.object(&CommandRefusal::Over),
        }
    }

    fn send(&mut self, seat: Seat, action: Action) {
        match self.venue.send(seat, action) {
            Ok(()) => {
                self.input = TurnInput::Watch;
                self.seen = Duration::ZERO;
            }
            Err(refusal) => self.object(&refusal),
        }
    }

    fn object(&mut self, reason: &dyn Reason) {
        self.notice = Some(self.words.reason(reason));
    }

    /// On to the sheets of the next seat.
    fn look_around(&mut self) {
        let seats = self.shown.game().seats();
        let from = self.looked_at.unwrap_or_else(|| self.shown.game().roller());
        self.looked_at = Some(from.next(seats));
    }

    /// The keys that do something now.
    pub(crate) fn hints(&self) -> Vec<Hint> {
        let mut hints = if !self.is_settled() {
            vec![Hint::new("␣", KeyCode::Char(' '), "tui-hint-skip")]
        } else if self.is_over() {
            vec![Hint::enter("tui-hint-result")]
        } else {
            self.input.hints()
        };
        if self.input.question().is_some() {
            let text = if self.coach.is_open() { "tui-hint-coach-close" } else { "tui-hint-coach" };
            hints.push(Hint::letter('?', text));
        }
        hints.push(Hint::letter('h', "tui-hint-help"));
        hints.push(Hint::letter('q', "tui-hint-quit"));
        hints
    }
}
