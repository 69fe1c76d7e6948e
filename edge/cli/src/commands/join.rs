//! `bonecup join`: a table of a server, in the terminal.

use std::io::Write;

use bonecup_referee::{Contribution, Hex32, Name, Seq};
use bonecup_remote::{Account, Address, Remote, RemoteError, Seen, SeenSeat, Site};
use bonecup_rules::Seat;
use bonecup_tui::{App, First, Home, Launch, Theme, Threads};
use bonecup_words::{Value, Words};

use super::play::{at_prompt, is_plain};
use crate::args::JoinArgs;
use crate::failure::Failure;
use crate::random::random_bytes;
use crate::records;

pub(crate) fn run(args: &JoinArgs, words: &Words) -> Result<(), Failure> {
    let address: Address =
        args.table.parse().map_err(|error: RemoteError| Failure::reason_usage(&error, words))?;
    let failed = |error: RemoteError| Failure::reason_failed(&error, words);
    let home = Home::find(|name| std::env::var_os(name));
    let account = Account::open(home.as_ref().map(Home::folder), &address.server);
    let account = account.map_err(|error| failed(error.into()))?;
    let mut site = Site::new(&address.server, words.language().key(), account);
    let found = site.find(&address.table).map_err(failed)?;
    let seen = sit_down(&mut site, found, args, words)?;
    let Some(seen) = wait_for_start(&site, seen, words)? else { return Ok(()) };
    let remote = Box::new(Remote::open(site, &seen).map_err(failed)?);
    if is_plain(args.plain) {
        return at_prompt(remote, args.record.as_deref(), words);
    }
    show(remote, args, words)
}

/// Takes a free seat, unless one is ours already or we only watch.
fn sit_down(site: &mut Site, seen: Seen, args: &JoinArgs, words: &Words) -> Result<Seen, Failure> {
    let is_free = |seat: &SeenSeat| seat.kind == "open" || (seat.kind == "reserved" && seat.yours);
    let sits = |seen: &Seen| seen.seats.iter().any(|seat| seat.kind == "person" && seat.yours);
    let joins = !args.watch && seen.phase == "gathering" && !sits(&seen) && seen.seats.iter().any(is_free);
    let seen = if joins { join(site, &seen, args, words)? } else { seen };
    let own = (0..).map(Seat).zip(&seen.seats).find(|(_, seat)| seat.kind == "person" && seat.yours);
    say(&match own {
        Some((seat, held)) => {
            let name = held.name.clone().unwrap_or_default();
            words.say("join-seated", &[("seat", seat.to_string().into()), ("name", name.into())])
        }
        None => words.say("join-watching", &[]),
    });
    Ok(seen)
}

fn join(site: &mut Site, seen: &Seen, args: &JoinArgs, words: &Words) -> Result<Seen, Failure> {
    let failed = |error: RemoteError| Failure::reason_failed(&error, words);
    let known = site.own_name().map_err(failed)?;
    let user = || std::env::var("USER").ok().filter(|name| !name.trim().is_empty());
    let name = args.name.clone().or(known).or_else(user).unwrap_or_else(|| "Bonecup".to_owned());
    let name: Name = name.parse().map_err(|error| Failure::reason_usage(&error, words))?;
    let add: Contribution = match &args.contribution {
        Some(text) => text.parse(),
        None => Hex32(random_bytes(words)?).to_string().parse(),
    }
    .map_err(|error| Failure::reason_usage(&error, words))?;
    site.enter(&name).map_err(failed)?;
    site.join(&seen.id, &name, &add).map_err(failed)
}

/// Waits until the game begins, and tells who has come; none if the table is closed before.
fn wait_for_start(site: &Site, mut seen: Seen, words: &Words) -> Result<Option<Seen>, Failure> {
    let mut told = String::new();
    loop {
        match seen.phase.as_str() {
            "gathering" => {}
            "closed" => {
                say(&words.say("join-closed", &[]));
                return Ok(None);
            }
            _ => return Ok(Some(seen)),
        }
        let seats = seats_in_words(&seen, words);
        if seats != told {
            say(&words.say("join-waiting", &[("seats", Value::from(seats.clone()))]));
            told = seats;
        }
        // A server that restarts is waited for as well.
        match site.wait(&seen.id, Seq(seen.seq)) {
            Ok(next) => seen = next,
            Err(RemoteError::Unreachable { .. }) => std::thread::sleep(std::time::Duration::from_secs(1)),
            Err(error) => return Err(Failure::reason_failed(&error, words)),
        }
    }
}

fn seats_in_words(seen: &Seen, words: &Words) -> String {
    let free = words.say("join-open-seat", &[]);
    let names: Vec<&str> = seen.seats.iter().map(|seat| seat.name.as_deref().unwrap_or(&free)).collect();
    names.join(", ")
}

fn show(remote: Box<Remote>, args: &JoinArgs, words: &Words) -> Result<(), Failure> {
    let launch = Launch {
        words: Words::new(words.language()),
        theme: Theme::find(|name| std::env::var_os(name)),
        // The server keeps the game.
        home: None,
        threads: Threads::Own,
        first: First::NewGame,
    };
    let mut app = App::new(launch).map_err(|error| Failure::start(&error, words))?;
    app.show_table(remote);
    let farewell = bonecup_tui::run(app).map_err(|error| Failure::Failed(error.to_string()))?;
    match (&args.record, farewell.record) {
        (Some(path), Some(record)) => {
            records::write(path, &record, words)?;
            let file = path.display().to_string();
            say(&words.say("play-record", &[("file", file.into())]));
            Ok(())
        }
        _ => Ok(()),
    }
}

fn say(text: &str) {
    // A closed stream does not keep anybody from playing.
    let _ = writeln!(anstream::stdout(), "{text}");
}
