//! What was found, as text and as JSON.

use bonecup_games::AnyOptions;
use bonecup_rules::Points;
use bonecup_solver_cache::{Origin, TableError};
use bonecup_words::{Value, Words};
use knochenmax::SheetBox;
use rolling_bones::RollingBones;
use serde_json::json;

use crate::bars;

/// A solved game.
pub(super) struct Solved {
    pub(super) options: AnyOptions,
    /// Points, or the probability that the first player wins.
    pub(super) value: f64,
    /// The standard error of the value; 0 if it is exact.
    pub(super) error: f64,
    pub(super) states: usize,
    pub(super) seconds: f64,
    /// How the points spread, where they are known exactly.
    pub(super) spread: Option<Spread>,
    /// Only where it is about winning.
    pub(super) winning: Option<Winning>,
}

/// How points spread under best play.
pub(super) struct Spread {
    pub(super) scores: Vec<(Points, f64)>,
    /// Per box, on how many sheets it is struck on average.
    pub(super) struck: Option<[f64; SheetBox::ALL.len()]>,
    pub(super) seconds: f64,
}

/// What else is known about winning.
pub(super) struct Winning {
    /// No further from the truth than this.
    pub(super) bound: f64,
    pub(super) origin: Origin,
}

/// Scores beyond which less than this part lies are not drawn: a long empty tail hides the rest.
const TAIL: f64 = 5e-4;

impl Spread {
    /// The scores that a picture has room for.
    fn shown(&self) -> &[(Points, f64)] {
        let mut scores = self.scores.as_slice();
        let mut below = 0.0;
        while let [(_, chance), rest @ ..] = scores
            && below + chance < TAIL
        {
            (below, scores) = (below + chance, rest);
        }
        let mut above = 0.0;
        while let [rest @ .., (_, chance)] = scores
            && above + chance < TAIL
        {
            (above, scores) = (above + chance, rest);
        }
        scores
    }

    fn deviation(&self) -> f64 {
        let mean: f64 = self.scores.iter().map(|(points, chance)| f64::from(points.0) * chance).sum();
        let square = |(points, chance): &(Points, f64)| (f64::from(points.0) - mean).powi(2) * chance;
        self.scores.iter().map(square).sum::<f64>().sqrt()
    }
}

impl Solved {
    /// The same for programs.
    pub(super) fn json(&self) -> serde_json::Value {
        let mut json = json!({
            "game": self.options.game(), "options": self.options, "value": self.value,
            "kind": if self.error == 0.0 { "exact" } else { "estimate" },
            "states": self.states, "seconds": self.seconds,
        });
        if self.error > 0.0 {
            json["error"] = self.error.into();
        }
        if let Some(spread) = &self.spread {
            json["deviation"] = spread.deviation().into();
            json["distribution"] = json!(spread.scores);
            json["distribution_seconds"] = spread.seconds.into();
        }
        if let Some(struck) = self.spread.as_ref().and_then(|spread| spread.struck) {
            let boxes = SheetBox::ALL.iter().map(ToString::to_string);
            json["struck"] = boxes.zip(struck).map(|(entry, chance)| (entry, json!(chance))).collect();
        }
        if let Some(winning) = &self.winning {
            json["first_player_wins"] = self.value.into();
            json["error_bound"] = winning.bound.into();
            let loaded = !matches!(winning.origin, Origin::Solved { .. });
            json["table"] = if loaded { "loaded" } else { "solved" }.into();
        }
        json
    }

    /// A few sentences and pictures.
    pub(super) fn text(&self, words: &Words) -> String {
        let mut lines = vec![self.head(words), String::new(), self.value_line(words)];
        if let Some(spread) = &self.spread {
            let deviation = words.number(spread.deviation(), 3);
            lines.push(words.say("solve-deviation", &[("deviation", deviation.into())]));
        }
        let figures =
            [("states", Value::from(self.states)), ("seconds", words.number(self.seconds, 3).into())];
        lines.push(words.say("solve-states", &figures));
        if let Some(winning) = &self.winning {
            lines.extend(origin(&winning.origin, words));
        }
        let mut text = lines.join("\n") + "\n";
        if let Some(spread) = &self.spread {
            text += &format!("\n{}\n", words.say("solve-distribution", &[]));
            text += &bars::histogram(spread.shown(), words);
        }
        if let Some(struck) = self.spread.as_ref().and_then(|spread| spread.struck) {
            text += &struck_boxes(&struck, words);
        }
        text
    }

    fn head(&self, words: &Words) -> String {
        let values = self.options.values().into_iter().map(|(key, value)| format!("{key}={value}"));
        let options = values.collect::<Vec<_>>().join(", ");
        let game = self.options.game().title();
        words.say("solve-head", &[("game", Value::from(game)), ("options", options.into())])
    }

    fn value_line(&self, words: &Words) -> String {
        let value = ("value", Value::from(words.number(self.value, 6)));
        match (&self.winning, &self.options) {
            (Some(winning), _) => {
                let share = Value::from(words.percent(self.value, 6));
                if winning.bound > 0.0 {
                    let bound = Value::from(format!("{:.0e}", winning.bound));
                    words.say("solve-first-wins-race", &[("share", share), ("bound", bound)])
                } else {
                    words.say("solve-first-wins-duel", &[("share", share)])
                }
            }
            (None, options) if options.of::<RollingBones>().is_some() => {
                words.say("solve-value-turn", &[value])
            }
            (None, _) if self.error > 0.0 => {
                let error = Value::from(words.number(self.error, 2));
                let about = Value::from(words.number(self.value, 2));
                words.say("solve-value-estimate", &[("value", about), ("error", error)])
            }
            (None, _) => words.say("solve-value-sheets", &[value]),
        }
    }
}

fn struck_boxes(struck: &[f64], words: &Words) -> String {
    let mut text = format!("\n{}\n", words.say("solve-struck", &[]));
    for (entry, chance) in SheetBox::ALL.iter().zip(struck) {
        let name = words.name("box", entry);
        text += &format!("  {name:<14} {} {}\n", bars::part(*chance), words.percent(*chance, 1));
    }
    text
}

/// Where the table came from and where it is now.
pub(crate) fn origin(origin: &Origin, words: &Words) -> Vec<String> {
    let (unusable, kept) = match origin {
        Origin::Shipped => return vec![words.say("solve-shipped", &[])],
        Origin::Loaded => return vec![words.say("solve-loaded", &[])],
        Origin::Solved { unusable, kept } => (unusable, kept),
    };
    let told =
        |key: &str, error: &TableError| words.say(key, &[("error", Value::from(table_error(error, words)))]);
    let mut lines: Vec<String> = unusable.iter().map(|error| told("solve-unusable", error)).collect();
    lines.push(match kept {
        Ok(path) => words.say("solve-kept", &[("file", path.display().to_string().into())]),
        Err(error) => told("solve-not-kept", error),
    });
    lines
}

fn table_error(error: &TableError, words: &Words) -> String {
    let file = |key: &str, path: &std::path::Path| {
        words.say(key, &[("file", Value::from(path.display().to_string()))])
    };
    match error {
        TableError::NoFolder => words.say("table-no-folder", &[]),
        TableError::Io { path, error } => {
            let values =
                [("file", Value::from(path.display().to_string())), ("error", error.to_string().into())];
            words.say("cli-file", &values)
        }
        TableError::Foreign(path) => file("table-foreign", path),
        TableError::Version { path, .. } => file("table-version", path),
        TableError::OtherTable(path) => file("table-other", path),
        TableError::Damaged(path) => file("table-damaged", path),
    }
}
