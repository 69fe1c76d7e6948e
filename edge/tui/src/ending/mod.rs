//! After the game: who won, what was luck and what was not, and the record.

mod chart;
mod view;

use std::path::PathBuf;

use bonecup_coach::{Analysis, CoachRefusal, analyse};
use bonecup_games::AnyGame;
use bonecup_referee::Record;
use bonecup_rules::Seat;
use bonecup_solver_cache::SolverCache;
use bonecup_views::Cast;
use ratatui::crossterm::event::KeyCode;

use crate::hints::Hint;
use bonecup_seat::Home;
use bonecup_seat::{Job, Progress, Threads};

type Found = Result<Analysis, CoachRefusal>;

pub(crate) struct Ending {
    record: Record,
    game: AnyGame,
    cast: Cast,
    job: Option<Job<Found>>,
    analysis: Option<Found>,
    seat: Seat,
    /// Where the record was written, or why it was not.
    kept: Option<Result<PathBuf, String>>,
    beat: usize,
}

impl Ending {
    /// Takes a game apart while its result is already on the screen.
    pub(crate) fn new(record: Record, game: AnyGame, cast: Cast, threads: Threads) -> Ending {
        let own = record.clone();
        let job = Job::start(threads, move || {
            let book = SolverCache::shared().book(&own.plan.options)?;
            analyse(&own, &book)
        });
        Ending { record, game, cast, job: Some(job), analysis: None, seat: Seat(0), kept: None, beat: 0 }
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn tick(&mut self) {
        self.beat += 1;
        let progress = self.job.as_ref().map(Job::poll);
        match progress {
            Some(Progress::Done(found)) => (self.analysis, self.job) = (Some(found), None),
            Some(Progress::Broken) => (self.analysis, self.job) = (Some(Err(CoachRefusal::NotSolved)), None),
            Some(Progress::Waiting) | None => {}
        }
    }

    /// Whether the key said something.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    pub(crate) fn key(&mut self, code: KeyCode, home: Option<&Home>) -> bool {
        match code {
            KeyCode::Char('s') => self.keep(home),
            KeyCode::Tab | KeyCode::Right => self.seat = self.seat.next(self.game.seats()),
            _ => return false,
        }
        true
    }

    fn keep(&mut self, home: Option<&Home>) {
        let Some(home) = home else { return };
        self.kept = Some(home.keep_record(&self.record).map_err(|error| error.to_string()));
    }

    pub(crate) fn hints(&self) -> Vec<Hint> {
        let mut hints = vec![Hint::enter("tui-hint-menu")];
        if self.kept.is_none() {
            hints.push(Hint::letter('s', "tui-hint-save-record"));
        }
        if self.game.seats() > 1 && matches!(self.analysis, Some(Ok(_))) {
            hints.push(Hint::new("Tab", KeyCode::Tab, "tui-hint-other-seat"));
        }
        hints.push(Hint::letter('q', "tui-hint-quit"));
        hints
    }
}
