//! What has been solved so far, for the next lines.

use std::ops::ControlFlow;
use std::sync::Arc;

use bonecup_coach::Book;
use bonecup_games::AnyGame;
use bonecup_rules::{Game, Reason, Seat};
use bonecup_solver::knochenmax::{DuelPlan, KnochenMaxGame};
use bonecup_tables::{DuelTable, Tables};
use bonecup_words::{Value, Words};
use knochenmax::{KnochenMax, KnochenMaxOptions, Sheet};

use super::answer::Ready;
use super::question::{Problem, Question};

/// Things that are kept for later lines; a pair of sheets takes ten megabytes.
const KEPT: usize = 8;
/// Values of a duel that are solved while a reader waits: about a second on two cores, seven free boxes each.
const QUICK: usize = 6_000_000;
/// Values of all kept duels: two whole ones, three gigabytes.
const MOST_VALUES: usize = 450_000_000;
/// More free boxes together are never quick; counting is much cheaper than planning.
const QUICK_BOXES: usize = 16;

/// The solved things that were needed last; the latest is the last.
pub(super) struct Shelf {
    tables: Tables,
    books: Vec<Arc<Book>>,
    duels: Vec<(KnochenMaxOptions, Arc<DuelTable>)>,
    /// Options whose table was looked for and is not there.
    missing: Vec<KnochenMaxOptions>,
    /// How many things were solved since the shelf was tidied.
    made: usize,
}

impl Shelf {
    pub(super) fn new() -> Shelf {
        let (books, duels, missing) = (Vec::new(), Vec::new(), Vec::new());
        Shelf { tables: Tables::open(), books, duels, missing, made: 0 }
    }

    /// Whether it is time to answer what is waiting and then to tidy up.
    pub(super) fn is_full(&self) -> bool {
        self.made >= KEPT || (self.made > 0 && self.values() > MOST_VALUES)
    }

    fn values(&self) -> usize {
        self.duels.iter().map(|(_, duel)| duel.values().len()).sum()
    }

    /// Gives away what was not needed lately.
    pub(super) fn tidy(&mut self) {
        self.made = 0;
        self.books.drain(..self.books.len().saturating_sub(KEPT));
        self.duels.drain(..self.duels.len().saturating_sub(KEPT));
        while self.duels.len() > 1 && self.values() > MOST_VALUES {
            self.duels.remove(0);
        }
        self.missing.drain(..self.missing.len().saturating_sub(KEPT));
    }

    /// Solves what the answer needs. Solving uses all cores, so it is done before the answers are.
    pub(super) fn prepare(&mut self, question: Result<Question, Problem>, words: &Words) -> Ready {
        match question {
            Err(problem) => Ready::Problem(problem),
            Ok(Question::Points(game)) => self.points(game, words),
            Ok(Question::Winning(game)) => self.winning(game, words),
            Ok(Question::Floe(game, asked)) => Ready::Floe(game, asked),
        }
    }

    fn points(&mut self, game: AnyGame, words: &Words) -> Ready {
        match self.book(&game) {
            Ok(book) => Ready::Points(game, book),
            Err(refusal) => Ready::Problem(Problem::new(refusal.code(), words.reason(&refusal))),
        }
    }

    fn winning(&mut self, game: KnochenMax, words: &Words) -> Ready {
        let sheets = game.options().sheets.get();
        if sheets > 1 && game.seats() > 1 {
            let message = words.say("advise-several-sheets", &[("sheets", Value::from(sheets))]);
            return Ready::Problem(Problem::new("not-solvable", message));
        }
        if let Some(duel) = self.duel(&game) {
            return Ready::Duel(game, duel);
        }
        match self.book(&AnyGame::KnochenMax(game.clone())) {
            Ok(book) => Ready::Crowd(game, book),
            Err(refusal) => Ready::Problem(Problem::new(refusal.code(), words.reason(&refusal))),
        }
    }

    fn book(&mut self, game: &AnyGame) -> Result<Arc<Book>, bonecup_coach::CoachRefusal> {
        let book = match self.books.iter().position(|book| book.check(game).is_ok()) {
            Some(place) => self.books.remove(place),
            None => {
                self.made += 1;
                Arc::new(Book::solve(&game.options())?)
            }
        };
        self.books.push(Arc::clone(&book));
        Ok(book)
    }

    /// The duel of the position: from the table if it is there, or solved now if that is quick.
    fn duel(&mut self, game: &KnochenMax) -> Option<Arc<DuelTable>> {
        if game.seats() != 2 {
            return None;
        }
        if let Some(duel) = self.kept(game) {
            return Some(duel);
        }
        self.look_for(game.options());
        if let Some(duel) = self.kept(game) {
            return Some(duel);
        }
        let duel = Arc::new(solve_quickly(game)?);
        self.made += 1;
        self.duels.push((*game.options(), Arc::clone(&duel)));
        Some(duel)
    }

    /// A duel that was solved before and reaches the position.
    fn kept(&mut self, game: &KnochenMax) -> Option<Arc<DuelTable>> {
        let fits = |(options, duel): &(KnochenMaxOptions, Arc<DuelTable>)| {
            options == game.options() && duel.win(game).is_some()
        };
        let place = self.duels.iter().position(fits)?;
        let found = self.duels.remove(place);
        let duel = Arc::clone(&found.1);
        self.duels.push(found);
        Some(duel)
    }

    /// Fetches the table of the whole duel, if there is one; a bad one is as good as none.
    fn look_for(&mut self, options: &KnochenMaxOptions) {
        let whole = |(kept, duel): &(KnochenMaxOptions, Arc<DuelTable>)| {
            kept == options && duel.values().len() > QUICK
        };
        if self.missing.contains(options) || self.duels.iter().any(whole) {
            return;
        }
        match self.tables.duel(options) {
            Ok(Some(table)) => {
                self.made += 1;
                self.duels.push((*options, Arc::new(table)));
            }
            Ok(None) | Err(_) => self.missing.push(*options),
        }
    }
}

fn solve_quickly(position: &KnochenMax) -> Option<DuelTable> {
    let sheet = |seat: Seat| position.sheets(seat).first();
    let own = sheet(position.to_move())?;
    let other = sheet(position.to_move().next(position.seats()))?;
    let free = |sheet: &Sheet| sheet.free().count();
    if free(own) + free(other) > QUICK_BOXES {
        return None;
    }
    let game = KnochenMaxGame::new(position.options());
    if DuelPlan::new(&game, game.card(own), game.card(other)).len() > QUICK {
        return None;
    }
    DuelTable::solve_from(&game, position, &|_| ControlFlow::Continue(()))
}
