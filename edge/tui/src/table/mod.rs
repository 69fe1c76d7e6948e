//! A table on the screen: what has been shown of it, and whoever has to act at this keyboard.

mod coach_panel;
mod log;
mod pace;
mod screen;

use std::sync::Arc;
use std::time::Duration;

use bonecup_coach::Unit;
use bonecup_games::AnyGame;
use bonecup_referee::{Action, CommandRefusal, Entry, Event, Next, Record, Table};
use bonecup_rules::{Reason, Seat};
use bonecup_seat::{
    Alarm, Phrase, Threads, UnitChoice, Venue, WhenLeft, heard_in_words, is_unasked, proof, table_before,
    unasked_move,
};
use bonecup_views::{Cast, Teller, consequences, told};
use bonecup_words::Words;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use crate::board::{AnyBoard, Flight, History};
use crate::boards;
use crate::hints::{Hint, SPACE};
use crate::hits::Target;
use crate::input::{CoachQuestion, InputResult, TurnInput};
use crate::throw_input::ThrowInput;
use coach_panel::CoachPanel;
use log::Log;

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
    flight: Option<Box<dyn Flight>>,
    board: &'static dyn AnyBoard,
    /// Whoever has to act here; none while others act, or nobody.
    input: Option<Box<dyn TurnInput>>,
    coach: CoachPanel,
    /// What a person should read before anything else.
    notice: Option<String>,
    /// Whose sheets are looked at, if not those of the seat to move.
    looked_at: Option<Seat>,
    /// How long the screen has been there.
    age: Duration,
    /// Whether the next key says something to the others.
    talking: bool,
}

/// The keys of what can be said, in the order of [`Phrase::ALL`].
const TALK: &str = "123456789abcde";

impl TableScreen {
    /// A table from its beginning; what happened before this evening is not shown again.
    pub(crate) fn new(
        venue: Box<dyn Venue>,
        words: Arc<Words>,
        threads: Threads,
        unit: UnitChoice,
    ) -> TableScreen {
        let board = boards::of(venue.table().game().id());
        TableScreen::with_board(board, venue, words, threads, unit)
    }

    /// The same on this board.
    pub(crate) fn with_board(
        board: &'static dyn AnyBoard,
        venue: Box<dyn Venue>,
        words: Arc<Words>,
        threads: Threads,
        unit: UnitChoice,
    ) -> TableScreen {
        let shown = table_before(venue.as_ref());
        let cast = Cast::addressed(&shown, &words);
        let log = Log::from(opening(&shown, venue.as_ref(), &cast, &words));
        TableScreen {
            coach: CoachPanel::new(Arc::clone(&words), threads, unit),
            venue,
            words,
            cast,
            shown,
            log,
            seen: Duration::ZERO,
            flight: None,
            board,
            input: None,
            notice: None,
            looked_at: None,
            age: Duration::ZERO,
            talking: false,
        }
    }

