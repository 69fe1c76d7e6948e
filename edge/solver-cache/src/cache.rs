//! Everything that was solved, in memory.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use bonecup_coach::rolling_bones::RollingBonesBook;
use bonecup_coach::{Book, CoachRefusal};
use bonecup_games::AnyOptions;
use bonecup_rules::{Game, Points, Seat};
use bonecup_solver::knochenmax::{Duel, DuelPlan, KnochenMaxGame};
use bonecup_solver::rolling_bones::{SolvedTurn, TurnPlan, Utility};
use knochenmax::{KnochenMax, KnochenMaxOptions, Sheet, SheetCount};
use rolling_bones::{BonesOptions, RollingBones};

use crate::files::{Found, SolvedFiles};
use crate::meanwhile::Meanwhile;
use crate::race::RaceTable;
use crate::shipped;
use crate::solve_once::SolveOnce;

/// Bytes for books: 20 kB for a sheet, 10 MB for two sheets or more, and for a turn of Rolling Bones.
const BOOKS: usize = 24 << 20;
/// Bytes for turns that are played to win: 5 MB each.
const TURNS_TO_WIN: usize = 10 << 20;
/// Bytes for openings of duels: 19 MB each.
const OPENINGS: usize = 38 << 20;
/// Bytes for ends of duels: the largest, or several. Those of games that go on meanwhile have to be solved again, but are
/// shorter with every turn.
const LATE_DUELS: usize = 50 << 20;
/// All of these together, with 4 MB that every process has once: what is left to the server of the 300 MB that hosts are
/// promised is as much again.
const ALL: usize = 128 << 20;
const _: () = assert!(BOOKS + TURNS_TO_WIN + OPENINGS + LATE_DUELS + (4 << 20) <= ALL);
/// Values of the end of a duel: 48 MB, solved in a second on one core. With eight free boxes against seven, where openings
/// end, there are two to six million.
const LATE_VALUES: usize = 6_000_000;
/// With more free boxes together a duel is never late; counting them is much cheaper than planning.
const LATE_BOXES: usize = 16;
/// Nor with more of them on the sheets of one player: on several sheets that is a position to which no play leads.
const LATE_BOXES_OF_ONE: usize = 10;
/// Races: some hundred kilobytes each.
const RACES: usize = 8;

/// A duel's options, and the sheets of the player to move and of the other.
type LateKey = (KnochenMaxOptions, [Vec<Sheet>; 2]);

/// What was solved in this process, and what its files hold.
pub struct SolverCache {
    files: SolvedFiles,
    books: SolveOnce<String, Result<Book, CoachRefusal>>,
    turn_plan: LazyLock<TurnPlan>,
    turns_to_win: SolveOnce<(String, Vec<u64>), Arc<SolvedTurn>>,
    late_duels: SolveOnce<LateKey, Option<Arc<Duel>>>,
    /// Only those that are there, and files that cannot be read: a file that is not there yet may come.
    openings: SolveOnce<KnochenMaxOptions, Option<Arc<Duel>>>,
    races: Mutex<Vec<(BonesOptions, Arc<RaceTable>)>>,
    race_meanwhile: Meanwhile<BonesOptions, Found<RaceTable>>,
    solved: AtomicUsize,
}

