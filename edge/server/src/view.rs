//! What the outside sees of a table. These are the types of the protocol; the web's types are made from them.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use bonecup_games::{AnyGame, Colour, GameId, WrittenPosition};
use bonecup_keys::ServerKeys;
use bonecup_referee::fair::{Chain, receipt_message};
use bonecup_referee::room::{Deadline, Holder, Millis, Phase, Room, RoomEvent, RoomSeat, Step};
use bonecup_referee::{
    Cast, DiceSource, EngineName, Hex32, Next, Origin, PersonId, Scheme, Signature, TableId,
};
use bonecup_rules::{Points, Seat};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::api::{PreviewedMove, previews};
use crate::rooms::mover;
use crate::{clock, names};

/// A table as one person sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TableView {
    /// The table's name, for links.
    #[schema(value_type = String)]
    pub(crate) id: TableId,
    /// What people type to find it.
    pub(crate) code: String,
    /// Which game.
    #[schema(value_type = String)]
    pub(crate) game: GameId,
    /// The game's options.
    #[cfg_attr(test, ts(type = "Options"))]
    pub(crate) options: Value,
    /// The version of the rules that it is played by: a table keeps the one that it was opened under.
    pub(crate) rules: u64,
    /// How far it is: `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) phase: Phase,
    /// The last step.
    pub(crate) seq: u32,
    /// When the last step happened, in milliseconds since 1970.
    pub(crate) at: i64,
    /// Whether it is listed for everybody.
    pub(crate) public: bool,
    /// Whether players may ask the coach.
    pub(crate) coach: bool,
    /// Time for a move: `none`, `30s`, `2min` or `1day`.
    #[schema(value_type = String)]
    pub(crate) deadline: Deadline,
    /// Whether the table is yours to start, change and close.
    pub(crate) yours: bool,
    /// In how many milliseconds the table will be closed because nobody touches it; only in the last week before. Time in which no
    /// server runs does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) closes_in: Option<i64>,
    /// Whether you may ask for the same table again.
    pub(crate) may_rematch: bool,
    /// The seats, in the order of play.
    pub(crate) seats: Vec<SeatView>,
    /// What people choose when they sit down, if the game has colours.
    pub(crate) choice: Option<ChoiceView>,
    /// How many are connected, people at the seats and watchers.
    pub(crate) connected: usize,
    /// What the dice are committed to; none if all dice are real.
    #[schema(value_type = Option<String>)]
    pub(crate) commitment: Option<Hex32>,
    /// How the dice follow from the seed: `bonecup/1` or `bonecup/2`.
    #[schema(value_type = String)]
    pub(crate) scheme: Scheme,
    /// The engine that computes throws, agreed on with version 2 of the dice in a game that has them.
    #[schema(value_type = Option<String>)]
    pub(crate) engine: Option<EngineName>,
    /// The text of what was agreed, once nobody comes or goes any more: version 2 of the dice.
    pub(crate) agreed: Option<String>,
    /// The hash of what was agreed and of everything that has happened since.
    #[schema(value_type = Option<String>)]
    pub(crate) head: Option<Hex32>,
    /// The server's signature of that hash.
    #[schema(value_type = Option<String>)]
    pub(crate) receipt: Option<Signature>,
    /// The public Ed25519 key that the server signs with.
    #[schema(value_type = String)]
    pub(crate) server_key: Hex32,
    /// The seed of the dice, once the table has ended.
    #[schema(value_type = Option<String>)]
    pub(crate) seed: Option<Hex32>,
    /// The game that it goes on from, if it is a practice: the `table`, how many of its events had happened, and how many of them
    /// were taken over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(optional))]
    pub(crate) from: Option<Origin>,
    /// The table where the same people play again.
    #[schema(value_type = Option<String>)]
    pub(crate) rematch: Option<TableId>,
    /// The game, once it has begun.
    pub(crate) play: Option<PlayView>,
}

/// What people choose before a game with colours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ChoiceView {
    /// How many colours each seat plays.
    pub(crate) each: usize,
    /// All colours that there are.
    #[schema(value_type = Vec<String>)]
    pub(crate) colours: [Colour; Colour::ALL.len()],
    /// The seat that begins, from 0.
    #[schema(value_type = u8)]
    pub(crate) begins: Seat,
}

