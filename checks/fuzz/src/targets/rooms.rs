//! Steps of the log, and rooms that are made from them.

use bonecup_referee::Seq;
use bonecup_referee::room::{History, Room, Step};

use bonecup_server::simulation::parsers::gist;

use super::Seen;
use super::texts::refused;

/// A step is read, written, and read again as the same.
pub(super) fn step(text: &str) -> Seen {
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let seq = value["seq"].as_u64().and_then(|seq| u32::try_from(seq).ok()).unwrap_or(1);
    match Step::read(Seq(seq), text) {
        Ok(step) => {
            let written = step.write().unwrap_or_default();
            assert_eq!(Step::read(step.seq, &written).as_ref(), Ok(&step), "a step is written as another");
            step.events.iter().for_each(|event| drop(event.for_all()));
            match Room::opened(&step) {
                Ok(room) => format!("opens {:?}", room.phase()),
                Err(reason) => refused(&reason),
            }
        }
        Err(reason) => refused(&reason),
    }
}

/// A log, a step per line, in two ways: step by step into a room, and as a history.
pub(super) fn log(text: &str) -> Seen {
    let lines = (1..).map(Seq).zip(text.lines().take(400));
    let steps: Result<Vec<Step>, _> = lines.map(|(seq, line)| Step::read(seq, line)).collect();
    let steps = match steps {
        Ok(steps) if !steps.is_empty() => steps,
        Ok(_) => return "empty".to_owned(),
        Err(reason) => return refused(&reason),
    };
    let room = Room::opened(&steps[0]).and_then(|mut room| {
        steps[1..].iter().try_for_each(|step| room.evolve(step))?;
        Ok(room)
    });
    match (room, History::of(&steps)) {
        (Ok(room), Ok(history)) => {
            assert_eq!(room.seq(), history.room().seq());
            let games = [&room, history.room()].map(|room| room.table().map(|table| table.game().clone()));
            assert_eq!(games[0], games[1], "two ways through a log");
            format!("{:?} {}", room.phase(), history.record().is_some())
        }
        (Err(one), Err(other)) => {
            assert_eq!(refused(&one), refused(&other), "two ways to refuse a log");
            format!("refused {} {}", refused(&one), gist(&one.to_string()))
        }
        (one, other) => {
            assert_eq!(one.is_ok(), other.is_ok(), "one way takes a log that the other refuses");
            "never".to_owned()
        }
    }
}