impl SolverCache {
    /// The one of this process, with the files of the user.
    pub fn shared() -> &'static SolverCache {
        static SHARED: LazyLock<SolverCache> = LazyLock::new(|| SolverCache::new(SolvedFiles::open()));
        &SHARED
    }

    /// An empty one with these files.
    pub fn new(files: SolvedFiles) -> SolverCache {
        SolverCache {
            files,
            books: SolveOnce::new(BOOKS),
            turn_plan: LazyLock::new(TurnPlan::new),
            turns_to_win: SolveOnce::new(TURNS_TO_WIN),
            late_duels: SolveOnce::new(LATE_DUELS),
            openings: SolveOnce::new(OPENINGS),
            races: Mutex::default(),
            race_meanwhile: Meanwhile::default(),
            solved: AtomicUsize::new(0),
        }
    }

    /// The files in which long results are kept.
    pub fn files(&self) -> &SolvedFiles {
        &self.files
    }

    /// How many things were solved or read so far. Whoever holds on to them can tell how much that is.
    pub fn solved(&self) -> usize {
        self.solved.load(Ordering::Relaxed)
    }

    /// What the coach knows of a game with these options.
    ///
    /// # Errors
    /// The coach does not know the game.
    pub fn book(&self, options: &AnyOptions) -> Result<Book, CoachRefusal> {
        let options = Book::solved_for(options)?;
        let key = format!("{} {:?}", options.game(), options.values());
        self.books.get(key, || {
            self.count();
            options.of::<RollingBones>().map_or_else(
                || on_own_threads(|| Book::solve(&options)),
                |own| Ok(Book::from(self.turn_for_points(own))),
            )
        })
    }

    /// A turn of Rolling Bones for points, from what is shipped if that is there.
    fn turn_for_points(&self, options: &BonesOptions) -> RollingBonesBook {
        let plan = &*self.turn_plan;
        let shipped = shipped::turn::turn(options, plan);
        let solved = shipped.unwrap_or_else(|| plan.solve(options, Utility::points()));
        RollingBonesBook::of_turn(options, plan.clone(), solved)
    }

    /// A turn of Rolling Bones with these options, in which points have this worth.
    pub fn turn_to_win(&self, options: &BonesOptions, utility: &Utility) -> Arc<SolvedTurn> {
        let (Points(lowest), Points(highest)) = (Utility::LOWEST, Utility::HIGHEST);
        let worth = (lowest..=highest).map(|score| utility.of(Points(score)).to_bits()).collect();
        // What is agreed about the end of the game does not matter within a turn.
        let rules = format!("{} {}", options.hat_duty.name(), options.hat_off.name());
        self.turns_to_win.get((rules, worth), || {
            self.count();
            Arc::new(self.turn_plan.solve(options, utility.clone()))
        })
    }

    /// The race of two with these options, if it was solved before and kept.
    pub fn kept_race(&self, options: &BonesOptions) -> Option<Arc<RaceTable>> {
        let races = self.races.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, race)) = races.iter().find(|(known, _)| known == options) {
            return Some(Arc::clone(race));
        }
        drop(races);
        let race = Arc::new(self.files.race(options).ok().flatten()?);
        self.keep_race(options, &race);
        Some(race)
    }

    /// Remembers a race that was read or solved, in the place of the oldest.
    pub(crate) fn keep_race(&self, options: &BonesOptions, race: &Arc<RaceTable>) {
        self.count();
        let mut races = self.races.lock().unwrap_or_else(PoisonError::into_inner);
        races.retain(|(known, _)| known != options);
        let surplus = (races.len() + 1).saturating_sub(RACES);
        races.drain(..surplus);
        races.push((*options, Arc::clone(race)));
    }

    /// The race that is solved while people play.
    pub(crate) fn race_meanwhile(&self) -> &Meanwhile<BonesOptions, Found<RaceTable>> {
        &self.race_meanwhile
    }

    /// A solved duel that knows the position: the opening, if it is shipped or was solved before, or the end, solved now
    /// if few boxes are free. `None` for other than two seats, and if solving would take long; with several sheets each it
    /// would, but near the end.
    pub fn duel(&self, game: &KnochenMax) -> Option<Arc<Duel>> {
        let sheets = both_sheets(game)?;
        let knows = |duel: &Arc<Duel>| duel.win(game).is_some();
        let [own, other] = sheets.each_ref().map(|sheets| free_boxes(sheets));
        if game.options().sheets == SheetCount::ONE
            && own + other >= LATE_BOXES
            && let Some(opening) = self.opening(game.options()).filter(knows)
        {
            return Some(opening);
        }
        if own + other > LATE_BOXES || own.max(other) > LATE_BOXES_OF_ONE {
            return None;
        }
        let is_known = |known: &LateKey, duel: &Option<Arc<Duel>>| {
            known.0 == *game.options() && duel.as_ref().is_some_and(knows)
        };
        self.late_duels.find(is_known).flatten().or_else(|| {
            is_late(game).then_some(())?;
            self.late_duels.get((*game.options(), sheets), || {
                self.count();
                on_own_threads(|| solve(game)).map(Arc::new)
            })
        })
    }

    /// The opening of a duel, from what is shipped or from its file. A file that cannot be read is not read again.
    fn opening(&self, options: &KnochenMaxOptions) -> Option<Arc<Duel>> {
        if !self.files.has_duel(options) {
            return None;
        }
        self.openings.get(*options, || {
            self.count();
            on_own_threads(|| self.files.duel(options)).ok().flatten().map(Arc::new)
        })
    }

    fn count(&self) {
        self.solved.fetch_add(1, Ordering::Relaxed);
    }
}