/// A seat as one person sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeatView {
    /// `open`, `reserved`, `person` or `bot`.
    pub(crate) kind: SeatKind,
    /// What it is called.
    pub(crate) name: Option<String>,
    /// The seat of somebody else whose name looks the same, from 0: do not take one for the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(test, ts(optional))]
    pub(crate) looks_like: Option<Seat>,
    /// Whether it is yours, or kept for you.
    pub(crate) yours: bool,
    /// Whether its person is connected; always true for bots.
    pub(crate) present: bool,
    /// Since when its person has not been connected, in milliseconds since 1970; none if they are, or if it has none.
    pub(crate) away_since: Option<i64>,
    /// The bot that plays it now, in its own right or for its person.
    pub(crate) bot: Option<String>,
    /// Where its dice come from: `drawn` or `hand`.
    #[schema(value_type = String)]
    pub(crate) dice: DiceSource,
    /// What its person adds to the dice.
    pub(crate) contribution: String,
    /// What its person has sealed: version 2 of the dice.
    #[schema(value_type = Option<String>)]
    pub(crate) seal: Option<Hex32>,
    /// The anchor of its chain, once it is revealed; the newest one, if it has committed to another since.
    #[schema(value_type = Option<String>)]
    pub(crate) anchor: Option<Hex32>,
    /// The roll that the first link of that chain is for.
    pub(crate) chain_from: Option<u64>,
    /// The public Ed25519 key that its device signs with.
    #[schema(value_type = Option<String>)]
    pub(crate) signing_key: Option<Hex32>,
    /// Its colours, in the order in which it throws them: before the game those that were chosen, later all that it
    /// plays. Before the game those of an open seat are free for anybody.
    #[schema(value_type = Vec<String>)]
    pub(crate) colours: Vec<Colour>,
}

/// What a seat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatKind {
    /// Nobody's yet.
    Open,
    /// Kept for somebody.
    Reserved,
    /// A person's.
    Person,
    /// A bot's.
    Bot,
}

/// A running or finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayView {
    /// Who has to act.
    pub(crate) turn: TurnView,
    /// The position, in the form that `bonecup advise` reads.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Position"))]
    pub(crate) position: Box<RawValue>,
    /// The points of each seat.
    #[schema(value_type = Vec<i32>)]
    pub(crate) points: Vec<Points>,
    /// When the time of the person who has to act runs out, in milliseconds since 1970.
    pub(crate) due: Option<i64>,
    /// How many milliseconds of it were left when this was sent, whatever your clock says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) left: Option<i64>,
    /// What follows from the position, so that views need no rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(optional, type = "Facts"))]
    pub(crate) facts: Option<Box<RawValue>>,
    /// The legal moves with what each would earn, for the person who has to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) previews: Option<Vec<PreviewedMove>>,
    /// The legal moves of the seat that has to move; a sample of them where they are a continuum. Only in answers to
    /// those who ask for the table, not in the stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) moves: Option<Vec<String>>,
}

/// Who has to act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum TurnView {
    /// A seat has to move.
    Move {
        /// Which, from 0.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// A seat has to roll the first dice of its turn.
    Throw {
        /// Which, from 0.
        #[schema(value_type = u8)]
        seat: Seat,
        /// Which dice, in the game's notation.
        request: String,
    },
    /// Dice are in the air and wait for the link of a seat.
    Link {
        /// Whose dice, from 0.
        #[schema(value_type = u8)]
        seat: Seat,
        /// Whose link, from 0.
        #[schema(value_type = Option<u8>)]
        asks: Option<Seat>,
        /// The number of the roll.
        roll: u64,
        /// Until when it is waited for, in milliseconds since 1970.
        until: i64,
    },
    /// A seat's real dice have to be rolled and entered.
    Enter {
        /// Whose, from 0.
        #[schema(value_type = u8)]
        seat: Seat,
        /// Which dice, in the game's notation.
        request: String,
    },
    /// Nobody: the game is over.
    Over {
        /// The seats that won, from 0.
        #[schema(value_type = Vec<u8>)]
        winners: Vec<Seat>,
    },
}

/// What a step changed, with the game after it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StepMessage {
    /// Always `step`.
    #[cfg_attr(test, ts(type = "'step'"))]
    r#type: &'static str,
    /// The number of the step.
    seq: u32,
    /// When it happened, in milliseconds since 1970.
    at: i64,
    /// What happened, in order; see the documentation of the protocol.
    #[schema(value_type = Vec<Object>)]
    events: Vec<RoomEvent>,
    /// How far the table is now.
    #[schema(value_type = String)]
    phase: Phase,
    /// The hash of everything up to and with this step, if it changed anything that is hashed: version 2 of the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, ts(optional))]
    head: Option<Hex32>,
    /// The server's signature of that hash.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, ts(optional))]
    receipt: Option<Signature>,
    /// The game after the step, once it has begun.
    play: Option<PlayView>,
}

