//! `bonecup join`: a table of a server, in the terminal.

use std::sync::Arc;

use bonecup_games::Colour;
use bonecup_referee::room::Phase;
use bonecup_referee::{Contribution, Hex32, Name, Seq};
use bonecup_remote::{
    Account, Address, DeviceKey, RemoteError, RemoteTable, SeatKind, SeatView, ServerClient, TableView,
    Witness,
};
use bonecup_rules::Seat;
use bonecup_seat::{Chooser, Door, Errand, Home, Knocked};
use bonecup_tui::{App, First};
use bonecup_words::{Language, Words};

use super::host;
use super::play::screen::{launch, show};
use super::play::{at_prompt, is_plain};
use crate::args::JoinArgs;
use crate::failure::Failure;
use crate::output;
use crate::random::random_bytes;

pub(crate) fn run(args: &JoinArgs, words: &Words) -> Result<(), Failure> {
    visit(args, Visit::Guest, words)
}

/// As what somebody comes to a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Visit {
    Guest,
    /// Who has opened it just now, and begins the game once everybody is there.
    Owner,
}

/// Goes to a table and plays there.
pub(super) fn visit(args: &JoinArgs, visit: Visit, words: &Words) -> Result<(), Failure> {
    let (mut told, mut unsaid) = (String::new(), None);
    // Those who listen ask for the commitment if they want it.
    let is_speech = is_plain(args.plain || args.pictures) && !args.pictures;
    let tell = |news: News| {
        let text = match news {
            News::Committed(_) if is_speech => return true,
            News::Committed(text) | News::Waiting(text) => text,
            News::Seated(_) => return true,
        };
        if text != told {
            unsaid = say(&text).err();
            told = text;
        }
        // Nobody waits any more who cannot read who has come.
        unsaid.is_none()
    };
    let Some(remote) = go(args, visit, words, tell)? else {
        return match unsaid {
            Some(failure) => Err(failure),
            None => say(&words.say("join-closed", &[])),
        };
    };
    let record = args.record.as_deref();
    if is_plain(args.plain || args.pictures) {
        return at_prompt(Box::new(remote), args.pictures, record, words);
    }
    let app = App::new(launch(First::NewGame, words));
    let mut app = app.map_err(|error| Failure::start(&error, words))?;
    app.show_table(Box::new(remote));
    show(app, record, words)
}

/// The way to a table that somebody types in the menu.
pub(super) fn door(language: Language) -> Door {
    Arc::new(move |errand, tell| {
        let words = Words::new(language);
        let hear = |news: News| {
            let knocked = match news {
                News::Committed(text) | News::Waiting(text) => Knocked::Waiting(text),
                News::Seated(chooser) => Knocked::Seated(chooser),
            };
            tell.send(knocked).is_ok()
        };
        let news = match run_errand(errand, &words, hear) {
            Ok(Some(remote)) => Knocked::Inside(Box::new(remote)),
            Ok(None) => Knocked::Nothing(words.say("join-closed", &[])),
            Err(failure) => Knocked::Nothing(failure.message().to_owned()),
        };
        // Whoever has turned away need not know.
        let _ = tell.send(news);
    })
}

/// Opens the table first, if that is the errand.
fn run_errand(
    errand: &Errand,
    words: &Words,
    mut tell: impl FnMut(News) -> bool,
) -> Result<Option<RemoteTable>, Failure> {
    let (table, visit) = match errand {
        Errand::Join(address) => (address.clone(), Visit::Guest),
        Errand::Host(table) => {
            let opened = host::open(table, &host::Terms::default(), None, words)?;
            tell(News::Waiting(opened.told));
            (opened.link, Visit::Owner)
        }
    };
    let (name, colours, contribution, record) = (None, None, None, None);
    let (watch, plain, pictures) = (false, false, false);
    let args = JoinArgs { table, name, colours, watch, plain, pictures, contribution, record };
    go(&args, visit, words, tell)
}

/// What is heard on the way to a table.
enum News {
    /// What the dice are committed to.
    Committed(String),
    /// Who sits there.
    Waiting(String),
    /// We sit there, and may choose other colours.
    Seated(Chooser),
}

