//! What is solved while people play: one thing at a time.

use std::sync::{Arc, Mutex, PoisonError};

use bonecup_coach::ChancesFrom;
use bonecup_games::AnyGame;
use bonecup_rules::Game;
use rolling_bones::{BonesOptions, RollingBones};

use crate::background::Background;
use crate::cache::SolverCache;

/// Work about some `K` that goes on beside the game; whoever asks about another ends it.
pub(crate) struct Meanwhile<K, T> {
    latest: Mutex<Option<(K, Option<Background<T>>)>>,
}

/// How far the work is.
#[derive(PartialEq, Debug)]
pub(crate) enum Progress<T> {
    /// What part is done, from 0 to 1.
    Going(f64),
    /// It has just been done.
    Done(T),
    /// Nothing is done: there is nothing to do, it was done before, or it came to nothing.
    Nothing,
}

impl<K, T> Default for Meanwhile<K, T> {
    fn default() -> Self {
        Meanwhile { latest: Mutex::default() }
    }
}

impl<K: PartialEq, T: Send + 'static> Meanwhile<K, T> {
    /// How far the work about this is. If it is not the latest, it is started, unless `start` finds nothing to do.
    pub(crate) fn ask(&self, about: K, start: impl FnOnce() -> Option<Background<T>>) -> Progress<T> {
        // Nothing is computed under this lock, so a panic elsewhere leaves it as it was.
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if latest.as_ref().is_none_or(|(known, _)| *known != about) {
            let Some(work) = start() else { return Progress::Nothing };
            *latest = Some((about, Some(work)));
        }
        let Some((_, work)) = latest.as_mut() else { return Progress::Nothing };
        match work {
            Some(going) if !going.is_finished() => Progress::Going(going.progress()),
            _ => work.take().and_then(Background::wait).map_or(Progress::Nothing, Progress::Done),
        }
    }
}

impl SolverCache {
    /// What part of the exact chances of this game is solved, from 0 to 1, where that takes minutes: of a race of two by other
    /// rules than those that come with the program. It is begun when it is first asked about, on all cores but one, and
    /// kept when it is done. `None` if there is nothing to wait for: [`SolverCache::to_win`] knows what there is.
    pub fn solving(&self, game: &AnyGame) -> Option<f64> {
        let options = race_of(game)?;
        let start = || self.kept_race(&options).is_none().then(|| self.files().race_in_background(&options));
        match self.race_meanwhile().ask(options, start) {
            Progress::Going(part) => Some(part),
            Progress::Done(found) => {
                self.keep_race(&options, &Arc::new(found.table));
                None
            }
            Progress::Nothing => None,
        }
    }
}

/// The options of a game whose chances are those of a race.
fn race_of(game: &AnyGame) -> Option<BonesOptions> {
    let from = ChancesFrom::of(&game.options(), usize::from(game.seats())).ok()?;
    let own = game.of::<RollingBones>().filter(|_| from == ChancesFrom::Race)?;
    Some(*own.options())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use bonecup_games::{AnyOptions, GameId};

    use super::*;
    use crate::files::SolvedFiles;

    /// Asks until the work is no longer going on.
    fn wait(ask: impl Fn() -> Progress<u32>) -> Progress<u32> {
        loop {
            match ask() {
                Progress::Going(_) => std::thread::yield_now(),
                end @ (Progress::Done(_) | Progress::Nothing) => return end,
            }
        }
    }

    #[test]
    fn work_is_watched_and_told_once() {
        let (meanwhile, go_on) = (Meanwhile::default(), Arc::new(AtomicBool::new(false)));
        let work = || {
            let go_on = Arc::clone(&go_on);
            Some(Background::start(move |watch| {
                (watch.progress)(0.25);
                while !go_on.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
                Some(7)
            }))
        };
        let begun = || meanwhile.ask("race", work);
        while begun() != Progress::Going(0.25) {
            std::thread::yield_now();
        }
        go_on.store(true, Ordering::Relaxed);
        assert_eq!(wait(begun), Progress::Done(7));
        assert_eq!(begun(), Progress::Nothing, "it is not begun again");
        assert_eq!(meanwhile.ask("other", || None), Progress::Nothing);
    }

    #[test]
    fn whoever_asks_about_another_ends_the_first() {
        let (meanwhile, ended) = (Meanwhile::default(), Arc::new(AtomicBool::new(false)));
        let sign = Arc::clone(&ended);
        let endless = Background::start(move |watch| {
            while !watch.cancelled.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            sign.store(true, Ordering::Relaxed);
            None
        });
        assert!(matches!(meanwhile.ask(1, || Some(endless)), Progress::Going(_)));
        let other = || meanwhile.ask(2, || Some(Background::start(|_| Some(2))));
        assert_eq!(wait(other), Progress::Done(2));
        while !ended.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
    }

    #[test]
    fn only_races_that_are_not_there_are_solved() {
        let cache = SolverCache::new(SolvedFiles::with_folder("/nowhere/at/all"));
        let solving = |options: &AnyOptions, seats| cache.solving(&AnyGame::start(options, seats).unwrap());
        let mut options = AnyOptions::new(GameId::RollingBones);
        assert_eq!(solving(&options, 2), None, "it comes with the program");
        options.set("hat_duty", "never").unwrap();
        assert_eq!(solving(&options, 3), None, "the field is estimated at once");
        assert!(solving(&options, 2).is_some_and(|part| (0.0..1.0).contains(&part)));
        assert_eq!(solving(&AnyOptions::new(GameId::KnochenMax), 2), None);
    }
}
