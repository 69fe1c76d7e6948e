//! A game at the prompt: which one, and whether an interrupted one goes on.

use bonecup_games::GameId;
use bonecup_seat::{Home, Host, Local, SavedGame, Threads};
use bonecup_words::{Value, Words};

use super::evening::{self, Evening};
use super::prompt::{Prompt, Stop};
use super::{begin, people};
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::records;
use crate::seating::read_game;
use bonecup_views::layout::{DIM, paint};

pub(super) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let prompt = Prompt::new(words);
    let home = Home::find(|name| std::env::var_os(name));
    let wanted = match &args.game {
        Some(typed) => Wanted::Game(read_game(typed, words)?),
        None => {
            let saved = home.as_ref().filter(|_| !args.new).and_then(Home::latest);
            match ask(saved, &prompt, words) {
                Ok(wanted) => wanted,
                Err(stop) => return evening::ended(&stop, words),
            }
        }
    };
    let host = match wanted {
        Wanted::Game(game) => begin(game, args, words)?,
        Wanted::Saved(host) => *host,
    };
    if let Some(path) = &args.record {
        // A file that cannot be written is better known before the game than after it. The seed stays secret.
        records::write(path, &host.record(), words)?;
    }
    if let Err(stop) = note_slips(&host, &prompt, words) {
        return evening::ended(&stop, words);
    }
    let local = Local::new(host, home, Threads::None).map_err(|error| Failure::start(&error, words))?;
    Evening::new(Box::new(local), prompt, words).play(args.record.as_deref())
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
    prompt.show(&words.say("play-which-game", &[]))?;
    if let Some(saved) = &saved {
        prompt.show(&format!("  0  {}", saved_in_words(saved, words)))?;
    }
    for (number, game) in (1..).zip(GameId::ALL) {
        prompt.show(&format!("  {number}  {} {}", game.title(), paint(DIM, &format!("({game})"))))?;
    }
    loop {
        let typed = prompt.ask("")?;
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

fn named(typed: &str) -> Option<GameId> {
    let numbered = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_number = numbered.and_then(|index| GameId::ALL.get(index).copied());
    let lower = typed.to_lowercase();
    let is_named = |game: &GameId| lower == game.key() || lower == game.title().to_lowercase();
    by_number.or_else(|| GameId::ALL.into_iter().find(is_named))
}

/// Which game it was, and who played.
fn saved_in_words(saved: &SavedGame, words: &Words) -> String {
    let plan = &saved.record.plan;
    let seats: Vec<_> = plan.seats.iter().map(|seat| seat.name.to_string()).collect();
    let values = [("game", Value::from(plan.options.game().title())), ("seats", seats.join(", ").into())];
    words.say("play-resume", &values)
}