/// Finds the table, sits down and waits until the game begins; none if the table is closed, or `tell` says that nobody
/// listens any more.
fn go(
    args: &JoinArgs,
    visit: Visit,
    words: &Words,
    mut tell: impl FnMut(News) -> bool,
) -> Result<Option<RemoteTable>, Failure> {
    let address: Address =
        args.table.parse().map_err(|error: RemoteError| Failure::reason_usage(&error, words))?;
    let failed = |error: RemoteError| {
        if let RemoteError::Alarm(alarm) = &error {
            return Failure::alarm(alarm, words);
        }
        Failure::reason_failed(&error, words)
    };
    let mut client = connect(&address.server, words.language()).map_err(failed)?;
    let found = client.find(&address.table).map_err(failed)?;
    let home = Home::find(|name| std::env::var_os(name));
    let noted = |error: std::io::Error| failed(RemoteError::Note(error));
    let key = DeviceKey::open(home.as_ref().map(Home::folder)).map_err(noted)?;
    let witness = Witness::new(home.map(|home| home.notes()), &address.server, &found).map_err(noted)?;
    let mut device = Device { witness, key };
    if let Some(commitment) = found.commitment {
        tell(News::Committed(words.say("join-commitment", &[("commitment", commitment.to_string().into())])));
    }
    let seen = sit_down(&mut client, &mut device, found, args, words)?;
    let seen = if args.watch { seen } else { come_back(&client, seen).map_err(failed)? };
    tell(News::Waiting(place_in_words(&seen, args.watch, words)));
    if seen.choice.is_some() && seen.own_seat().is_some() {
        tell(News::Seated(chooser(address, words.language())));
    }
    let Some(seen) = wait_for_start(&client, visit, &mut device, seen, words, tell)? else { return Ok(None) };
    RemoteTable::open(client, &seen, device.witness, device.key).map(Some).map_err(failed)
}

/// What this machine does for the dice of a table.
struct Device {
    witness: Witness,
    key: DeviceKey,
}

/// The server, and who we are there.
pub(super) fn connect(server: &str, language: Language) -> Result<ServerClient, RemoteError> {
    let home = Home::find(|name| std::env::var_os(name));
    let account = Account::open(home.as_ref().map(Home::folder), server)?;
    Ok(ServerClient::new(server, language.key(), account))
}

/// Goes on to the next free colours while a table gathers. What comes of it is told like everything else there.
fn chooser(address: Address, language: Language) -> Chooser {
    Arc::new(move || {
        let Ok(client) = connect(&address.server, language) else { return };
        let Ok(seen) = client.find(&address.table) else { return };
        let (Some((seat, held)), Some(choice)) = (seen.own_seat(), &seen.choice) else { return };
        let colours = next_colours(&seen.free_colours(), &held.colours, choice.each);
        // Somebody may have been faster: whoever wants another one presses again.
        let _ = client.choose(&seen.id, seat, &colours);
    })
}

/// As many free colours as are needed, from the one after the first that is held now.
fn next_colours(free: &[Colour], held: &[Colour], each: usize) -> Vec<Colour> {
    let now = held.first().and_then(|first| free.iter().position(|colour| colour == first));
    let from = now.map_or(0, |at| at + 1);
    free.iter().cycle().skip(from).take(each.min(free.len())).copied().collect()
}

/// Takes a free seat, unless one is ours already or we only watch. Whoever sits already may choose other colours, and
/// adds to the dice what was typed, or something random if nothing was added yet.
fn sit_down(
    client: &mut ServerClient,
    device: &mut Device,
    seen: TableView,
    args: &JoinArgs,
    words: &Words,
) -> Result<TableView, Failure> {
    let is_free =
        |seat: &SeatView| seat.kind == SeatKind::Open || (seat.kind == SeatKind::Reserved && seat.yours);
    if args.watch || seen.phase != Phase::Gathering {
        return Ok(seen);
    }
    match seen.own_seat().map(|(seat, _)| seat) {
        Some(seat) => {
            let seen = add_to_dice(client, device, seen, seat, args, words)?;
            match read_colours(args, words)? {
                Some(colours) => client
                    .choose(&seen.id, seat, &colours)
                    .map_err(|error| Failure::reason_failed(&error, words)),
                None => Ok(seen),
            }
        }
        None if seen.seats.iter().any(is_free) => join(client, device, &seen, args, words),
        None => Ok(seen),
    }
}

