//! After the game: who won, what was luck and what was not, and the record.

mod chart;
mod course;
mod mistakes;
mod view;

use std::path::PathBuf;

use bonecup_arena::Lean;
use bonecup_coach::{Analysis, ChancesFrom, CoachRefusal, Unit, analyse, analyse_winning};
use bonecup_games::AnyGame;
use bonecup_referee::{Player, Record};
use bonecup_rules::Seat;
use bonecup_solver_cache::SolverCache;
use bonecup_views::Cast;
use ratatui::crossterm::event::KeyCode;

use crate::hints::Hint;
use crate::scroll::Scroll;
use bonecup_seat::{Home, Job, Progress, Threads, UnitChoice};
use mistakes::Mistake;

/// Turns that a key scrolls.
const PAGE: usize = 5;

/// What was luck and what was not, and every mistake with its position.
struct Review {
    analysis: Analysis,
    mistakes: Vec<Mistake>,
}

type Found = Result<Review, CoachRefusal>;

/// A review in one unit, which is made when somebody wants to see it.
#[derive(Default)]
struct InUnit {
    job: Option<Job<Found>>,
    found: Option<Found>,
}

pub(crate) struct Ending {
    record: Record,
    game: AnyGame,
    cast: Cast,
    threads: Threads,
    /// What is counted in.
    unit: UnitChoice,
    in_points: InUnit,
    in_chances: InUnit,
    seat: Seat,
    /// The mistake of this seat that is looked at, from 0.
    mistake: Option<usize>,
    /// Where the record was written, or why it was not.
    kept: Option<Result<PathBuf, String>>,
    /// Of the turns that do not fit.
    scroll: Scroll,
    beat: usize,
}

impl Ending {
    /// Takes a game apart while its result is already on the screen.
    pub(crate) fn new(
        record: Record,
        game: AnyGame,
        cast: Cast,
        threads: Threads,
        unit: UnitChoice,
    ) -> Ending {
        let is_person = |seat: &Seat| {
            record.plan.seats.get(seat.index()).is_some_and(|plan| plan.player == Player::Human)
        };
        let seat = Seat::all(game.seats()).find(is_person).unwrap_or_default();
        let (in_points, in_chances) = (InUnit::default(), InUnit::default());
        let mut ending = Ending {
            record,
            game,
            cast,
            threads,
            unit,
            in_points,
            in_chances,
            seat,
            mistake: None,
            kept: None,
            scroll: Scroll::default(),
            beat: 0,
        };
        ending.begin();
        ending
    }

    /// What is counted in here: what was chosen, if the game has it.
    fn unit(&self) -> Unit {
        if self.has_chances() { self.unit.unit() } else { Unit::Points }
    }

    fn has_chances(&self) -> bool {
        let plan = &self.record.plan;
        ChancesFrom::of(&plan.options, plan.seats.len()).is_ok()
    }

    fn review(&self) -> Option<&Found> {
        match self.unit() {
            Unit::Points => self.in_points.found.as_ref(),
            Unit::Winning => self.in_chances.found.as_ref(),
        }
    }

    /// Begins the review that is looked at, if nobody has.
    fn begin(&mut self) {
        let unit = self.unit();
        let wanted = match unit {
            Unit::Points => &mut self.in_points,
            Unit::Winning => &mut self.in_chances,
        };
        if wanted.job.is_none() && wanted.found.is_none() {
            let record = self.record.clone();
            wanted.job = Some(Job::start(self.threads, move || reviewed(&record, unit)));
        }
    }

    fn switch_unit(&mut self) {
        self.unit.choose(self.unit().other());
        self.scroll = Scroll::default();
        self.begin();
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn tick(&mut self) {
        self.beat += 1;
        self.in_points.poll();
        self.in_chances.poll();
    }

    /// Whether the key said something.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    pub(crate) fn key(&mut self, code: KeyCode, home: Option<&Home>) -> bool {
        if let Some(at) = self.mistake {
            return self.mistake_key(code, at);
        }
        match code {
            KeyCode::Char('s') => self.keep(home),
            KeyCode::Char('m') if !self.mistakes().is_empty() => self.mistake = Some(0),
            KeyCode::Char('v') if self.has_chances() => self.switch_unit(),
            KeyCode::Tab | KeyCode::Right => {
                self.seat = self.seat.next(self.game.seats());
                self.scroll = Scroll::default();
            }
            KeyCode::Down => self.scroll.down(1),
            KeyCode::Up => self.scroll.up(1),
            KeyCode::PageDown => self.scroll.down(PAGE),
            KeyCode::PageUp => self.scroll.up(PAGE),
            _ => return false,
        }
        true
    }