/// Who looks at a room, and who is there.
pub(crate) struct ViewContext<'a> {
    pub(crate) person: Option<&'a PersonId>,
    /// How long a person has not been connected; none if they are.
    pub(crate) away_for: &'a (dyn Fn(&PersonId) -> Option<Duration> + Sync),
    pub(crate) connected: usize,
    /// The time of day.
    pub(crate) now: Millis,
    /// What the person who has to act has left of their time.
    pub(crate) remaining: Option<Remaining>,
    /// Who vouches for it.
    pub(crate) keys: &'a ServerKeys,
}

/// The server's signature of everything up to here.
pub(crate) fn receipt(head: &Hex32, keys: &ServerKeys) -> Signature {
    Signature(keys.sign(&receipt_message(head)))
}

impl TableView {
    pub(crate) fn of(room: &Room, code: &str, context: &ViewContext<'_>) -> TableView {
        let opening = room.opening();
        TableView {
            id: room.id().clone(),
            code: code.to_owned(),
            game: opening.game,
            options: opening.options_of_today(),
            rules: opening.rules,
            phase: room.phase(),
            seq: room.seq().0,
            at: room.last_at().0,
            public: opening.public,
            coach: opening.coach,
            deadline: opening.deadline,
            yours: context.person.is_some_and(|person| room.is_owner(person)),
            closes_in: None,
            may_rematch: context.person.is_some_and(|person| room.may_rematch(person)),
            seats: SeatView::all(room, context),
            choice: ChoiceView::of(room),
            connected: context.connected,
            commitment: opening.commitment,
            scheme: opening.scheme,
            engine: opening.engine.clone(),
            agreed: room.agreement(),
            head: room.head(),
            receipt: room.head().map(|head| receipt(&head, context.keys)),
            server_key: context.keys.public(),
            seed: room.seed(),
            from: opening.from.clone(),
            rematch: room.rematch().cloned(),
            play: PlayView::of(room, context.remaining).zip(room.table()).map(|(play, table)| {
                let moves = context.person.is_some_and(|person| mover(room) == Some(person));
                play.for_viewer(table.game(), if moves { Viewer::Mover } else { Viewer::Watcher })
            }),
        }
    }

    /// The same with the legal moves.
    #[must_use]
    pub(crate) fn with_moves(mut self, room: &Room) -> TableView {
        if let (Some(play), Some(Next::Move(_)), Some(table)) = (&mut self.play, room.next(), room.table()) {
            play.moves = Some(table.game().legal_moves().iter().map(ToString::to_string).collect());
        }
        self
    }
}

impl ChoiceView {
    fn of(room: &Room) -> Option<ChoiceView> {
        Some(ChoiceView { each: room.colours_each()?, colours: Colour::ALL, begins: room.begins()? })
    }
}

impl SeatView {
    pub(crate) fn all(room: &Room, context: &ViewContext<'_>) -> Vec<SeatView> {
        room.numbered().map(|(number, seat)| SeatView::of(room, number, seat, context)).collect()
    }

    fn of(room: &Room, number: Seat, seat: &RoomSeat, context: &ViewContext<'_>) -> SeatView {
        let table = room.table();
        let chain = table.and_then(|table| table.chain(number));
        let (kind, person) = match &seat.holder {
            Holder::Open => (SeatKind::Open, None),
            Holder::Reserved(person, _) => (SeatKind::Reserved, Some(person)),
            Holder::Person(person, _) => (SeatKind::Person, Some(person)),
            Holder::Bot(_) => (SeatKind::Bot, None),
        };
        let away = person.and_then(|person| (context.away_for)(person));
        SeatView {
            kind,
            name: seat.name().map(str::to_owned),
            looks_like: looks_like(room, seat),
            yours: person.is_some() && person == context.person,
            present: if person.is_some() { away.is_none() } else { kind == SeatKind::Bot },
            away_since: away.map(|away| context.now.0 - clock::millis(away)),
            bot: seat.bot().map(ToString::to_string),
            dice: seat.dice,
            contribution: seat.contribution.as_str().to_owned(),
            seal: seat.seal,
            anchor: chain.map(Chain::anchor).or(seat.anchor),
            chain_from: chain.map(Chain::from),
            signing_key: table.map_or(seat.signing_key, |table| table.signing_key(number).copied()),
            colours: room.colours_of(number),
        }
    }
}

/// The first seat of another person whose name looks like that of this seat. Whoever has several seats may call them alike, and
/// bots are shown as such.
fn looks_like(room: &Room, seat: &RoomSeat) -> Option<Seat> {
    let (own, name) = named(seat)?;
    let is_alike = |other: &RoomSeat| {
        named(other).is_some_and(|(person, other)| person != own && names::look_alike(name, other))
    };
    room.numbered().find(|(_, other)| is_alike(other)).map(|(number, _)| number)
}

