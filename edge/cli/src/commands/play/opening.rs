//! A game at the prompt: which one, and whether an interrupted one goes on.

use std::path::Path;

use bonecup_games::GameId;
use bonecup_seat::{Home, Host, Local, SavedGame, Threads, UnitChoice};
use bonecup_words::{Value, Words};

use super::evening::{self, Evening, Word};
use super::prompt::{Prompt, Stop, Style};
use super::{begin, people};
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::records;
use crate::seating::read_game;

pub(super) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let prompt = Prompt::new(Style::new(args.pictures), words);
    let home = Home::find(|name| std::env::var_os(name));
    let wanted = match &args.game {
        Some(typed) => {
            let game = read_game(typed, words)?;
            match offer(game, args, home.as_ref(), &prompt, words) {
                Ok(saved) => saved.map_or(Wanted::Game(game), Wanted::Saved),
                Err(stop) => return evening::ended(stop, words),
            }
        }
        None => {
            let saved = home.as_ref().filter(|_| !args.new).and_then(Home::latest);
            match ask(saved, &prompt, words) {
                Ok(wanted) => wanted,
                Err(stop) => return evening::ended(stop, words),
            }
        }
    };
    let host = match wanted {
        Wanted::Game(game) => begin(game, args, words)?,
        Wanted::Saved(host) => *host,
    };
    if let Some(path) = &args.record {
        // A file that cannot be written is better known before the game than after it. The seed stays secret.
        records::claim(path, &host.record(), words)?;
    }
    if let Err(stop) = note_slips(&host, &prompt, words) {
        return evening::ended(stop, words);
    }
    go_on(host, home, prompt, args.record.as_deref(), words)
}

/// Plays a game that is begun, or goes on.
pub(super) fn go_on(
    host: Host,
    home: Option<Home>,
    prompt: Prompt<'_>,
    record: Option<&Path>,
    words: &Words,
) -> Result<(), Failure> {
    let unit = UnitChoice::of(home.clone());
    let local = Local::new(host, home, Threads::None).map_err(|error| Failure::start(&error, words))?;
    Evening::new(Box::new(local), prompt, unit, words).play(record)
}

/// Asks whether the interrupted game of this kind goes on. Whoever says who plays and by which options wants a new one.
pub(super) fn offer(
    game: GameId,
    args: &PlayArgs,
    home: Option<&Home>,
    prompt: &Prompt<'_>,
    words: &Words,
) -> Result<Option<Box<Host>>, Stop> {
    if args.new || args.agrees() {
        return Ok(None);
    }
    let Some(saved) = home.and_then(|home| home.latest_of(game)) else { return Ok(None) };
    let values = [("game", Value::from(game.title())), ("seats", seats_in_words(&saved, words).into())];
    let goes_on = prompt.ask_yes(&words.say("play-offer", &values))?;
    Ok(if goes_on { saved.resume().map(Box::new) } else { None })
}

/// People whose names look like a bot's with a slip in it.
fn note_slips(host: &Host, prompt: &Prompt<'_>, words: &Words) -> Result<(), Stop> {
    let plan = host.table().plan();
    for (name, bot) in people::typos(plan.options.game(), &plan.seats) {
        let values = [("name", Value::from(name)), ("bot", bot.into())];
        prompt.say(&words.say("play-typo", &values))?;
    }
    Ok(())
}

enum Wanted {
    Game(GameId),
    Saved(Box<Host>),
}

/// Asks until one of the games is named or numbered.
fn ask(saved: Option<SavedGame>, prompt: &Prompt<'_>, words: &Words) -> Result<Wanted, Stop> {
    tell_games(saved.as_ref(), prompt, words)?;
    loop {
        let typed = prompt.ask("")?.to_lowercase();
        match Word::read(&typed, words) {
            Some(Word::Help | Word::Moves | Word::State) => {
                tell_games(saved.as_ref(), prompt, words)?;
                prompt.say(&words.say("speech-menu-help", &[]))?;
                continue;
            }
            Some(_) => {
                prompt.object(&words.say("speech-no-game-yet", &[]))?;
                continue;
            }
            None => {}
        }
        let host = saved.as_ref().filter(|_| ["0", "resume"].contains(&typed.as_str()));
        if let Some(host) = host.and_then(SavedGame::resume) {
            return Ok(Wanted::Saved(Box::new(host)));
        }
        match named(&typed) {
            Some(game) => return Ok(Wanted::Game(game)),
            None => prompt.object(&words.say("play-no-such-game", &[]))?,
        }
    }
}

fn tell_games(saved: Option<&SavedGame>, prompt: &Prompt<'_>, words: &Words) -> Result<(), Stop> {
    prompt.say(&words.say("play-which-game", &[]))?;
    let entry = |number: usize, text: &str| {
        let values = [("number", Value::from(number)), ("move", text.into())];
        match prompt.style {
            Style::Speech => prompt.say(&words.say("speech-choice", &values)),
            Style::Pictures => prompt.show(&format!("  {number}  {text}")),
        }
    };
    if let Some(saved) = saved {
        entry(0, &saved_in_words(saved, words))?;
    }
    for (number, game) in (1..).zip(GameId::ALL) {
        entry(number, game.title())?;
    }
    Ok(())
}

fn named(typed: &str) -> Option<GameId> {
    let numbered = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_number = numbered.and_then(|index| GameId::ALL.get(index).copied());
    let lower = typed.to_lowercase();
    let is_named = |game: &GameId| lower == game.key() || lower == game.title().to_lowercase();
    by_number.or_else(|| GameId::ALL.into_iter().find(is_named))
}

/// Which game it was, and who played.
fn saved_in_words(saved: &SavedGame, words: &Words) -> String {
    let game = Value::from(saved.record.plan.options.game().title());
    words.say("play-resume", &[("game", game), ("seats", seats_in_words(saved, words).into())])
}

fn seats_in_words(saved: &SavedGame, words: &Words) -> String {
    records::seats_in_words(&saved.record, words)
}
