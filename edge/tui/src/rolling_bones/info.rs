//! What the turn is about: the price, the grave, the duty.

use bonecup_rules::{Game, Points, Turn};
use bonecup_views::rolling_bones::dice_in_words;
use ratatui::text::{Line, Span};
use rolling_bones::{BonesTurn, Dice, Duty, Face, Move, Unlaid, score};

use super::{Mode, Scene};
use crate::paper::Paper;
use crate::text::{fit, wrap};

/// The columns of what a line is about.
const LABEL: usize = 15;

/// What stands below the dice: the question where there is one, else how things stand.
pub(super) fn lines(scene: &Scene<'_>, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    if let Some(input) = scene.dice_input {
        let key = if input.kind().is_some() { "tui-rb-type" } else { "tui-typed-all" };
        let asked = wrap(&paper.say(key, &[]), columns).into_iter();
        return asked.map(|text| crate::text::line(text, paper.theme.title())).collect();
    }
    if matches!(scene.game.turn(), Turn::Over(_)) {
        return vec![paper.head("picture-over")];
    }
    let turn = scene.game.current_turn();
    let question = scene.move_input.and_then(|input| question(input.mode(), turn, paper));
    let mut lines = standing(turn, scene.needs_false(), question.is_some(), paper);
    if let Some(question) = question {
        let asked = wrap(&question, columns).into_iter();
        lines.extend(asked.map(|text| Line::from(Span::styled(text, paper.theme.focus()))));
    }
    if matches!(scene.move_input.map(|input| input.mode()), Some(Mode::Pay { .. })) {
        lines.extend(
            wrap(&paper.say("tui-rb-then-duty", &[]), columns).into_iter().map(|text| paper.dim(text)),
        );
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

/// What a question is about need not be said twice: the price of the next roll makes room for it.
fn standing(turn: &BonesTurn, needs_false: bool, is_asked: bool, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    match turn.dice() {
        Dice::InCup(count) => {
            let text = format!("{} {}", dice_in_words(*count, paper.words), paper.turning());
            lines.push(labelled("picture-rb-cup", text, paper));
        }
        Dice::Rolled(unlaid) => {
            lines.push(labelled("picture-rb-burial", burial(turn, unlaid, paper), paper));
            if !is_asked {
                lines.push(labelled("picture-rb-next", price(turn, paper), paper));
            }
        }
    }
    if turn.out().total() > 0 {
        lines.push(labelled("picture-rb-paid", dice_in_words(turn.out(), paper.words), paper));
    }
    if turn.duty() == Duty::Open && matches!(turn.dice(), Dice::Rolled(_)) {
        let key = if needs_false { "tui-rb-duty-false" } else { "picture-rb-duty-open" };
        lines.push(labelled("picture-rb-duty", paper.say(key, &[]), paper));
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
