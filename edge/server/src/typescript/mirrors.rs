//! What other crates write into the protocol, once more: they do not know TypeScript. Whether these are the same is tried
//! out on whole games.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game of the list.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum GameId {
    RollingBones,
    #[serde(rename = "knochenmax")]
    KnochenMax,
    RollingDice,
}

/// The options of a game, by key.
#[derive(Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(type = "Record<string, unknown>")]
pub(crate) struct Options(serde_json::Value);

/// How far a table is.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phase {
    Gathering,
    Playing,
    Over,
    Closed,
}

/// Time for a move.
#[derive(Serialize, Deserialize, TS)]
pub(crate) enum Deadline {
    #[serde(rename = "none")]
    None,
    #[serde(rename = "30s")]
    HalfMinute,
    #[serde(rename = "2min")]
    TwoMinutes,
    #[serde(rename = "1day")]
    Day,
}

/// Where dice come from.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum DiceSource {
    Drawn,
    Hand,
}

/// A colour of Rolling Dice.
#[derive(Serialize, Deserialize, PartialEq, Eq, PartialOrd, Ord, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Colour {
    Orange,
    Green,
    Purple,
    Red,
    Blue,
    Yellow,
}

/// Something that happened at a table, as everybody is told.
#[derive(Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum RoomEvent {
    Opened(Opening),
    Offered { seat: u8, offer: Offer },
    Seated { seat: u8, person: String, name: String },
    Unseated { seat: u8 },
    Contributed { seat: u8, contribution: String },
    ColoursChosen { seat: u8, colours: Vec<Colour> },
    BeginnerNamed { seat: u8 },
    Started,
    Moved { seat: u8, r#move: String },
    Rolled { roll: u64, by: DiceSource, outcome: String },
    Minded { seat: u8, bot: String, why: Why },
    Returned { seat: u8 },
    ClockRestarted,
    Ended { points: Vec<i32>, winners: Vec<u8>, seed: Option<String> },
    Closed { why: Why, seed: Option<String> },
    Rematched { table: String },
}

/// Why a bot took over or a table was closed.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Why {
    Left,
    Owner,
    Time,
    Idle,
}

/// What a table was opened with.
#[derive(Serialize, Deserialize, TS)]
pub(crate) struct Opening {
    table: String,
    game: GameId,
    rules: u32,
    options: Options,
    owner: String,
    public: bool,
    deadline: Deadline,
    coach: bool,
    commitment: Option<String>,
    seats: Vec<SeatOffer>,
}

/// A seat as it was offered.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatOffer {
    offer: Offer,
    dice: DiceSource,
}

/// Who may sit on a seat. Who a person is stays with the server: `person` is always `-`.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Offer {
    Open,
    Reserved { person: String, name: String },
    Person { person: String, name: String },
    Bot(String),
}

/// A position, in the form of its game.
#[derive(Serialize, Deserialize, TS)]
#[serde(untagged)]
pub(crate) enum Position {
    RollingBones(BonesPosition),
    KnochenMax(SheetsPosition),
    RollingDice(FloePosition),
}

/// A position of Rolling Bones. Bones and faces are written as in `LA1`, `SK`, `HA`, `GR`.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct BonesPosition {
    /// Bones on their own places.
    skeleton: Vec<String>,
    /// False bones: the place, and the bone that lies on it.
    #[serde(rename = "false", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    wrong: Option<BTreeMap<String, String>>,
    hat: bool,
    /// The faces of the dice that lie unlaid.
    roll: Vec<String>,
    /// Dice paid so far.
    out: DiceCount,
    /// Supplementary rolls so far.
    supplementary: u8,
    /// Whether a die was laid since the last of them.
    laid_this_roll: bool,
    /// Whether the unlaid dice are in the cup.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    rolling: Option<bool>,
    /// The points of each seat; left out for one seat without points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    totals: Option<Vec<i32>>,
    /// Whose turn it is, from 0; left out if it is the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    to_move: Option<u8>,
}