    /// Whether nobody at this keyboard plays along.
    fn is_watching(&self) -> bool {
        is_watching(self.venue.as_ref())
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

    /// What the table tells otherwise than before.
    pub(crate) fn alarm(&self) -> Option<&Alarm> {
        self.venue.alarms().first()
    }

    /// What the dice are committed to, and what was added to them.
    pub(crate) fn proof(&self, words: &Words) -> String {
        proof(self.venue.as_ref(), &self.cast, words).join("\n")
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
        for heard in self.venue.heard() {
            self.log.add(heard_in_words(heard, &self.cast, &self.words));
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
        let asked = if self.is_settled() { self.question() } else { None };
        self.coach.look_at(asked);
    }

    /// Shows what has been waiting long enough.
    fn show_due(&mut self) {
        while let Some(entry) = self.next_entry() {
            if self.seen < pace::before(&entry.event, &self.shown, self.venue.as_ref(), self.board) {
                return;
            }
            self.flight = match &entry.event {
                Event::Rolled { outcome, .. } => self.board.flight(self.shown.game(), outcome),
                Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => None,
            };
            if self.flight.is_some() {
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
        let line = told(&teller, &before, &entry.event, self.shown.game());
        if !line.is_empty() && !is_unasked(&self.shown, &before, &entry.event) {
            self.log.add(line);
        }
        for line in consequences(&teller, &before, &entry.event, self.shown.game()) {
            self.log.add(line);
        }
        if matches!(entry.event, Event::Chained { .. }) {
            // Nothing has changed for whoever thinks about a move.
            return;
        }
        self.seen = Duration::ZERO;
        self.looked_at = None;
        // Whoever was still thinking here has been overtaken: a clock ran out, or they played elsewhere.
        self.input = None;
    }

    /// Prepares the input of whoever has to act here. Nobody has while what was sent is on its way.
    fn sit_down(&mut self) {
        let is_busy = self.venue.is_thinking() || self.venue.is_closed();
        if self.input.is_some() || !self.is_settled() || is_busy {
            return;
        }
        let game = self.shown.game();
        match self.shown.next() {
            Next::Move(seat) if self.venue.is_own(seat) => {
                if let Some(action) = unasked_move(&self.shown, seat) {
                    self.send(seat, Action::Play(vec![action]));
                } else {
                    self.input =
                        self.board.move_input(game, seat, History(self.venue.entries()), &self.words);
                }
            }
            Next::Throw(seat, _) if self.venue.is_own(seat) => {
                self.input = Some(Box::new(ThrowInput::new(self.board, game.clone())));
            }
            Next::Enter(seat, request) if self.venue.enters_for(seat) => {
                self.input = self.board.dice_input(game, seat, &request, &self.words);
            }
            Next::Move(_)
            | Next::Throw(..)
            | Next::Link(_)
            | Next::Enter(..)
            | Next::Draw(_)
            | Next::Over(_) => {}
        }
    }

    /// What the coach can be asked about.
    fn question(&self) -> Option<CoachQuestion> {
        self.input.as_ref().and_then(|input| input.question())
    }

    /// Whether letters go into a text.
    pub(crate) fn is_typing(&self) -> bool {
        self.is_settled() && self.input.as_ref().is_some_and(|input| input.is_typing())
    }

    /// The keys of the table; whether the key said something.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        self.notice = None;
        if std::mem::take(&mut self.talking) {
            self.say(key.code);
            return true;
        }
        if !self.is_settled() {
            // Only a key that does nothing else: whoever presses it once too often has done nothing.
            let is_skip = key.code == KeyCode::Char(' ');
            if is_skip {
                self.skip();
            }
            return is_skip;
        }
        let result = self.input.as_mut().map_or(InputResult::Ignored, |input| input.key(key));
        if result != InputResult::Ignored {
            self.act(result);
            return true;
        }
        match key.code {
            KeyCode::Char('?') => self.coach.toggle(),
            KeyCode::Char('c') if self.coach.best().is_some() => self.take_over(),
            KeyCode::Char('v') if self.coach.other_unit().is_some() => self.coach.switch_unit(),
            KeyCode::PageDown if self.coach.is_open() => self.coach.scroll(true),
            KeyCode::PageUp if self.coach.is_open() => self.coach.scroll(false),
            KeyCode::Char('o') => self.look_around(),
            KeyCode::Char('e') if self.venue.can_talk() => self.talking = true,
            _ => return false,
        }
        true
    }

    /// Says what the key stands for; any other key says nothing.
    fn say(&mut self, key: KeyCode) {
        let own = Seat::all(self.shown.game().seats()).find(|&seat| self.venue.is_own(seat));
        let phrase = key.as_char().and_then(|sign| TALK.find(sign)).and_then(|at| Phrase::ALL.get(at));
        if let (Some(seat), Some(&what)) = (own, phrase) {
            self.venue.say(seat, what);
        }
    }

    /// What can be said, each with its key.
    fn choices(&self) -> String {
        let each = TALK.chars().zip(Phrase::ALL);
        each.map(|(key, phrase)| format!("{key} {}", phrase.in_words(&self.words)))
            .collect::<Vec<_>>()
            .join(" · ")
    }

    pub(crate) fn click(&mut self, target: Target) {
        self.notice = None;
        if !self.is_settled() {
            self.skip();
            return;
        }
        let result = self.input.as_mut().map_or(InputResult::Ignored, |input| input.click(target));
        self.act(result);
    }

    fn act(&mut self, result: InputResult) {
        match result {
            InputResult::Ignored | InputResult::Changed => {}
            InputResult::Refused(refusal) => self.object(&refusal),
            InputResult::Notice(key) => self.notice = Some(self.words.say(key, &[])),
            InputResult::Objection(text) => self.notice = Some(text),
            InputResult::Play(moves) => self.send_from_seat(Action::Play(moves)),
            InputResult::Throw => self.send_from_seat(Action::Throw),
            InputResult::Enter(outcome) => self.send_from_seat(Action::Enter(outcome)),
        }
    }

    /// Does what the coach would do, as far as it can be taken back.
    fn take_over(&mut self) {
        let (Some(best), Some(input)) = (self.coach.best().cloned(), &mut self.input) else { return };
        let result = input.suggest(&best);
        self.act(result);
    }

    fn send_from_seat(&mut self, action: Action) {
        match self.shown.next() {
            Next::Move(seat) | Next::Throw(seat, _) | Next::Enter(seat, _) => self.send(seat, action),
            Next::Link(_) | Next::Draw(_) | Next::Over(_) => self.object(&CommandRefusal::Over),
        }
    }

    fn send(&mut self, seat: Seat, action: Action) {
        match self.venue.send(seat, action) {
            Ok(()) => {
                self.input = None;
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
            vec![Hint::new(SPACE, KeyCode::Char(' '), "tui-hint-skip")]
        } else if self.is_over() {
            vec![Hint::enter("tui-hint-result")]
        } else {
            self.input.as_ref().map(|input| input.hints()).unwrap_or_default()
        };
        let has_coach = self.question().is_some();
        if has_coach && self.coach.is_open() {
            let best = self.coach.best().map(|_| Hint::letter('c', "tui-hint-take-over"));
            let close = Hint::letter('?', "tui-hint-coach-close");
            // Whoever has opened the coach looks for these two before all keys of the game but the first.
            let first = 1.min(hints.len());
            let other = self.coach.other_unit().map(|other| match other {
                Unit::Winning => Hint::letter('v', "tui-hint-in-chances"),
                Unit::Points => Hint::letter('v', "tui-hint-in-points"),
            });
            hints.splice(first..first, best.into_iter().chain(other).chain([close]));
        } else if has_coach {
            hints.push(Hint::letter('?', "tui-hint-coach"));
        }
        if self.venue.can_talk() && !self.is_typing() {
            hints.push(Hint::letter('e', "tui-hint-talk"));
        }
        if self.is_typing() {
            hints.push(Hint::new("F1", KeyCode::F(1), "tui-hint-help"));
            hints.push(Hint::new("Esc", KeyCode::Esc, "tui-hint-quit"));
        } else {
            hints.push(Hint::letter('h', "tui-hint-help"));
            hints.push(Hint::letter('q', "tui-hint-quit"));
        }
        hints
    }
}

fn is_watching(venue: &dyn Venue) -> bool {
    !Seat::all(venue.table().game().seats()).any(|seat| venue.is_own(seat))
}

/// What there is to say before anything happens: that one watches, and who begins.
fn opening(shown: &Table, venue: &dyn Venue, cast: &Cast, words: &Words) -> Vec<String> {
    let watching = is_watching(venue).then(|| words.say("tui-log-watching", &[]));
    let begins = match shown.next() {
        Next::Move(seat) | Next::Throw(seat, _) | Next::Enter(seat, _) => Some(seat),
        Next::Link(_) | Next::Draw(_) => Some(shown.game().roller()),
        Next::Over(_) => None,
    };
    let begins =
        begins.filter(|_| shown.seq().0 == 0).map(|seat| words.say("tui-begins", &cast.subject(seat)));
    watching.into_iter().chain(begins).collect()
}
