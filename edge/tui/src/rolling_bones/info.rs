//! What the turn is about: the price, the grave, the duty.

use bonecup_rules::{Game, Points, Turn};
use bonecup_views::rolling_bones::dice_in_words;
use ratatui::text::{Line, Span};
use rolling_bones::{BonesTurn, Dice, Duty, Face, Move, Unlaid, score};

use super::{Mode, Scene};
use crate::paper::Paper;
use crate::text::fit;

/// The columns of what a line is about.
const LABEL: usize = 15;

/// What stands below the dice: the question where there is one, else how things stand.
pub(super) fn lines(scene: &Scene<'_>, paper: &Paper<'_>) -> Vec<Line<'static>> {
    if let Some(input) = scene.dice_input {
        let key = if input.kind().is_some() { "tui-rb-type" } else { "tui-typed-all" };
        return vec![paper.head(key)];
    }
    if matches!(scene.game.turn(), Turn::Over(_)) {
        return vec![paper.head("picture-over")];
    }
    let turn = scene.game.current_turn();
    let mut lines = standing(turn, paper);
    if let Some(question) = scene.move_input.and_then(|input| question(input.mode(), turn, paper)) {
        lines.push(Line::from(Span::styled(question, paper.theme.focus())));
    }
    lines
}

fn question(mode: &Mode, turn: &BonesTurn, paper: &Paper<'_>) -> Option<String> {
    match mode {
        Mode::Dice => None,
        Mode::Pay { paying, .. } => {
            let values = [("price", turn.price().into()), ("paid", paying.total().into())];
            Some(paper.say("tui-rb-pay", &values))
        }
        Mode::False { bone, .. } => {
            let bone = paper.words.name("face", bone);
            Some(paper.say("tui-rb-false", &[("bone", bone.into())]))
        }
        Mode::Sure(Move::Bury) => {
            let Points(points) = score::burial(turn.skeleton());
            Some(paper.say("tui-rb-sure-bury", &[("points", points.into())]))
        }
        Mode::Sure(_) => Some(paper.say("tui-rb-sure-leave", &[])),
    }
}

fn standing(turn: &BonesTurn, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    match turn.dice() {
        Dice::InCup(count) => {
            let text = format!("{} {}", dice_in_words(*count, paper.words), paper.turning());
            lines.push(labelled("picture-rb-cup", text, paper));
        }
        Dice::Rolled(unlaid) => {
            lines.push(labelled("picture-rb-burial", burial(turn, unlaid, paper), paper));
            lines.push(labelled("picture-rb-next", price(turn, paper), paper));
        }
    }
    if turn.out().total() > 0 {
        lines.push(labelled("picture-rb-paid", dice_in_words(turn.out(), paper.words), paper));
    }
    if turn.duty() == Duty::Open && matches!(turn.dice(), Dice::Rolled(_)) {
        lines.push(labelled("picture-rb-duty", paper.say("picture-rb-duty-open", &[]), paper));
    }
    lines
}

fn labelled(key: &str, text: String, paper: &Paper<'_>) -> Line<'static> {
    let label = fit(&paper.say(key, &[]), LABEL);
    Line::from(vec![Span::styled(label, paper.theme.dim()), Span::raw(text)])
}

fn price(turn: &BonesTurn, paper: &Paper<'_>) -> String {
    let key = if turn.payable_price().is_some() { "picture-rb-price" } else { "picture-rb-no-price" };
    paper.say(key, &[("price", turn.price().into())])
}

fn burial(turn: &BonesTurn, unlaid: &Unlaid, paper: &Paper<'_>) -> String {
    let Points(points) = score::burial(turn.skeleton());
    let text = paper.say("picture-points", &[("points", points.into())]);
    if unlaid.shows(Face::Grave) { text } else { format!("{text} {}", paper.say("picture-rb-no-grave", &[])) }
}