/// How many dice of each kind.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiceCount {
    left: u8,
    right: u8,
    centre: u8,
}

/// A position of KnochenMAX: `sheets` of the only seat, or `seats`.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SheetsPosition {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    sheets: Option<Vec<Sheet>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    seats: Option<Vec<SheetsOfSeat>>,
    /// Whose turn it is, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    to_move: Option<u8>,
    /// The sides that lie; those missing from five are in the cup.
    throw: Vec<u8>,
    throws_left: u8,
}

/// The sheets of a seat.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SheetsOfSeat {
    sheets: Vec<Sheet>,
}

/// The filled boxes of a sheet with their points, 0 if struck.
#[derive(Serialize, Deserialize, TS)]
#[serde(transparent)]
pub(crate) struct Sheet(BTreeMap<String, i32>);

/// A position of Rolling Dice.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct FloePosition {
    /// How many play.
    seats: u8,
    /// The colours in the order of play: the seats take turns, so that two people have two each.
    colours: Vec<Colour>,
    /// The colour that threw or throws first in this round.
    starter: Colour,
    /// How many colours have thrown in this round.
    turns: u8,
    /// The fields of the seals.
    #[ts(type = "Partial<Record<Colour, number>>")]
    seals: BTreeMap<Colour, i32>,
    /// The scoring dice on the floe.
    #[ts(type = "Partial<Record<Colour, Rest>>")]
    floe: BTreeMap<Colour, Rest>,
    /// The dice on the ice blocks, from the first on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    blocks: Option<Vec<OnBlock>>,
    /// What knocked-off dice show that are still to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Partial<Record<Colour, number>>")]
    adrift: Option<BTreeMap<Colour, u8>>,
    /// The throw that is in the air, in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    aim: Option<String>,
    /// The thrown dice that lie there to be judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    thrown: Option<Vec<Rest>>,
    /// Whether a person has read the thrown dice off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    by_hand: Option<bool>,
    /// Whether the floe is the owner's own, so that dice tell what they touch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    own_floe: Option<bool>,
    /// How the last round was scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    last_round: Option<Vec<ScoredLine>>,
}

/// A die that lies: its middle in millimetres.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rest {
    face: u8,
    x: f64,
    y: f64,
    /// How it is turned about the vertical, in degrees; 0 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    turn: Option<f64>,
    /// How many dice it stands on; 0 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    level: Option<u8>,
    /// The floe if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    place: Option<Place>,
    /// What it touches on the owner's own floe: what a net gives, less than 0 for what a hole takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    patch: Option<i32>,
}

/// What a die came to rest on.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Place {
    Floe,
    Water,
    Outside,
}

/// A die on an ice block.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct OnBlock {
    colour: Colour,
    face: u8,
}

/// A finished round as a list, without measures.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptRound {
    /// How many play.
    seats: u8,
    /// The colour that threw first; the first in the order of play if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    starter: Option<Colour>,
    /// The fields of the seals before.
    #[ts(type = "Partial<Record<Colour, number>>")]
    seals: BTreeMap<Colour, i32>,
    /// The scoring dice on the floe, from front to back.
    floe: Vec<KeptDie>,
    /// The dice on the ice blocks, from the first on.
    blocks: Vec<OnBlock>,
}

/// A die on the floe of such a round.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptDie {
    colour: Colour,
    face: u8,
    /// Whether it is at equal height with the one before it.
    level: bool,
    /// What the net gives that it touches, less than 0 for what a hole takes; null or 0 for neither.
    patch: Option<i32>,
}

/// A colour's throw in the round to come.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct NextThrow {
    colour: Colour,
    dice: u8,
    /// Whether its scoring die stays on the floe and has to be beaten.
    stays: bool,
}

/// A colour's part in the last round.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScoredLine {
    colour: Colour,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    gain: Option<Gain>,
    from: i32,
    to: i32,
}

/// What a scoring die is worth, part by part.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Gain {
    own: i32,
    behind: i32,
    blocks: i32,
    patch: i32,
}
