//! `bonecup join`: a table of a server, in the terminal.

use std::io::Write;
use std::sync::Arc;

use bonecup_games::Colour;
use bonecup_referee::room::Phase;
use bonecup_referee::{Contribution, Hex32, Name, Seq};
use bonecup_remote::{
    Account, Address, DeviceKey, RemoteError, RemoteTable, SeatKind, SeatView, ServerClient, TableView,
    Witness,
};
use bonecup_rules::Seat;
use bonecup_seat::{Chooser, Door, Home, Knocked};
use bonecup_tui::{App, First};
use bonecup_words::{Language, Words};

use super::play::screen::{launch, show};
use super::play::{at_prompt, is_plain};
use crate::args::JoinArgs;
use crate::failure::Failure;
use crate::random::random_bytes;

pub(crate) fn run(args: &JoinArgs, words: &Words) -> Result<(), Failure> {
    let mut told = String::new();
    let tell = |news: News| {
        if let News::Waiting(text) = news
            && text != told
        {
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
            colours: None,
            watch: false,
            plain: false,
            contribution: None,
            record: None,
        };
        let hear = |news: News| {
            let knocked = match news {
                News::Waiting(text) => Knocked::Waiting(text),
                News::Seated(chooser) => Knocked::Seated(chooser),
            };
            tell.send(knocked).is_ok()
        };
        let news = match go(&args, &words, hear) {
            Ok(Some(remote)) => Knocked::Inside(Box::new(remote)),
            Ok(None) => Knocked::Nothing(words.say("join-closed", &[])),
            Err(failure) => Knocked::Nothing(failure.message().to_owned()),
        };
        // Whoever has turned away need not know.
        let _ = tell.send(news);
    })
}

/// What is heard on the way to a table.
enum News {
    /// Who sits there.
    Waiting(String),
    /// We sit there, and may choose other colours.
    Seated(Chooser),
}

/// Finds the table, sits down and waits until the game begins; none if the table is closed, or `tell` says that nobody
/// listens any more.
fn go(
    args: &JoinArgs,
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
    let mut client = connect(&address, words.language()).map_err(failed)?;
    let found = client.find(&address.table).map_err(failed)?;
    let home = Home::find(|name| std::env::var_os(name));
    let noted = |error: std::io::Error| failed(RemoteError::Note(error));
    let key = DeviceKey::open(home.as_ref().map(Home::folder)).map_err(noted)?;
    let witness = Witness::new(home.map(|home| home.notes()), &address.server, &found).map_err(noted)?;
    let mut device = Device { witness, key };
    if let Some(commitment) = found.commitment {
        tell(News::Waiting(words.say("join-commitment", &[("commitment", commitment.to_string().into())])));
    }
    let seen = sit_down(&mut client, &mut device, found, args, words)?;
    let seen = if args.watch { seen } else { come_back(&client, seen).map_err(failed)? };
    tell(News::Waiting(place_in_words(&seen, words)));
    if seen.choice.is_some() && seen.own_seat().is_some() {
        tell(News::Seated(chooser(address, words.language())));
    }
    let Some(seen) = wait_for_start(&client, &mut device, seen, words, tell)? else { return Ok(None) };
    RemoteTable::open(client, &seen, device.witness, device.key).map(Some).map_err(failed)
}

/// What this machine does for the dice of a table.
struct Device {
    witness: Witness,
    key: DeviceKey,
}

/// The server, and who we are there.
fn connect(address: &Address, language: Language) -> Result<ServerClient, RemoteError> {
    let home = Home::find(|name| std::env::var_os(name));
    let account = Account::open(home.as_ref().map(Home::folder), &address.server)?;
    Ok(ServerClient::new(&address.server, language.key(), account))
}

/// Goes on to the next free colours while a table gathers. What comes of it is told like everything else there.
fn chooser(address: Address, language: Language) -> Chooser {
    Arc::new(move || {
        let Ok(client) = connect(&address, language) else { return };
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

/// Where we sit, or that we watch.
fn place_in_words(seen: &TableView, words: &Words) -> String {
    match seen.own_seat() {
        Some((seat, held)) => {
            let name = held.name.clone().unwrap_or_default();
            words.say("join-seated", &[("seat", seat.to_string().into()), ("name", name.into())])
        }
        None => words.say("join-watching", &[]),
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
    let known = client.own_name().map_err(failed)?;
    let user = || std::env::var("USER").ok().filter(|name| !name.trim().is_empty());
    let name = args.name.clone().or(known).or_else(user).unwrap_or_else(|| "Bonecup".to_owned());
    let name: Name = name.parse().map_err(|error| Failure::reason_usage(&error, words))?;
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
    device: &mut Device,
    mut seen: TableView,
    words: &Words,
    mut tell: impl FnMut(News) -> bool,
) -> Result<Option<TableView>, Failure> {
    loop {
        match seen.phase {
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
    let colours: Vec<String> = seat.colours.iter().map(|colour| words.name("colour", colour)).collect();
    if colours.is_empty() || seat.kind == SeatKind::Open {
        name
    } else {
        format!("{name} ({})", colours.join(", "))
    }
}

fn say(text: &str) {
    // A closed stream does not keep anybody from playing.
    let _ = writeln!(anstream::stdout(), "{text}");
}