/// Whose name a seat has, if it is a person's.
fn named(seat: &RoomSeat) -> Option<(&PersonId, &str)> {
    match &seat.holder {
        Holder::Person(person, name) | Holder::Reserved(person, name) => Some((person, name.as_str())),
        Holder::Open | Holder::Bot(_) => None,
    }
}

impl PlayView {
    pub(crate) fn of(room: &Room, remaining: Option<Remaining>) -> Option<PlayView> {
        let table = room.table()?;
        let game = table.game();
        Some(PlayView {
            turn: TurnView::of(&table.next(), room.link_due())?,
            position: position(game),
            points: game.standings().points().to_vec(),
            due: remaining.map(|remaining| remaining.due),
            left: remaining.map(|remaining| remaining.left),
            facts: None,
            previews: None,
            moves: None,
        })
    }
}

/// What the person who has to act has left of their time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Remaining {
    /// When it is up, in milliseconds since 1970.
    pub(crate) due: i64,
    /// In how many milliseconds that is.
    pub(crate) left: i64,
}

/// Who sees a game. All of a kind are told the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Viewer {
    /// A program that knows the rules itself.
    Plain,
    /// Somebody who does not have to move.
    Watcher,
    /// The person who has to.
    Mover,
}

impl Viewer {
    pub(crate) const KINDS: usize = 3;
}

impl PlayView {
    /// With all that this viewer needs to know and would need rules for.
    #[must_use]
    fn for_viewer(mut self, game: &AnyGame, viewer: Viewer) -> PlayView {
        self.facts = if viewer == Viewer::Plain { None } else { facts(game) };
        self.previews = (viewer == Viewer::Mover).then(|| previews(game));
        self
    }
}

/// What follows from the position, as its view tells the web app.
pub(crate) fn facts(game: &AnyGame) -> Option<Box<RawValue>> {
    bonecup_views::view(game.id()).facts(game)
}

/// The position as JSON, in the game's own form. It is written once and then only copied.
pub(crate) fn position(game: &AnyGame) -> Box<RawValue> {
    WrittenPosition::raw(game).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

impl TurnView {
    /// None while drawn dice are in the air, which nobody ever sees.
    pub(crate) fn of(next: &Next, link_due: Option<Millis>) -> Option<TurnView> {
        match next {
            Next::Throw(seat, request) => Some(TurnView::Throw { seat: *seat, request: request.to_string() }),
            Next::Link(Cast { roll, seat, asks, .. }) => {
                let until = link_due.unwrap_or_default().0;
                Some(TurnView::Link { seat: *seat, asks: *asks, roll: *roll, until })
            }
            Next::Move(seat) => Some(TurnView::Move { seat: *seat }),
            Next::Enter(seat, request) => Some(TurnView::Enter { seat: *seat, request: request.to_string() }),
            Next::Over(standings) => Some(TurnView::Over { winners: standings.winners().collect() }),
            Next::Draw(_) => None,
        }
    }
}

/// Whether the event is among those that are hashed one after the other.
fn is_hashed(event: &RoomEvent) -> bool {
    matches!(
        event,
        RoomEvent::Settled
            | RoomEvent::Started
            | RoomEvent::Moved { .. }
            | RoomEvent::Cast { .. }
            | RoomEvent::Rolled { .. }
            | RoomEvent::Chained { .. }
    )
}

impl StepMessage {
    pub(crate) fn of(
        room: &Room,
        step: &Step,
        remaining: Option<Remaining>,
        sign: impl FnOnce(&Hex32) -> Signature,
    ) -> StepMessage {
        // Of an older step the room does not know the hash any more.
        let hashed = step.seq == room.seq() && step.events.iter().any(is_hashed);
        let head = room.head().filter(|_| hashed);
        StepMessage {
            r#type: "step",
            seq: step.seq.0,
            at: step.at.0,
            events: step.events.iter().map(RoomEvent::for_all).collect(),
            phase: room.phase(),
            head,
            receipt: head.as_ref().map(sign),
            play: PlayView::of(room, remaining),
        }
    }

    /// As a viewer sees it.
    #[must_use]
    pub(crate) fn for_viewer(mut self, game: Option<&AnyGame>, viewer: Viewer) -> StepMessage {
        self.play = self.play.zip(game).map(|(play, game)| play.for_viewer(game, viewer));
        self
    }

    pub(crate) fn text(&self) -> Utf8Bytes {
        // Its parts are all texts and numbers, which always become JSON.
        serde_json::to_string(self).unwrap_or_default().into()
    }
}