    /// The keys while mistakes are looked at; after the last there is the result again.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn mistake_key(&mut self, code: KeyCode, at: usize) -> bool {
        let last = self.mistakes().len().saturating_sub(1);
        self.mistake = match code {
            KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ' | 'm') => {
                (at < last).then_some(at + 1)
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => Some(at.saturating_sub(1)),
            KeyCode::Esc => None,
            _ => return false,
        };
        true
    }

    /// The mistakes of the seat that is looked at, the worst first.
    fn mistakes(&self) -> Vec<&Mistake> {
        let Some(Ok(review)) = self.review() else { return Vec::new() };
        review.mistakes.iter().filter(|mistake| mistake.seat == self.seat).collect()
    }

    fn keep(&mut self, home: Option<&Home>) {
        let Some(home) = home else { return };
        self.kept = Some(home.keep_record(&self.record).map_err(|error| error.to_string()));
    }

    pub(crate) fn hints(&self) -> Vec<Hint> {
        if let Some(at) = self.mistake {
            let is_last = at + 1 >= self.mistakes().len();
            let mut hints =
                vec![Hint::enter(if is_last { "tui-hint-result" } else { "tui-hint-next-mistake" })];
            if at > 0 {
                hints.push(Hint::new("←", KeyCode::Left, "tui-hint-former-mistake"));
            }
            if !is_last {
                hints.push(Hint::new("Esc", KeyCode::Esc, "tui-hint-result"));
            }
            hints.push(Hint::letter('h', "tui-hint-help"));
            hints.push(Hint::letter('q', "tui-hint-quit"));
            return hints;
        }
        let mut hints = vec![Hint::enter("tui-hint-menu")];
        if !self.mistakes().is_empty() {
            hints.push(Hint::letter('m', "tui-hint-mistakes"));
        }
        if self.has_chances() {
            let key = match self.unit() {
                Unit::Points => "tui-hint-in-chances",
                Unit::Winning => "tui-hint-in-points",
            };
            hints.push(Hint::letter('v', key));
        }
        if self.kept.is_none() {
            hints.push(Hint::letter('s', "tui-hint-save-record"));
        }
        if self.game.seats() > 1 && matches!(self.review(), Some(Ok(_))) {
            hints.push(Hint::new("Tab", KeyCode::Tab, "tui-hint-other-seat"));
        }
        hints.push(Hint::letter('h', "tui-hint-help"));
        hints.push(Hint::letter('q', "tui-hint-quit"));
        hints
    }
}

impl InUnit {
    fn poll(&mut self) {
        match self.job.as_ref().map(Job::poll) {
            Some(Progress::Done(found)) => (self.found, self.job) = (Some(found), None),
            Some(Progress::Broken) => (self.found, self.job) = (Some(Err(CoachRefusal::NotSolved)), None),
            Some(Progress::Waiting) | None => {}
        }
    }
}

/// Takes a game apart.
fn reviewed(record: &Record, unit: Unit) -> Found {
    let book = SolverCache::shared().book(&record.plan.options)?;
    let analysis = match unit {
        Unit::Points => analyse(record, &book, &Lean::default())?,
        Unit::Winning => {
            let plan = &record.plan;
            let start = AnyGame::start(&plan.options, plan.seats.len());
            let start = start.map_err(|_| CoachRefusal::BadRecord)?;
            SolverCache::shared().to_win(&start, |chances| analyse_winning(record, chances, &|_| {}))??
        }
    };
    let mistakes = mistakes::found(record, &analysis, &book);
    Ok(Review { analysis, mistakes })
}