/// The sheets of the seat to move and those of the other; `None` if they are not two.
fn both_sheets(game: &KnochenMax) -> Option<[Vec<Sheet>; 2]> {
    let own = game.to_move();
    let sheets = |seat: Seat| game.sheets(seat).to_vec();
    (game.seats() == 2).then(|| [sheets(own), sheets(own.next(2))])
}

fn free_boxes(sheets: &[Sheet]) -> usize {
    sheets.iter().map(|sheet| sheet.free().count()).sum()
}

/// Whether the end of the duel from here is solved soon.
fn is_late(position: &KnochenMax) -> bool {
    let plan = DuelPlan::from_position(&KnochenMaxGame::new(position.options()), position);
    plan.is_some_and(|plan| plan.len() <= LATE_VALUES)
}

fn solve(position: &KnochenMax) -> Option<Duel> {
    let game = KnochenMaxGame::new(position.options());
    Duel::solve_from(&game, position, &|_| ControlFlow::Continue(()))
}

/// Works where no other work can come in between.
///
/// The solver uses rayon, and a thread of a pool that waits there may take up another game of the same pool. That game
/// would wait for the very value which the same thread has just begun, for ever.
fn on_own_threads<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    on_threads(0, work)
}

/// The same on so many threads; on one for each core if that is 0.
pub(crate) fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = scope.spawn(|| match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
            Ok(pool) => pool.install(work),
            Err(_) => work(),
        });
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use bonecup_coach::knochenmax::KnochenMaxBook;
    use bonecup_games::{GameId, Listed};
    use serde_json::json;

    use super::*;

    fn cache() -> SolverCache {
        SolverCache::new(SolvedFiles::with_folder("/nowhere/at/all"))
    }

    fn weighted(weight: usize, sheets: usize) -> AnyOptions {
        AnyOptions::from_json(GameId::KnochenMax, json!({ "bones": [weight, 1, 1, 1], "sheets": sheets }))
            .unwrap()
    }

    impl SolverCache {
        /// What everything in it takes, counted again, and what it believes that it takes.
        fn bytes(&self) -> [usize; 2] {
            let kept =
                [self.books.sum(), self.turns_to_win.sum(), self.late_duels.sum(), self.openings.sum()];
            let known = [
                self.books.bytes(),
                self.turns_to_win.bytes(),
                self.late_duels.bytes(),
                self.openings.bytes(),
            ];
            [kept, known].map(|parts| parts.iter().sum::<usize>() + self.turn_plan.bytes())
        }
    }

    #[test]
    fn a_book_is_solved_once_and_the_oldest_is_forgotten() {
        let cache = cache();
        let book = |weight| cache.book(&weighted(weight, 2)).unwrap().of::<KnochenMaxBook>().unwrap();
        let first = book(1);
        book(2);
        assert!(Arc::ptr_eq(&first, &book(1)), "it was asked for lately");
        assert_eq!(cache.solved(), 2);
        book(3);
        book(2);
        assert_eq!(cache.solved(), 4, "the second had to make room");
        (4..40).for_each(|weight| drop(cache.book(&weighted(weight, 1)).unwrap()));
        book(2);
        assert_eq!(cache.solved(), 40, "small ones take little room");
    }

    #[test]
    fn what_is_asked_under_many_options_stays_within_its_bytes() {
        let cache = cache();
        for weight in 1..4 {
            cache.book(&weighted(weight, 2)).unwrap();
        }
        cache.book(&AnyOptions::new(GameId::RollingBones)).unwrap();
        for score in 0..4 {
            cache.turn_to_win(&BonesOptions::default(), &Utility::from_fn(|own| f64::from(own.0 > score)));
        }
        for bones in ["antique", "fair", "shagai"] {
            let options = AnyOptions::from_json(GameId::KnochenMax, json!({ "bones": bones })).unwrap();
            cache.duel(&KnochenMax::start(options.of::<KnochenMax>().unwrap(), 2).unwrap()).unwrap();
        }
        let half = json!({"seats": [{"sheets": [{"hund": 0, "ruecken": 9}]}, {"sheets": [{"hund": 0, "ruecken": 9, "bauch": 12}]}]});
        for weight in 1..3 {
            let options = weighted(weight, 1);
            let setup = serde_json::from_value(half.clone()).unwrap();
            let game = KnochenMax::from_setup(options.of::<KnochenMax>().unwrap(), &setup).unwrap();
            assert!(cache.duel(&game).is_some_and(|duel| duel.bytes() > 10 << 20), "a large one");
        }
        let [kept, known] = cache.bytes();
        assert_eq!(kept, known);
        assert!((64 << 20..ALL).contains(&kept), "{kept}");
    }

    /// Two sheets each, with these boxes free on both of one player and on both of the other.
    fn two_sheets(free: [&[&str]; 2]) -> KnochenMax {
        let full = json!({"hund": 1, "ruecken": 9, "bauch": 12, "chios": 18, "dreierpasch": 20, "viererpasch": 18,
            "full_house": 25, "venuswurf": 40, "knochenmax": 50, "besser_als_nix": 15});
        let seat = |free: &[&str]| {
            let mut sheet = full.clone();
            free.iter().for_each(|entry| drop(sheet.as_object_mut().unwrap().remove(*entry)));
            json!({ "sheets": [sheet, sheet] })
        };
        let setup = serde_json::from_value(json!({ "seats": free.map(seat) })).unwrap();
        let options = AnyOptions::from_json(GameId::KnochenMax, json!({ "sheets": 2 })).unwrap();
        KnochenMax::from_setup(options.of::<KnochenMax>().unwrap(), &setup).unwrap()
    }

    #[test]
    fn several_sheets_each_are_solved_when_few_boxes_are_free() {
        let cache = cache();
        let late = two_sheets([&["chios", "venuswurf"], &["chios", "venuswurf"]]);
        let duel = cache.duel(&late).unwrap();
        assert!(duel.win(&late).is_some_and(|win| (0.3..0.7).contains(&win)));
        assert!(Arc::ptr_eq(&duel, &cache.duel(&late).unwrap()), "it is kept");
        let early = ["hund", "ruecken", "bauch", "chios", "venuswurf"];
        assert!(cache.duel(&two_sheets([&early, &early])).is_none(), "twenty free boxes");
        let lopsided =
            two_sheets([&["hund", "ruecken", "bauch", "chios", "venuswurf", "full_house"], &["hund"]]);
        assert!(cache.duel(&lopsided).is_none(), "twelve on the sheets of one player");
        assert!(cache.to_win(&KnochenMax::into_game(late), |chances| chances.kind()).is_ok());
    }

    #[test]
    fn games_that_differ_only_in_their_end_share_a_book() {
        let cache = cache();
        let book = |target: &str| {
            let mut options = AnyOptions::new(GameId::RollingBones);
            options.set("target", target).unwrap();
            cache.book(&options).unwrap().of::<RollingBonesBook>().unwrap()
        };
        assert!(Arc::ptr_eq(&book("50"), &book("80")));
    }
}
