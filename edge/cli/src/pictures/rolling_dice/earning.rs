//! What scoring dice would earn if the round ended now.

use bonecup_rules::{Game, Points};
use bonecup_words::Words;
use rolling_dice::{Colour, Contender, Gain, Line, Move, RollingDice, ScoringDie, score_round};

use super::map::{colour_style, letter};
use crate::pictures::layout::{pad, paint};
use crate::pictures::{BOLD, DIM};

/// Every scoring die on the floe and what it would earn now, in the order of scoring.
pub(crate) fn standing(game: &RollingDice, words: &Words) -> Vec<String> {
    let lines: Vec<Line> = now(game).into_iter().filter(|line| line.gain.is_some()).collect();
    if lines.is_empty() {
        return Vec::new();
    }
    let row = |line: &Line| {
        let name = format!("{} {}", letter(line.colour), pad(&words.name("colour", line.colour), 6));
        let sum = line.gain.map_or(String::new(), |gain| earned(&gain, words));
        format!("  {}  {sum}", paint(colour_style(line.colour), &name))
    };
    let mut text = vec![paint(BOLD, &words.say("earning-head", &[]))];
    text.extend(lines.iter().map(row));
    text
}

/// What the thrown die would earn as the scoring die, if the round ended now.
pub(crate) fn if_chosen(game: &RollingDice, number: u8) -> Option<Gain> {
    let thrower = game.thrower();
    game.check(&Move::Choose(number)).ok()?;
    let chosen = *game.thrown().get(usize::from(number).checked_sub(1)?)?;
    gain_of(thrower, game, ScoringDie::Floe(chosen))
}

/// What the colour would earn with its scoring die there.
pub(crate) fn gain_of(colour: Colour, game: &RollingDice, die: ScoringDie) -> Option<Gain> {
    let mut contenders = contenders(game);
    contenders.iter_mut().filter(|contender| contender.colour == colour).for_each(|own| own.die = die);
    score_round(&contenders).into_iter().find(|line| line.colour == colour)?.gain
}

fn now(game: &RollingDice) -> Vec<Line> {
    score_round(&contenders(game))
}

fn contenders(game: &RollingDice) -> Vec<Contender> {
    let contender = |colour| Contender { colour, seal: game.seal(colour), die: game.scoring_die(colour) };
    game.order().map(contender).collect()
}

/// `4 pips + 6 behind + 3 net = 13`; parts that are nothing are left out.
pub(crate) fn earned(gain: &Gain, words: &Words) -> String {
    let patch = if gain.patch < Points(0) { "earning-hole" } else { "earning-net" };
    let parts = [
        ("earning-own", gain.own),
        ("earning-behind", gain.behind),
        ("earning-blocks", gain.blocks),
        (patch, gain.patch),
    ];
    let parts = parts.iter().filter(|(_, points)| *points != Points(0));
    let parts: Vec<String> =
        parts.map(|(key, points)| words.say(key, &[("points", points.0.abs().into())])).collect();
    let sum = parts.join(" + ").replace("+ −", "− ");
    format!("{} {}", paint(DIM, &format!("{sum} =")), gain.earned().0)
}
