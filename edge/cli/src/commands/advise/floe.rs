//! Answers about Rolling Dice: every number is an estimate with its standard error.

use bonecup_arena::Lean;
use bonecup_coach::floe::{Judged, advise_floe};
use bonecup_views::floe_sentence;
use bonecup_words::Words;
use rolling_dice::{Aim, Move, RollingDice};
use serde::Serialize;

/// The trials' noises come from here: the same question gets the same answer.
const SEED: u64 = 1;

#[derive(Serialize)]
struct Answer {
    value: f64,
    best: Vec<String>,
    moves: Vec<Valued>,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
}

#[derive(Serialize)]
struct Valued {
    #[serde(rename = "move")]
    action: String,
    value: f64,
    error: f64,
    chances: Chances,
    /// Reasons in words, for the best move and the aim that was asked about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<String>,
}

/// What may happen, as shares of the trials.
#[derive(Serialize)]
#[serde(untagged)]
enum Chances {
    /// Of a throw.
    Throw { stays: f64, beats: f64, net: f64, pushes: f64, mishap: f64 },
    /// Of a die that is kept: that it goes to a block in the next round.
    Die { lost_next: f64 },
}

/// The answer to a position, and to an aim if one is asked about.
pub(super) fn answer(game: &RollingDice, asked: Option<Aim>, why: Option<&Words>) -> Vec<u8> {
    let advice = advise_floe(game, asked, &Lean::default(), SEED);
    let best = advice.moves.first().map(|best| best.action);
    let moves = advice.moves.iter().map(|judged| {
        let is_asked = asked.is_some_and(|aim| judged.action == Move::Throw(aim));
        let words = why.filter(|_| is_asked || Some(judged.action) == best);
        let tell =
            |words: &Words| advice.why(game, judged).iter().map(|why| floe_sentence(why, words)).collect();
        valued(judged, words.map(tell).unwrap_or_default())
    });
    let is_estimate = advice.value.count() > 0.0;
    let answer = Answer {
        value: advice.value.mean(),
        best: best.iter().map(Move::to_string).collect(),
        moves: moves.collect(),
        // After the end nothing is to be won any more, and that is certain.
        kind: if is_estimate { "estimate" } else { "exact" },
        error: is_estimate.then(|| advice.value.error()),
    };
    serde_json::to_vec(&answer).unwrap_or_default()
}

fn valued(judged: &Judged, why: Vec<String>) -> Valued {
    let throw = &judged.playout.throw;
    let chances = match judged.action {
        Move::Throw(_) => Chances::Throw {
            stays: throw.stays.mean(),
            beats: throw.succeeds.mean(),
            net: throw.nets.mean(),
            pushes: throw.pushes.mean(),
            mishap: throw.mishaps.mean(),
        },
        Move::Choose(_) | Move::Place { .. } => Chances::Die { lost_next: judged.playout.lost.mean() },
    };
    Valued { action: judged.action.to_string(), value: judged.value, error: judged.error, chances, why }
}
