//! Advice in the unit that somebody likes to hear, with the chances of all seats, and where the two units part.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Seat, Turn};

use crate::advice::{Advice, Question, consult, consult_to_win};
use crate::book::Book;
use crate::chances::Chances;
use crate::parting::Parting;
use crate::plan::plan_by;
use crate::refusal::CoachRefusal;
use crate::to_win::standing_to_win;
use crate::unit::Unit;
use crate::values::Kind;
use crate::why::Why;

/// What the coach says to somebody who has to move.
pub struct Counsel {
    /// What the values of the advice count: what was wished for, if chances are known.
    pub unit: Unit,
    /// The moves with their values.
    pub advice: Advice,
    /// The best moves up to the one after which dice roll or another seat acts.
    pub plan: Vec<AnyMove>,
    /// What each seat's chance is now, if chances are known.
    pub seats: Option<SeatChances>,
    /// Where points and winning ask for different moves, if they do.
    pub parting: Option<Parting>,
}

/// The chances of all seats, which make one win together.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatChances {
    /// How far to trust them.
    pub kind: Kind,
    /// In the order of play.
    pub of: Vec<f64>,
}

/// Answers a question in this unit; without chances in points, whatever is wished for.
///
/// # Errors
/// The book is one for another game or other options.
pub fn counsel(
    question: &Question<'_>,
    wished: Unit,
    book: &Book,
    chances: Option<&dyn Chances>,
) -> Result<Counsel, CoachRefusal> {
    let game = question.game;
    let to_win = chances.filter(|_| wished == Unit::Winning);
    let seats = chances.and_then(|chances| SeatChances::of(game, chances));
    let parting = chances.and_then(|chances| Parting::find(game, book, chances));
    if let Some(chances) = to_win {
        let mut advice = consult_to_win(game, Some(chances))?;
        // Where the ways part, how things stand is told with that.
        let standing = if parting.is_none() { standing_to_win(game) } else { None };
        explain(&mut advice, question, book, standing.as_ref());
        let next = |game: &AnyGame| consult_to_win(game, Some(chances)).ok();
        let plan = plan_by(game, &advice, &next);
        return Ok(Counsel { unit: Unit::Winning, advice, plan, seats, parting });
    }
    let advice = consult(question, book)?;
    let plan = crate::plan::plan(game, &advice, book);
    Ok(Counsel { unit: Unit::Points, advice, plan, seats, parting })
}

/// Adds to advice in chances to win what speaks for the best moves and for the one that was asked about, and how things
/// stand, if that is to be told.
pub fn explain(advice: &mut Advice, question: &Question<'_>, book: &Book, standing: Option<&Why>) {
    let ranks: Vec<Option<Why>> = advice.moves.iter().map(|advised| advice.rank(advised)).collect();
    for (advised, rank) in advice.moves.iter_mut().zip(ranks) {
        advised.is_asked = question.asked == Some(&advised.action);
        if question.reasons && (advised.is_best || advised.is_asked) {
            advised.why = book.why_to_win(question.game, &advised.action);
            advised.why.extend(rank);
            advised.why.extend(standing.cloned());
        }
    }
}

impl SeatChances {
    /// The chances of all seats in a position; `None` if they are not known.
    pub fn of(game: &AnyGame, chances: &dyn Chances) -> Option<SeatChances> {
        if let Turn::Over(standings) = game.turn() {
            let of = Seat::all(game.seats()).map(|seat| standings.share(seat)).collect();
            return Some(SeatChances { kind: Kind::Exact, of });
        }
        let of = chances.of_all(game)?;
        Some(SeatChances { kind: chances.kind(), of })
    }
}
