//! What scoring dice of Rolling Dice would earn if the round ended now.

use bonecup_rules::{Game, Points};
use bonecup_words::Words;
use rolling_dice::{Colour, Gain, Line, Move, RollingDice, ScoringDie, score_round};

/// How the round would be scored now: the scoring dice on the floe, in the order of scoring.
pub fn standing(game: &RollingDice) -> Vec<(Colour, Gain)> {
    let lines = score_round(&game.contenders()).into_iter();
    lines.filter_map(|Line { colour, gain, .. }| Some((colour, gain?))).collect()
}

/// What the thrown die would earn as the scoring die, if the round ended now.
pub fn if_chosen(game: &RollingDice, number: u8) -> Option<Gain> {
    let thrower = game.thrower();
    game.check(&Move::Choose(number)).ok()?;
    let chosen = *game.thrown().get(usize::from(number).checked_sub(1)?)?;
    gain_of(thrower, game, ScoringDie::Floe(chosen))
}

/// What the colour would earn with its scoring die there.
pub fn gain_of(colour: Colour, game: &RollingDice, die: ScoringDie) -> Option<Gain> {
    let mut contenders = game.contenders();
    contenders
        .iter_mut()
        .filter(|own| own.colour == colour)
        .for_each(|own| *own = game.contender(colour, die));
    score_round(&contenders).into_iter().find(|line| line.colour == colour)?.gain
}

/// What a gain is made of, each part in words; those that are nothing are left out. What a hole takes is said by the text `hole`.
pub(super) fn parts(gain: &Gain, hole: &str, words: &Words) -> Vec<String> {
    let patch = if gain.patch < Points(0) { hole } else { "earning-net" };
    let parts = [
        ("earning-own", gain.own),
        ("earning-behind", gain.behind),
        ("earning-blocks", gain.blocks),
        (patch, gain.patch),
    ];
    let parts = parts.iter().filter(|(_, points)| *points != Points(0));
    parts.map(|(key, points)| words.say(key, &[("points", points.0.abs().into())])).collect()
}

/// `4 pips + 6 behind + 3 net = 13`; parts that are nothing are left out.
pub fn earned(gain: &Gain, words: &Words) -> String {
    let parts = parts(gain, "earning-hole", words);
    let sum = parts.join(" + ").replace("+ −", "− ");
    format!("{sum} = {}", gain.earned().0)
}