/// Adds to the dice for a seat that we have already.
fn add_to_dice(
    client: &ServerClient,
    device: &mut Device,
    seen: TableView,
    seat: Seat,
    args: &JoinArgs,
    words: &Words,
) -> Result<TableView, Failure> {
    let failed = |error: RemoteError| Failure::reason_failed(&error, words);
    let Some(held) = seen.seats.get(seat.index()) else { return Ok(seen) };
    let is_added = !held.contribution.is_empty() || held.seal.is_some();
    if seen.commitment.is_none() || (is_added && args.contribution.is_none()) {
        return Ok(seen);
    }
    let name = held.name.clone().unwrap_or_default();
    let add = device.witness.add(&name, contribution(args, words)?);
    let add = add.map_err(RemoteError::Note).map_err(failed)?;
    let seen = client.add(&seen.id, seat, &add, &device.key.public()).map_err(failed)?;
    device.witness.seated(seat).map_err(RemoteError::Note).map_err(failed)?;
    Ok(seen)
}

/// What was typed for the dice, else something random.
fn contribution(args: &JoinArgs, words: &Words) -> Result<Contribution, Failure> {
    let text = match &args.contribution {
        Some(text) => text.clone(),
        None => Hex32(random_bytes(words)?).to_string(),
    };
    text.parse().map_err(|error| Failure::reason_usage(&error, words))
}

/// The colours as they were typed; none if nothing was.
fn read_colours(args: &JoinArgs, words: &Words) -> Result<Option<Vec<Colour>>, Failure> {
    let Some(typed) = &args.colours else { return Ok(None) };
    let colours = typed.split(',').map(|word| word.trim().parse::<Colour>());
    let colours = colours.collect::<Result<Vec<_>, _>>();
    colours.map(Some).map_err(|error| Failure::reason_usage(&error, words))
}

/// Takes seats back on which a bot played on while we were away.
fn come_back(client: &ServerClient, seen: TableView) -> Result<TableView, RemoteError> {
    let is_minded = |seat: &SeatView| seat.kind == SeatKind::Person && seat.yours && seat.bot.is_some();
    let minded: Vec<Seat> =
        (0..).map(Seat).zip(&seen.seats).filter(|(_, held)| is_minded(held)).map(|(seat, _)| seat).collect();
    if seen.phase != Phase::Playing {
        return Ok(seen);
    }
    minded.into_iter().try_fold(seen, |seen, seat| client.come_back(&seen.id, seat))
}

/// Where we sit, or that we watch, and whether we wanted to.
fn place_in_words(seen: &TableView, is_wanted: bool, words: &Words) -> String {
    match seen.own_seat() {
        Some((seat, held)) => {
            let name = held.name.clone().unwrap_or_default();
            words.say("join-seated", &[("seat", seat.to_string().into()), ("name", name.into())])
        }
        None if is_wanted => words.say("join-watching", &[]),
        None => words.say("join-no-seat", &[]),
    }
}

fn join(
    client: &mut ServerClient,
    device: &mut Device,
    seen: &TableView,
    args: &JoinArgs,
    words: &Words,
) -> Result<TableView, Failure> {
    let failed = |error: RemoteError| Failure::reason_failed(&error, words);
    let name = called(client, args.name.as_ref(), words)?;
    let text = contribution(args, words)?;
    let colours = read_colours(args, words)?.unwrap_or_default();
    client.enter(&name).map_err(failed)?;
    let add = device.witness.add(name.as_str(), text).map_err(RemoteError::Note).map_err(failed)?;
    let seen = client.join(&seen.id, &name, &add, &device.key.public(), &colours).map_err(failed)?;
    if let Some((seat, _)) = seen.own_seat() {
        device.witness.seated(seat).map_err(RemoteError::Note).map_err(failed)?;
    }
    Ok(seen)
}

