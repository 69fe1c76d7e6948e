//! `bonecup daily` and `bonecup train`: what would you do?

mod answering;
mod lesson;
mod telling;

use std::time::{SystemTime, UNIX_EPOCH};

use bonecup_coach::{Book, analyse};
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::{Name, Player, Record, TextError};
use bonecup_rules::Seat;
use bonecup_seat::{Answered, Home};
use bonecup_solver_cache::SolverCache;
use bonecup_training::{BadDay, Day, Mistake, Puzzle, TrainingRefusal, daily, mistakes};
use bonecup_words::{Value, Words};
use rolling_dice::Scatter;
use serde_json::json;

use crate::args::{DailyArgs, TrainArgs};
use crate::failure::Failure;
use crate::records;
use crate::seating::read_game;
use lesson::{Lesson, Style};

/// A position with what is said about where it comes from.
struct Task {
    puzzle: Puzzle,
    /// What the seats are called.
    names: Vec<String>,
    title: String,
    /// Where it comes from, for programs.
    source: serde_json::Value,
    shelf: Shelf,
    /// Under which the answer is kept.
    key: String,
}

/// Where answers are kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shelf {
    Daily,
    Mistakes,
}

/// Mistakes of each seat of a game that are asked for.
const OF_EACH_SEAT: usize = 5;

/// The position of a day.
pub(crate) fn run_daily(args: &DailyArgs, words: &Words) -> Result<(), Failure> {
    let day = match &args.date {
        Some(text) => text.parse().map_err(|error: BadDay| Failure::reason_usage(&error, words))?,
        None => today(words)?,
    };
    let games = match &args.game {
        Some(typed) => vec![read_game(typed, words)?],
        None => GameId::ALL.to_vec(),
    };
    let mut lesson = Lesson::open(Style::of(args.plain, args.json), words)?;
    for game in games {
        match daily_task(game, day, words) {
            Ok(task) => {
                if !lesson.pose(&task)? {
                    break;
                }
            }
            // A game without values is passed over, unless it was asked for.
            Err(TrainingRefusal::Coach(_)) if args.game.is_none() => {}
            Err(refusal) => return Err(Failure::reason_failed(&refusal, words)),
        }
    }
    Ok(())
}

fn today(words: &Words) -> Result<Day, Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let millis = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    Day::at(millis).map_err(|error| Failure::reason_failed(&error, words))
}

fn daily_task(game: GameId, day: Day, words: &Words) -> Result<Task, TrainingRefusal> {
    let book = SolverCache::shared().book(&AnyOptions::new(game))?;
    let puzzle = daily(game, day, &book)?;
    let seats = usize::from(puzzle.read()?.game.seats());
    let name = |number: usize| words.say("training-seat", &[("number", number.into())]);
    let values = [("game", Value::from(game.title())), ("date", day.to_string().into())];
    Ok(Task {
        puzzle,
        names: (1..=seats).map(name).collect(),
        title: words.say("training-daily-title", &values),
        source: json!({"date": day, "game": game}),
        shelf: Shelf::Daily,
        key: format!("{day} {game}"),
    })
}

/// The mistakes of kept games, or of some records.
pub(crate) fn run_train(args: &TrainArgs, words: &Words) -> Result<(), Failure> {
    let name = args.name.as_deref().map(str::parse::<Name>).transpose();
    let name = name.map_err(|error: TextError| Failure::reason_usage(&error, words))?;
    let game = args.game.as_deref().map(|typed| read_game(typed, words)).transpose()?;
    let mut lesson = Lesson::open(Style::of(args.plain, args.json), words)?;
    let mut tasks = Vec::new();
    for record in games_to_train(args, words)? {
        if game.is_none_or(|game| record.plan.options.game() == game) {
            tasks.extend(tasks_of(&record, name.as_ref(), words));
        }
    }
    let found = tasks.len();
    let known = |task: &Task| lesson.answered(task).is_some_and(|answered| answered.right);
    tasks.retain(|task| args.again || !known(task));
    // What has never been asked comes first, then what was answered wrongly.
    tasks.sort_by_key(|task| lesson.answered(task).map_or(0, |answered: Answered| answered.times));
    if tasks.is_empty() {
        return lesson.nothing_left(found);
    }
    for task in tasks.iter().take(args.count.into()) {
        if !lesson.pose(task)? {
            break;
        }
    }
    lesson.sum_up(found)
}

/// The records that were named, or else the games that are kept.
fn games_to_train(args: &TrainArgs, words: &Words) -> Result<Vec<Record>, Failure> {
    if args.records.is_empty() {
        let home = Home::find(|name| std::env::var_os(name));
        let home = home.ok_or_else(|| Failure::Usage(words.say("games-no-home", &[])))?;
        let past = home.games().into_iter().filter(|game| game.saved.is_none());
        return Ok(past.map(|game| game.record).collect());
    }
    let read = |path| {
        let record = records::read(path, words)?;
        record.replay().map_err(|error| records::failed_record(path, &error, words))?;
        Ok(record)
    };
    args.records.iter().map(|path| read(path)).collect()
}

fn tasks_of(record: &Record, name: Option<&Name>, words: &Words) -> Vec<Task> {
    let seats = (0..).map(Seat).zip(&record.plan.seats);
    let own =
        seats.filter(|(_, plan)| plan.player == Player::Human && name.is_none_or(|name| plan.name == *name));
    let own: Vec<Seat> = own.map(|(seat, _)| seat).collect();
    if own.is_empty() {
        return Vec::new();
    }
    // A game that is only tried out has no mistakes, and a record that breaks the rules says nothing.
    let book = SolverCache::shared().book(&record.plan.options).ok().filter(Book::is_solved);
    let Some(book) = book else { return Vec::new() };
    let Ok(analysis) = analyse(record, &book, &Scatter) else { return Vec::new() };
    let found = mistakes(record, &analysis, &book, &own, OF_EACH_SEAT);
    found.into_iter().map(|mistake| mistake_task(record, mistake, words)).collect()
}

fn mistake_task(record: &Record, mistake: Mistake, words: &Words) -> Task {
    let (table, game) = (&record.plan.table, record.plan.options.game());
    let names: Vec<String> = record.plan.seats.iter().map(|seat| seat.name.to_string()).collect();
    let values = [
        ("game", Value::from(game.title())),
        ("name", names.get(mistake.seat.index()).cloned().unwrap_or_default().into()),
        ("turn", mistake.turn.into()),
    ];
    Task {
        title: words.say("training-mistake-title", &values),
        source: json!({"table": table, "event": mistake.event, "turn": mistake.turn, "game": game}),
        shelf: Shelf::Mistakes,
        key: format!("{table} {}", mistake.event.0),
        puzzle: mistake.puzzle,
        names,
    }
}
