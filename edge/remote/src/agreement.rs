//! The text of what was agreed, read line by line: a device compares every line before it reveals anything.

use bonecup_referee::fair::{DeviceChain, seal_of};
use bonecup_referee::{DiceSource, Hex32};
use bonecup_rules::Seat;
use bonecup_seat::{Alarm, Note, OwnSeat};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// Lines before those of the seats.
const HEAD: usize = 7;

/// Whether the agreement tells what was noted.
pub(crate) fn check(note: &Note, key: Option<&Hex32>, text: &str) -> Result<(), Alarm> {
    let lines: Vec<&str> = text.split('\n').collect();
    for (number, noted) in head(note).into_iter().enumerate() {
        let told = lines.get(number).copied().unwrap_or_default();
        if noted.as_deref().is_some_and(|noted| noted != told) {
            return Err(differs(noted.unwrap_or_default(), told));
        }
    }
    check_options(note, lines.get(5).copied().unwrap_or_default())?;
    let seats = lines.get(HEAD..).unwrap_or_default();
    if seats.len() != note.promise.seats.len() {
        return Err(differs(note.promise.seats.len(), seats.len()));
    }
    let mut numbered = (0..).map(Seat).zip(seats.iter().zip(&note.promise.seats));
    numbered.try_for_each(|(seat, (line, promised))| {
        check_dice(seat, line, promised.dice)?;
        note.own
            .iter()
            .filter(|own| own.seat == Some(seat))
            .try_for_each(|own| check_own(note, own, key, seat, line))
    })
}

/// The lines that are known before, word by word.
fn head(note: &Note) -> [Option<String>; HEAD] {
    let promise = &note.promise;
    let commitment = promise.commitment.map_or_else(|| "-".to_owned(), |hex| hex.to_string());
    let engine = promise.engine.as_ref().map_or("-", |engine| engine.as_str());
    [
        Some("bonecup/2 agreed".to_owned()),
        Some(format!("table {}", note.table)),
        Some(format!("commitment {commitment}")),
        Some(format!("game {}", promise.game)),
        Some(format!("rules {}", promise.rules)),
        // Compared as JSON: spaces and the order of fields are the server's, and are hashed.
        None,
        Some(format!("engine {engine}")),
    ]
}

/// Where colours are chosen, the options change after we have noted them.
fn check_options(note: &Note, line: &str) -> Result<(), Alarm> {
    let told = line.strip_prefix("options ").and_then(|json| serde_json::from_str::<Value>(json).ok());
    if note.promise.chooses || told.as_ref() == Some(&note.promise.options) {
        return Ok(());
    }
    Err(differs(format!("options {}", note.promise.options), line))
}

fn check_dice(seat: Seat, line: &str, dice: DiceSource) -> Result<(), Alarm> {
    let dice = if dice == DiceSource::Drawn { "drawn" } else { "hand" };
    let words: Vec<&str> = line.splitn(8, ' ').collect();
    match words[..] {
        ["seat", number, _, told, _, _, _, _] if number == seat.0.to_string() && told == dice => Ok(()),
        _ => Err(differs(format!("seat {} … {dice}", seat.0), line)),
    }
}

fn check_own(note: &Note, own: &OwnSeat, key: Option<&Hex32>, seat: Seat, line: &str) -> Result<(), Alarm> {
    let words: Vec<&str> = line.splitn(8, ' ').collect();
    let (Some(chain), Some(text)) = (&own.chain, &own.contribution) else { return Ok(()) };
    let seal = seal_of(&note.table, &DeviceChain::new(chain.last()).anchor(), text).to_string();
    let key = key.map_or_else(|| "-".to_owned(), ToString::to_string);
    let noted = ["human", seal.as_str(), key.as_str(), own.name.as_str()];
    match words[..] {
        [_, _, player, _, _, seal, key, name] if [player, seal, key, name] == noted => Ok(()),
        _ => Err(differs(format!("seat {} {}", seat.0, noted.join(" ")), line)),
    }
}

/// What the server signs of it.
pub(crate) fn hash(text: &str) -> Hex32 {
    Hex32(Sha256::digest(text).into())
}

/// The number of each seat's device, where a person sits.
pub(crate) fn devices(text: &str) -> Vec<Option<u8>> {
    let seats = text.split('\n').skip(HEAD);
    seats.map(|line| line.split(' ').nth(4).and_then(|device| device.parse().ok())).collect()
}

fn differs(noted: impl ToString, told: impl ToString) -> Alarm {
    Alarm::Agreement { noted: noted.to_string(), told: told.to_string() }
}
