//! What a table knows of its chains, and of the roll on its way.

use bonecup_rules::Seat;

use super::{Cast, Chain, LinkFault, begun, head_after};
use crate::{CommandRefusal, Event, Hex32, Plan, Player, Scheme};

/// New chains between two rolls: enough for every seat to change devices twice, and too few to flood a log with.
const MOST_ANEW: usize = 24;

/// The public side of the dice of version 2 during a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fair {
    /// The hash of everything so far.
    pub(crate) head: Hex32,
    pub(crate) cast: Option<Cast>,
    /// New chains since the last roll.
    anew: usize,
    chains: Vec<Option<Chain>>,
    keys: Vec<Option<Hex32>>,
}

impl Fair {
    /// At the beginning of the planned game; none if it plays with version 1.
    pub(crate) fn new(plan: &Plan) -> Option<Fair> {
        match plan.scheme {
            Scheme::One | Scheme::Three => None,
            Scheme::Two => Some(Fair {
                head: begun(plan),
                cast: None,
                anew: 0,
                chains: plan.seats.iter().map(|seat| Some(Chain::new(seat.anchor?, 0))).collect(),
                keys: plan.seats.iter().map(|seat| seat.key).collect(),
            }),
        }
    }

    pub(crate) fn chain(&self, seat: Seat) -> Option<&Chain> {
        self.chains.get(seat.index())?.as_ref()
    }

    /// Whether seats have changed their chains so often since the last roll that nobody needs to.
    pub(crate) fn has_enough_chains(&self) -> bool {
        self.anew >= MOST_ANEW
    }

    pub(crate) fn key(&self, seat: Seat) -> Option<&Hex32> {
        self.keys.get(seat.index())?.as_ref()
    }

    /// Takes an event in, after which there were so many rolls.
    pub(crate) fn take(&mut self, event: &Event, rolls: u64) {
        match event {
            Event::Moved { .. } => {}
            Event::Cast { cast, .. } => self.take_cast(cast),
            Event::Rolled { link, .. } => self.take_roll(*link),
            Event::Chained { seat, anchor, key } => self.take_chain(*seat, Chain::new(*anchor, rolls), *key),
        }
        self.head = head_after(&self.head, event);
    }

    /// Whether the seat may give this link for the roll.
    pub(crate) fn check_link(&self, seat: Seat, roll: u64, link: &Hex32) -> Result<(), CommandRefusal> {
        let chain = self.chain(seat).ok_or(LinkFault::NoChain)?;
        Ok(chain.check(roll, link)?)
    }

    /// Whether the seat may be asked by the caster: a person's on another device, whose chain goes so far.
    pub(crate) fn may_ask(&self, plan: &Plan, cast: &Cast, asked: Seat) -> bool {
        let seat = |seat: Seat| plan.seats.get(seat.index());
        let device = |at: Seat| seat(at).and_then(|seat| seat.device);
        let is_person = seat(asked).is_some_and(|seat| seat.player == Player::Human);
        is_person
            && device(asked) != device(cast.seat)
            && self.chain(asked).is_some_and(|chain| chain.reaches(cast.roll))
    }

    fn take_cast(&mut self, cast: &Cast) {
        self.give(cast.seat, cast.roll, cast.link);
        self.cast = Some(*cast);
    }

    /// The cast roll is drawn, with or without the link that was asked for.
    fn take_roll(&mut self, link: Option<Hex32>) {
        self.anew = 0;
        if let Some(cast) = self.cast.take()
            && let Some(asked) = cast.asks
        {
            self.give(asked, cast.roll, link);
        }
    }

    fn take_chain(&mut self, seat: Seat, chain: Chain, key: Option<Hex32>) {
        if let (Some(place), Some(held)) =
            (self.chains.get_mut(seat.index()), self.keys.get_mut(seat.index()))
        {
            self.anew += 1;
            *place = Some(chain);
            *held = key;
        }
    }

    fn give(&mut self, seat: Seat, roll: u64, link: Option<Hex32>) {
        if let (Some(Some(chain)), Some(link)) = (self.chains.get_mut(seat.index()), link) {
            chain.give(roll, &link);
        }
    }
}
