//! What lists of tables show, kept in the table's row so that a list does not load rooms.

use bonecup_games::GameId;
use bonecup_referee::PersonId;
use bonecup_referee::room::{Deadline, Holder, Phase, Room, Why};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Summary {
    /// Which game.
    #[schema(value_type = String)]
    pub(crate) game: GameId,
    /// How far it is: `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) phase: Phase,
    /// What each seat is called; none while it is open.
    pub(crate) seats: Vec<Option<String>>,
    /// How many seats are open.
    pub(crate) open: usize,
    /// Time for a move.
    #[schema(value_type = String)]
    pub(crate) deadline: Deadline,
    /// Whether somebody plays with real dice.
    pub(crate) real_dice: bool,
    /// The points of each seat when the table ended, if the game had begun.
    pub(crate) points: Option<Vec<i32>>,
    /// How it was closed before the end of its game, if it was.
    #[serde(default)]
    pub(crate) closed: Option<Closing>,
}

/// How a table was closed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Closing {
    /// `owner` if whoever opened it closed it, `idle` if nobody touched it for long.
    #[schema(value_type = String)]
    why: Why,
    /// What the owner is called, if the owner closed it and has a seat there.
    by: Option<String>,
}

impl Closing {
    fn of(room: &Room) -> Option<Closing> {
        let why = room.closed()?;
        let owner = &room.opening().owner;
        let own_seat = room.seats().iter().find(|seat| seat.person() == Some(owner));
        let by = own_seat.filter(|_| why == Why::Owner).and_then(|seat| seat.name().map(str::to_owned));
        Some(Closing { why, by })
    }
}

impl Summary {
    fn of(room: &Room) -> Summary {
        let opening = room.opening();
        let ended = room.table().filter(|_| room.phase().has_ended());
        Summary {
            game: room.game(),
            phase: room.phase(),
            seats: room.seats().iter().map(|seat| seat.name().map(str::to_owned)).collect(),
            open: room.seats().iter().filter(|seat| seat.holder == Holder::Open).count(),
            deadline: opening.deadline,
            real_dice: opening.seats.iter().any(|seat| seat.dice == bonecup_referee::DiceSource::Hand),
            points: ended
                .map(|table| table.game().standings().points().iter().map(|points| points.0).collect()),
            closed: Closing::of(room),
        }
    }
}

/// The summary as it is stored.
pub(crate) fn write(room: &Room) -> String {
    serde_json::to_string(&Summary::of(room)).unwrap_or_default()
}

/// The summary as it was stored.
pub(crate) fn read(stored: &str) -> Option<Summary> {
    serde_json::from_str(stored).ok()
}

/// Everybody for whom the table is one of theirs.
pub(crate) fn people(room: &Room) -> Vec<PersonId> {
    let of = |holder: &Holder| match holder {
        Holder::Person(person, _) | Holder::Reserved(person, _) => Some(person.clone()),
        Holder::Open | Holder::Bot(_) => None,
    };
    let mut people: Vec<PersonId> = room.seats().iter().filter_map(|seat| of(&seat.holder)).collect();
    people.sort();
    people.dedup();
    people
}
