//! The ratings for people to read, and for those who listen.

use bonecup_ratings::{Ladder, Player, Ratings};
use bonecup_views::layout::{BOLD, DIM, pad, pad_left, paint, width};
use bonecup_views::spoken;
use bonecup_words::{Value, Words};

use crate::speech::{in_words, lines};

/// How wide a name may be in a table.
const NAME: usize = 24;
const RATING: usize = 14;
const COUNT: usize = 9;

pub(super) fn text(ratings: &Ratings, plain: bool, words: &Words) -> String {
    if ratings.ladders.is_empty() {
        return format!("{}\n", words.say("rate-none", &[]));
    }
    let remark = words.say("rate-remark", &[]);
    if plain {
        let said = ratings.ladders.iter().flat_map(|ladder| sentences(ladder, words));
        let said: Vec<String> = said.chain([remark]).collect();
        let said = said.iter().flat_map(|text| lines(&spoken(&in_words(text, words))));
        return said.map(|line| format!("{line}\n")).collect();
    }
    let tables = ratings.ladders.iter().map(|ladder| table(ladder, words) + "\n");
    tables.collect::<String>() + &textwrap::fill(&remark, 78) + "\n"
}

fn title(ladder: &Ladder, words: &Words) -> String {
    words.say("rate-title", &[("game", ladder.game.title().into()), ("games", ladder.games.into())])
}

fn table(ladder: &Ladder, words: &Words) -> String {
    let columns = ladder.players.iter().map(|player| width(player.name.as_str())).max();
    let columns = columns.unwrap_or(0).clamp(8, NAME);
    let head = |key: &str, columns: usize| pad_left(&words.say(key, &[]), columns);
    let heads = [
        head("rate-head-result", RATING),
        head("rate-head-games", COUNT),
        head("rate-head-skill", RATING + 4),
        head("rate-head-decisions", COUNT + 6),
    ];
    let heads = format!("{}{}", " ".repeat(columns + 2), heads.concat());
    let rows = ladder.players.iter().map(|player| row(player, columns, words));
    format!("{}\n{}\n{}", paint(BOLD, &title(ladder, words)), paint(DIM, &heads), rows.collect::<String>())
}

fn row(player: &Player, columns: usize, words: &Words) -> String {
    let none = || "–".to_owned();
    let within = |value: f64, deviation: f64, digits: usize| {
        format!("{} ± {}", words.number(value, digits), words.number(deviation, digits))
    };
    let result = player.result.map_or_else(none, |result| within(result.rating, result.deviation, 1));
    let games = player.result.map_or_else(none, |result| result.games.to_string());
    let skill = player.skill.map_or_else(none, |skill| within(skill.loss, skill.deviation, 3));
    let decisions = player.skill.map_or_else(none, |skill| words.number(skill.decisions.into(), 0));
    let name = bonecup_views::layout::clip(player.name.as_str(), NAME);
    format!(
        "  {}{}{}{}{}\n",
        pad(&name, columns),
        pad_left(&result, RATING),
        pad_left(&games, COUNT),
        pad_left(&skill, RATING + 4),
        pad_left(&decisions, COUNT + 6),
    )
}

fn sentences(ladder: &Ladder, words: &Words) -> Vec<String> {
    let player = |player: &Player| {
        let name = || ("name", Value::from(player.name.to_string()));
        let result = player.result.map(|result| {
            let values = [
                name(),
                ("rating", words.number(result.rating, 1).into()),
                ("deviation", words.number(result.deviation, 1).into()),
                ("games", result.games.into()),
            ];
            words.say("rate-said-result", &values)
        });
        let skill = player.skill.map(|skill| {
            let values = [
                name(),
                ("loss", words.number(skill.loss, 3).into()),
                ("deviation", words.number(skill.deviation, 3).into()),
                ("decisions", skill.decisions.into()),
            ];
            words.say("rate-said-skill", &values)
        });
        result.into_iter().chain(skill).collect::<Vec<_>>()
    };
    std::iter::once(title(ladder, words)).chain(ladder.players.iter().flat_map(player)).collect()
}