/// What we are called there: as typed, as last time, or as on this machine.
pub(super) fn called(client: &ServerClient, typed: Option<&String>, words: &Words) -> Result<Name, Failure> {
    let known = || client.own_name().map_err(|error| Failure::reason_failed(&error, words));
    let name = match typed {
        Some(name) => Some(name.clone()),
        None => known()?,
    };
    let user = || std::env::var("USER").ok().filter(|name| !name.trim().is_empty());
    let name = name.or_else(user).unwrap_or_else(|| "Bonecup".to_owned());
    name.parse().map_err(|error| Failure::reason_usage(&error, words))
}

/// Tells what was sealed, once the table is settled and what was agreed is what we noted.
fn reveal(client: &ServerClient, device: &mut Device, seen: &TableView) -> Result<(), RemoteError> {
    let key = device.key.public();
    for reveal in device.witness.agree(seen, Some(&key)).map_err(RemoteError::Note)? {
        match client.reveal(&seen.id, &reveal) {
            Ok(_) => device.witness.revealed(reveal.seat).map_err(RemoteError::Note)?,
            // The game has begun without it: that is counted, and no reason to stay away.
            Err(RemoteError::Refused { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Waits until the game begins, and tells who has come.
fn wait_for_start(
    client: &ServerClient,
    visit: Visit,
    device: &mut Device,
    mut seen: TableView,
    words: &Words,
    mut tell: impl FnMut(News) -> bool,
) -> Result<Option<TableView>, Failure> {
    loop {
        match seen.phase {
            Phase::Gathering if visit == Visit::Owner && is_full(&seen) => {
                seen = client.start(&seen.id).map_err(|error| Failure::reason_failed(&error, words))?;
                continue;
            }
            Phase::Gathering => {}
            Phase::Settled => match reveal(client, device, &seen) {
                Ok(()) | Err(RemoteError::Unreachable { .. }) => {}
                Err(error) => return Err(Failure::reason_failed(&error, words)),
            },
            Phase::Closed => return Ok(None),
            Phase::Playing | Phase::Over => return Ok(Some(seen)),
        }
        if !tell(News::Waiting(waiting_in_words(&seen, words))) {
            return Ok(None);
        }
        // A server that restarts is waited for as well.
        match client.wait(&seen.id, Seq(seen.seq)) {
            Ok(next) => seen = next,
            Err(RemoteError::Unreachable { .. }) => std::thread::sleep(std::time::Duration::from_secs(1)),
            Err(error) => return Err(Failure::reason_failed(&error, words)),
        }
    }
}

/// Whether everybody is there.
fn is_full(seen: &TableView) -> bool {
    seen.seats.iter().all(|seat| matches!(seat.kind, SeatKind::Person | SeatKind::Bot))
}

/// Who sits there with which colours, and who begins.
fn waiting_in_words(seen: &TableView, words: &Words) -> String {
    let seats: Vec<String> = seen.seats.iter().map(|seat| seat_in_words(seat, words)).collect();
    let waiting = words.say("join-waiting", &[("seats", seats.join(", ").into())]);
    let Some(choice) = &seen.choice else { return waiting };
    let begins = match seen.seats.get(choice.begins.index()).and_then(|seat| seat.name.as_deref()) {
        Some(name) => words.say("join-begins", &[("name", name.into())]),
        None => words.say("join-seat-begins", &[("seat", choice.begins.to_string().into())]),
    };
    format!("{waiting}. {begins}")
}

fn seat_in_words(seat: &SeatView, words: &Words) -> String {
    let name = seat.name.clone().unwrap_or_else(|| words.say("join-open-seat", &[]));
    let name = match seat.looks_like {
        Some(other) => {
            words.say("join-looks-like", &[("name", name.into()), ("seat", other.to_string().into())])
        }
        None => name,
    };
    let colours: Vec<String> = seat.colours.iter().map(|colour| words.name("colour", colour)).collect();
    if colours.is_empty() || seat.kind == SeatKind::Open {
        name
    } else {
        format!("{name} ({})", colours.join(", "))
    }
}

pub(super) fn say(text: &str) -> Result<(), Failure> {
    output::print_line(text)
}
