//! Positions and solutions, for people who read or listen and for programs.

use bonecup_coach::{AdvisedMove, Measure};
use bonecup_games::AnyMove;
use bonecup_seat::Answered;
use bonecup_training::{Position, Solution};
use bonecup_views::layout::{BAD, BOLD, GOOD, columns, paint};
use bonecup_views::{Cast, Topic, deed, picture, sentence, spoken, view};
use bonecup_words::{Value, Words};
use serde_json::json;

use super::Task;
use super::lesson::Style;
use crate::failure::Failure;
use crate::output;
use crate::speech::{in_words, lines};

/// Says where the position comes from, how it stands, and what there is to choose from.
pub(super) fn question(
    style: Style,
    task: &Task,
    position: &Position,
    before: Option<Answered>,
    words: &Words,
) -> Result<(), Failure> {
    let choices: Vec<String> =
        position.choices.iter().map(|action| deed(action, &position.game, words)).collect();
    if style == Style::Json {
        return output::print_json(&written_question(task, position, &choices));
    }
    let mut parts =
        vec![if style == Style::Pictures { paint(BOLD, &task.title) } else { task.title.clone() }];
    parts.extend(before.map(|answered| {
        words.say("training-before", &[("right", if answered.right { "yes" } else { "no" }.into())])
    }));
    let game = &position.game;
    let asked = words.say("training-question", &[("name", name_of(task, position).into())]);
    let numbered = (1..).zip(&choices).map(|(number, text): (usize, _)| format!("{number}. {text}"));
    if style == Style::Pictures {
        parts.push(picture(game, &task.names, words));
        parts.extend(view(game.id()).remarks(game, words));
        parts.push(asked);
        parts.extend(numbered.map(|line| format!("  {line}")));
        return output::print_line(&parts.join("\n"));
    }
    let cast = Cast::named(task.names.clone());
    parts.push(view(game.id()).state(game, &cast, words));
    for topic in [Topic::Score, Topic::Sheet, Topic::Floe] {
        parts.extend(view(game.id()).topic(topic, game, &cast, words));
    }
    parts.push(asked);
    parts.extend(numbered);
    say(&parts, words)
}

fn name_of<'a>(task: &'a Task, position: &Position) -> &'a str {
    task.names.get(position.game.roller().index()).map_or("", String::as_str)
}

fn written_question(task: &Task, position: &Position, choices: &[String]) -> serde_json::Value {
    let moves = position.choices.iter().zip(choices);
    let moves: Vec<_> =
        moves.map(|(action, text)| json!({"move": action.to_string(), "text": text})).collect();
    let mut written = json!({
        "type": "puzzle", "options": task.puzzle.position.options, "position": task.puzzle.position.position,
        "names": task.names, "seat": position.game.roller(), "choices": moves,
    });
    if let (Some(fields), Some(source)) = (written.as_object_mut(), task.source.as_object()) {
        fields.extend(source.clone());
    }
    written
}

/// Says how good the answer was, and why.
pub(super) fn solution(
    style: Style,
    position: &Position,
    solution: &Solution,
    words: &Words,
) -> Result<(), Failure> {
    if style == Style::Json {
        return output::print_json(&written_solution(position, solution, words));
    }
    let mut parts = vec![verdict(style, solution, words)];
    let best = &solution.best;
    parts.push(told(
        if solution.is_right { "training-why" } else { "training-better" },
        best,
        position,
        words,
    ));
    if !solution.is_right {
        parts.push(told("training-yours", &solution.answer, position, words));
    }
    if let Some(played) = &position.played {
        let action = deed(played, &position.game, words);
        parts.push(words.say("training-played", &[("move", action.into())]));
    }
    parts.push(words.say(worth_key(solution.measure), &[]));
    parts.extend(solution.choices.iter().map(|(action, value)| worth(action, *value, position, words)));
    if style == Style::Speech {
        return say(&parts, words);
    }
    let wrapped: Vec<String> = parts.iter().map(|part| textwrap::fill(part, columns())).collect();
    output::print_line(&format!("{}\n", wrapped.join("\n")))
}

fn verdict(style: Style, solution: &Solution, words: &Words) -> String {
    let (key, colour) = if solution.is_right { ("training-right", GOOD) } else { ("training-wrong", BAD) };
    let text = words.say(key, &[("loss", words.number(solution.loss, 2).into())]);
    if style == Style::Pictures { paint(colour, &text) } else { text }
}

/// A move with its reasons.
fn told(key: &str, advised: &AdvisedMove, position: &Position, words: &Words) -> String {
    let action = deed(&advised.action, &position.game, words);
    let reasons = advised.why.iter().map(|why| sentence(why, &position.game, words));
    let head = words.say(key, &[("move", Value::from(action))]);
    std::iter::once(head).chain(reasons).collect::<Vec<_>>().join(" ")
}

fn worth(action: &AnyMove, value: f64, position: &Position, words: &Words) -> String {
    let action = deed(action, &position.game, words);
    words.say("training-worth", &[("move", action.into()), ("value", words.number(value, 2).into())])
}

fn worth_key(measure: Measure) -> &'static str {
    match measure {
        Measure::Turn => "training-worth-turn",
        Measure::Rest => "training-worth-rest",
        Measure::Lead => "training-worth-lead",
        Measure::Winning => "training-worth-winning",
    }
}

fn written_solution(position: &Position, solution: &Solution, words: &Words) -> serde_json::Value {
    let judged = |advised: &AdvisedMove| {
        let why: Vec<_> = advised.why.iter().map(|why| sentence(why, &position.game, words)).collect();
        json!({
            "move": advised.action.to_string(), "text": deed(&advised.action, &position.game, words),
            "value": advised.value, "error": advised.error, "why": why,
        })
    };
    let choices =
        solution.choices.iter().map(|(action, value)| json!({"move": action.to_string(), "value": value}));
    json!({
        "type": "solution", "right": solution.is_right, "loss": solution.loss, "answer": judged(&solution.answer),
        "best": judged(&solution.best), "kind": solution.kind.written().0,
        "choices": choices.collect::<Vec<_>>(),
        "played": position.played.as_ref().map(ToString::to_string),
    })
}

fn say(parts: &[String], words: &Words) -> Result<(), Failure> {
    let said = parts.iter().flat_map(|part| lines(&spoken(&in_words(part, words))));
    output::print_line(&said.collect::<Vec<_>>().join("\n"))
}
