//! `bonecup rate`: how well people play, by the records of their games.

mod files;
mod names;
mod text;

use std::collections::HashSet;
use std::path::Path;

use bonecup_arena::Arena;
use bonecup_chance::{VerifyError, verify};
use bonecup_games::GameId;
use bonecup_ratings::{Ladder, NotRated, Player, RatedGame, Ratings};
use bonecup_referee::{Record, TableId};
use bonecup_rules::Reason;
use bonecup_solver_cache::SolverCache;
use bonecup_words::Words;
use rolling_dice::Scatter;
use serde_json::json;

use crate::args::RateArgs;
use crate::failure::{Failure, complain};
use crate::{output, records};
use names::Names;

pub(crate) fn run(args: &RateArgs, words: &Words) -> Result<(), Failure> {
    let names = Names::read(args, words)?;
    let (mut games, mut tables, mut refused) = (Vec::new(), HashSet::new(), 0);
    for path in &args.records {
        for file in files::records(path) {
            let file = file.map_err(|error| Refused::file(path, &error, words));
            match file.and_then(|file| rated(&file, &names, &mut tables, words)) {
                Ok(game) => games.push(game),
                Err(reason) => {
                    refused += 1;
                    reason.tell(args.json, words)?;
                }
            }
        }
    }
    let ratings = Ratings::of(&games);
    if args.json {
        output::print_json(&written(&ratings, games.len(), refused))?;
    } else {
        output::print(&text::text(&ratings, args.plain, words))?;
    }
    // What was refused was said already, file by file.
    if refused == 0 { Ok(()) } else { Err(Failure::Shown(std::process::ExitCode::FAILURE)) }
}

/// A file that is not counted, and why.
struct Refused {
    file: String,
    code: &'static str,
    message: String,
}

impl Refused {
    fn new(file: &Path, reason: &dyn Reason, words: &Words) -> Refused {
        let message = records::failed(file, reason, words).message().to_owned();
        Refused { file: file.display().to_string(), code: reason.code(), message }
    }

    /// A record whose events break the rules: the sentence says at which.
    fn verified(file: &Path, error: &VerifyError, words: &Words) -> Refused {
        let VerifyError::Record(record) = error else { return Refused::new(file, error, words) };
        let message = records::failed_record(file, record, words).message().to_owned();
        Refused { file: file.display().to_string(), code: error.code(), message }
    }

    fn file(path: &Path, error: &std::io::Error, words: &Words) -> Refused {
        let message = Failure::file(path, error, words).message().to_owned();
        Refused { file: path.display().to_string(), code: "file", message }
    }

    fn tell(&self, as_json: bool, words: &Words) -> Result<(), Failure> {
        complain(&self.message, words);
        if as_json {
            let Refused { file, code, message } = self;
            output::print_json(&json!({"type": "refused", "file": file, "code": code, "message": message}))?;
        }
        Ok(())
    }
}

/// Why a record that holds is not counted all the same.
#[derive(Debug, thiserror::Error)]
enum NotCounted {
    /// The same game was counted before.
    #[error("the game of the table {0} was counted before")]
    Again(TableId),
    /// Whoever was asked for does not play in it.
    #[error("{0} does not play in it")]
    OfOthers(String),
}

impl Reason for NotCounted {
    fn code(&self) -> &'static str {
        match self {
            NotCounted::Again(_) => "rate-again",
            NotCounted::OfOthers(_) => "rate-of-others",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            NotCounted::Again(table) => vec![("table", table.to_string())],
            NotCounted::OfOthers(name) => vec![("name", name.clone())],
        }
    }
}

/// The game of a file that is a record, holds, and is to be counted.
fn rated(
    file: &Path,
    names: &Names,
    tables: &mut HashSet<TableId>,
    words: &Words,
) -> Result<RatedGame, Refused> {
    let refused = |reason: &dyn Reason| Refused::new(file, reason, words);
    let bytes = records::read_bytes(file).map_err(|error| Refused::file(file, &error, words))?;
    let mut record = Record::read(&bytes).map_err(|error| Refused::verified(file, &error.into(), words))?;
    verify(&record, &Arena, &[&Scatter]).map_err(|error| Refused::verified(file, &error, words))?;
    names.apply(&mut record);
    if let Some(name) = names.missing_in(&record) {
        return Err(refused(&NotCounted::OfOthers(name.to_string())));
    }
    let book = SolverCache::shared().book(&record.plan.options).ok();
    let game = RatedGame::of(&record, book.as_ref()).map_err(|reason: NotRated| refused(&reason))?;
    if !tables.insert(game.table.clone()) {
        return Err(refused(&NotCounted::Again(game.table)));
    }
    Ok(game)
}

fn written(ratings: &Ratings, counted: usize, refused: usize) -> serde_json::Value {
    let games: Vec<_> = ratings.ladders.iter().map(written_ladder).collect();
    json!({"type": "ratings", "games": games, "counted": counted, "refused": refused})
}

fn written_ladder(ladder: &Ladder) -> serde_json::Value {
    let player = |player: &Player| {
        let result = player.result.map(
            |result| json!({"rating": result.rating, "deviation": result.deviation, "games": result.games}),
        );
        let skill = player.skill.map(|skill| {
            json!({
                "loss": skill.loss, "deviation": skill.deviation, "decisions": skill.decisions,
                "games": skill.games,
            })
        });
        json!({"name": player.name, "result": result, "skill": skill})
    };
    let players: Vec<_> = ladder.players.iter().map(player).collect();
    let game: GameId = ladder.game;
    json!({"game": game, "counted": ladder.games, "players": players})
}
