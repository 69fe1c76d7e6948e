//! What the coach says about a position, in words.

use std::sync::Arc;

use bonecup_arena::Lean;
use bonecup_coach::floe::{FloeAdvice, advise_floe};
use bonecup_coach::{Advice, Book, CoachRefusal, Kind, TIE, advise};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_views::rolling_bones::dice_in_words;
use bonecup_views::{deed, floe_sentence, points, sentence};
use bonecup_words::{Value, Words};
use knochenmax::Bones;
use rolling_dice::{Aim, AimPart, Move, RollingDice};

/// Moves that are told, the best first.
const TOLD: usize = 6;
/// Reasons that are told.
const REASONS: usize = 4;
/// The trials' noises come from here: the same question gets the same answer.
const SEED: u64 = 1;

/// Advice about one position.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// What the numbers are, and how far to trust them.
    pub note: String,
    /// The best moves and what they are worth.
    pub moves: Vec<AdvisedMove>,
    /// Why the best one is the best.
    pub reasons: Vec<String>,
}

/// A move with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct AdvisedMove {
    /// The move.
    pub action: AnyMove,
    /// What one would do.
    pub text: String,
    /// What it is worth.
    pub value: String,
    /// Whether none is better.
    pub is_best: bool,
}

/// Asks about a position in which a seat has to move. What had to be solved for the answer is kept in `book`. If a
/// throw is due, the aim that somebody thinks of is judged too.
///
/// # Errors
/// If nothing is known about the game.
pub fn consult(
    game: &AnyGame,
    aim: Option<Aim>,
    book: &mut Option<Arc<Book>>,
    words: &Words,
) -> Result<Advised, CoachRefusal> {
    if let AnyGame::RollingDice(floe) = game {
        return Ok(on_floe(floe, aim, words));
    }
    let fitting = book.clone().filter(|book| book.check(game).is_ok());
    let fitting = match fitting {
        Some(fitting) => fitting,
        None => Arc::new(Book::solve(&game.options())?),
    };
    *book = Some(Arc::clone(&fitting));
    let advice = advise(game, &fitting)?;
    Ok(in_points(game, &advice, &fitting, words))
}

fn in_points(game: &AnyGame, advice: &Advice, book: &Book, words: &Words) -> Advised {
    let mut valued: Vec<_> = advice.moves.iter().collect();
    valued.sort_by(|one, other| other.value.total_cmp(&one.value));
    let most = valued.first().map_or(0.0, |best| best.value);
    let told = valued.iter().take(TOLD).map(|valued| AdvisedMove {
        action: valued.action.clone(),
        text: short(&valued.action, game, words),
        value: points(valued.value, words),
        is_best: valued.value >= most - TIE,
    });
    let best = advice.best().last();
    let reasons = best.map(|best| book.why(game, advice, &best.action)).unwrap_or_default();
    let note = match (game, advice.kind) {
        (AnyGame::KnochenMax(_), Kind::Exact) => words.say("tui-coach-sheets", &[]),
        (_, Kind::Exact) => words.say("tui-coach-turn", &[]),
        (_, Kind::Estimate { error }) => {
            words.say("tui-coach-estimate", &[("error", Value::from(points(error, words)))])
        }
    };
    Advised {
        note,
        moves: told.collect(),
        reasons: reasons.iter().take(REASONS).map(|why| sentence(why, game, words)).collect(),
    }
}

fn on_floe(game: &RollingDice, aim: Option<Aim>, words: &Words) -> Advised {
    let advice = advise_floe(game, aim, &Lean::default(), SEED);
    let told = advice.moves.iter().take(TOLD).enumerate().map(|(place, judged)| AdvisedMove {
        action: AnyMove::RollingDice(judged.action),
        text: floe_deed(&judged.action, aim, words),
        value: format!("{} ± {}", points(judged.value, words), points(judged.error, words)),
        is_best: place == 0,
    });
    Advised {
        note: words.say("tui-coach-floe", &[]),
        moves: told.collect(),
        reasons: floe_reasons(game, &advice, words),
    }
}

fn floe_reasons(game: &RollingDice, advice: &FloeAdvice, words: &Words) -> Vec<String> {
    let best = advice.moves.first();
    let reasons = best.map(|best| advice.why(game, best)).unwrap_or_default();
    reasons.iter().take(REASONS).map(|why| floe_sentence(why, words)).collect()
}

/// A move in few words, for a narrow column.
fn short(action: &AnyMove, game: &AnyGame, words: &Words) -> String {
    match action {
        AnyMove::RollingBones(rolling_bones::Move::Roll { paying }) => {
            words.say("tui-coach-roll", &[("dice", dice_in_words(*paying, words).into())])
        }
        AnyMove::KnochenMax(knochenmax::Move::Keep(kept)) if *kept != Bones::NONE => {
            words.say("tui-coach-keep", &[("kept", kept.to_string().into())])
        }
        AnyMove::RollingBones(_) | AnyMove::KnochenMax(_) | AnyMove::RollingDice(_) => {
            deed(action, game, words)
        }
    }
}

/// An aim by the numbers that the gauges show, a die by its number, a spot in millimetres.
fn floe_deed(action: &Move, asked: Option<Aim>, words: &Words) -> String {
    let number = |value: f64| Value::from(words.number(value, 0));
    let part = |part: AimPart, aim: &Aim| Value::from(part.write(aim.part(part)));
    match action {
        Move::Throw(aim) => {
            let key = if asked == Some(*aim) { "tui-coach-your-aim" } else { "tui-coach-aim" };
            let values = [
                ("place", part(AimPart::Place, aim)),
                ("direction", part(AimPart::Direction, aim)),
                ("strength", part(AimPart::Strength, aim)),
            ];
            words.say(key, &values)
        }
        Move::Choose(number) => words.say("tui-coach-choose", &[("number", (*number).into())]),
        Move::Place { spot, .. } => {
            let values = [("x", number(spot.x.in_mm())), ("y", number(spot.y.in_mm()))];
            words.say("tui-coach-place", &values)
        }
    }
}
