//! `bonecup join`: a table of a server, in the terminal.

use std::io::Write;
use std::sync::Arc;

use bonecup_referee::{Contribution, Hex32, Name, Seq};
use bonecup_remote::{Account, Address, Remote, RemoteError, Seen, SeenSeat, Site};
use bonecup_rules::Seat;
use bonecup_tui::{App, Door, First, Home, Knocked};
use bonecup_words::{Language, Value, Words};

use super::play::screen::{launch, show};
use super::play::{at_prompt, is_plain};
use crate::args::JoinArgs;
use crate::failure::Failure;
use crate::random::random_bytes;

pub(crate) fn run(args: &JoinArgs, words: &Words) -> Result<(), Failure> {
    let mut told = String::new();
    let tell = |text: String| {
        if text != told {
            say(&text);
            told = text;
        }
        true
    };
    let Some(remote) = go(args, words, tell)? else {
        say(&words.say("join-closed", &[]));
        return Ok(());
    };
    let record = args.record.as_deref();
    if is_plain(args.plain) {
        return at_prompt(Box::new(remote), record, words);
    }
    let app = App::new(launch(First::NewGame, words));
    let mut app = app.map_err(|error| Failure::start(&error, words))?;
    app.show_table(Box::new(remote));
    show(app, record, words)
}

/// The way to a table that somebody types in the menu.
pub(super) fn door(language: Language) -> Door {
    Arc::new(move |address, tell| {
        let words = Words::new(language);
        let args = JoinArgs {
            table: address.to_owned(),
            name: None,
            watch: false,
            plain: false,
            contribution: None,
            record: None,
        };
        let news = match go(&args, &words, |text| tell.send(Knocked::Waiting(text)).is_ok()) {
            Ok(Some(remote)) => Knocked::Inside(Box::new(remote)),
            Ok(None) => Knocked::Nothing(words.say("join-closed", &[])),
            Err(failure) => Knocked::Nothing(failure.message().to_owned()),
        };
        // Whoever has turned away need not know.
        let _ = tell.send(news);
    })
}

/// Finds the table, sits down and waits until the game begins; none if the table is closed, or `tell` says that nobody
/// listens any more.
fn go(
    args: &JoinArgs,
    words: &Words,
    mut tell: impl FnMut(String) -> bool,
) -> Result<Option<Remote>, Failure> {
    let address: Address =
        args.table.parse().map_err(|error: RemoteError| Failure::reason_usage(&error, words))?;
    let failed = |error: RemoteError| Failure::reason_failed(&error, words);
    let home = Home::find(|name| std::env::var_os(name));
    let account = Account::open(home.as_ref().map(Home::folder), &address.server);
    let account = account.map_err(|error| failed(error.into()))?;
    let mut site = Site::new(&address.server, words.language().key(), account);
    let found = site.find(&address.table).map_err(failed)?;
    let seen = sit_down(&mut site, found, args, words)?;
    let seen = if args.watch { seen } else { come_back(&site, seen).map_err(failed)? };
    tell(place_in_words(&seen, words));
    let Some(seen) = wait_for_start(&site, seen, words, tell)? else { return Ok(None) };
    Remote::open(site, &seen).map(Some).map_err(failed)
}

/// Takes a free seat, unless one is ours already or we only watch.
fn sit_down(site: &mut Site, seen: Seen, args: &JoinArgs, words: &Words) -> Result<Seen, Failure> {
    let is_free = |seat: &SeenSeat| seat.kind == "open" || (seat.kind == "reserved" && seat.yours);
    let sits = |seen: &Seen| seen.seats.iter().any(|seat| seat.kind == "person" && seat.yours);
    let joins = !args.watch && seen.phase == "gathering" && !sits(&seen) && seen.seats.iter().any(is_free);
    if joins { join(site, &seen, args, words) } else { Ok(seen) }
}

/// Takes seats back on which a bot played on while we were away.
fn come_back(site: &Site, seen: Seen) -> Result<Seen, RemoteError> {
    let is_minded = |seat: &SeenSeat| seat.kind == "person" && seat.yours && seat.bot.is_some();
    let minded: Vec<Seat> =
        (0..).map(Seat).zip(&seen.seats).filter(|(_, held)| is_minded(held)).map(|(seat, _)| seat).collect();
    if seen.phase != "playing" {
        return Ok(seen);
    }
    minded.into_iter().try_fold(seen, |seen, seat| site.come_back(&seen.id, seat))
}

/// Where we sit, or that we watch.
fn place_in_words(seen: &Seen, words: &Words) -> String {
    let own = (0..).map(Seat).zip(&seen.seats).find(|(_, seat)| seat.kind == "person" && seat.yours);
    match own {
        Some((seat, held)) => {
            let name = held.name.clone().unwrap_or_default();
            words.say("join-seated", &[("seat", seat.to_string().into()), ("name", name.into())])
        }
        None => words.say("join-watching", &[]),
    }
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

/// Waits until the game begins, and tells who has come.
fn wait_for_start(
    site: &Site,
    mut seen: Seen,
    words: &Words,
    mut tell: impl FnMut(String) -> bool,
) -> Result<Option<Seen>, Failure> {
    loop {
        match seen.phase.as_str() {
            "gathering" => {}
            "closed" => return Ok(None),
            _ => return Ok(Some(seen)),
        }
        let seats = Value::from(seats_in_words(&seen, words));
        if !tell(words.say("join-waiting", &[("seats", seats)])) {
            return Ok(None);
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

fn say(text: &str) {
    // A closed stream does not keep anybody from playing.
    let _ = writeln!(anstream::stdout(), "{text}");
}
