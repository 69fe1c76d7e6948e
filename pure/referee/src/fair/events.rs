//! The chain of events: each is hashed together with all before it.

use bonecup_rules::Seat;
use serde::{Deserialize, Serialize};

use super::agreement::or_dash;
use super::{Signature, sha};
use crate::{Event, Hex32, Plan, SeatPlan};

/// A roll on its way: the dice have left the hand, and one more link may come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cast {
    /// The how-manieth roll of the game, from 0.
    pub roll: u64,
    /// Whose dice they are.
    pub seat: Seat,
    /// The link of that seat.
    pub link: Option<Hex32>,
    /// The seat that is asked for its link.
    pub asks: Option<Seat>,
}

/// The links that a roll is drawn from, with the seats that gave them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Links {
    /// The link of the seat that cast.
    pub caster: Option<(Seat, Hex32)>,
    /// The link of the seat that was asked.
    pub asked: Option<(Seat, Hex32)>,
}

/// The signature of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Signed {
    /// How many moves the command had, up to this event; none for a throw or for real dice.
    pub moves: u8,
    /// By the key of the seat.
    pub signature: Signature,
}

impl Cast {
    /// The links, if the asked seat has given this one.
    pub fn links(&self, asked: Option<Hex32>) -> Links {
        Links { caster: self.link.map(|link| (self.seat, link)), asked: self.asks.zip(asked) }
    }
}

/// The hash before the first event: what was agreed, and what was revealed.
pub fn begun(plan: &Plan) -> Hex32 {
    let revealed: Vec<Vec<u8>> = plan.seats.iter().map(revealed).collect();
    let agreed = plan.agreed();
    let mut parts: Vec<&[u8]> = vec![b"bonecup/2 begun", &agreed.0];
    parts.extend(revealed.iter().map(Vec::as_slice));
    sha(&parts)
}

fn revealed(seat: &SeatPlan) -> Vec<u8> {
    let Some(anchor) = &seat.anchor else { return vec![0] };
    let text = seat.contribution.as_str().as_bytes();
    // A contribution has at most 256 bytes.
    let length = u16::try_from(text.len()).unwrap_or(u16::MAX).to_be_bytes();
    [&[1], anchor.0.as_slice(), &length, text].concat()
}

/// The hash after one more event.
pub fn head_after(head: &Hex32, event: &Event) -> Hex32 {
    sha(&[b"bonecup/2 event", &head.0, line(event).as_bytes()])
}

fn line(event: &Event) -> String {
    match event {
        Event::Moved { seat, action, .. } => format!("move {} {action}", seat.0),
        Event::Cast { cast, .. } => {
            let asks = or_dash(cast.asks.map(|seat| seat.0).as_ref());
            format!("cast {} {} {} {asks}", cast.roll, cast.seat.0, or_dash(cast.link.as_ref()))
        }
        Event::Rolled { roll, by, outcome, link, .. } => {
            format!("roll {roll} {} {} {outcome}", by.key(), or_dash(link.as_ref()))
        }
        Event::Chained { seat, anchor, key } => {
            format!("chain {} {anchor} {}", seat.0, or_dash(key.as_ref()))
        }
    }
}
