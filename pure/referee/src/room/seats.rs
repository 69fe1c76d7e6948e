//! Who sits at a table.

use crate::{BotName, Contribution, DiceSource, Hex32, Name, PersonId, Player, SeatPlan};

/// One seat of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomSeat {
    /// Whose it is.
    pub holder: Holder,
    /// Where its dice come from.
    pub dice: DiceSource,
    /// What its person adds to the dice.
    pub contribution: Contribution,
    /// What its person sealed before revealing it: version 2 of the dice.
    pub seal: Option<Hex32>,
    /// The anchor of the chain that its person revealed.
    pub anchor: Option<Hex32>,
    /// The key that its device signs with.
    pub signing_key: Option<Hex32>,
    /// The bot that plays on for its person.
    pub minder: Option<BotName>,
}

/// Whose a seat is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody's yet.
    Open,
    /// Kept for a person who has not come yet.
    Reserved(PersonId, Name),
    /// A person's. The same person may hold several: people on one device.
    Person(PersonId, Name),
    /// A bot's.
    Bot(BotName),
}

impl RoomSeat {
    /// A seat whose person has added nothing yet.
    pub(super) fn new(holder: Holder, dice: DiceSource) -> RoomSeat {
        let contribution = Contribution::default();
        RoomSeat { holder, dice, contribution, seal: None, anchor: None, signing_key: None, minder: None }
    }

    /// Whether it has sealed something and not revealed it.
    pub(super) fn is_sealed(&self) -> bool {
        self.seal.is_some() && self.anchor.is_none()
    }

    /// Who holds it as a person.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.holder {
            Holder::Person(person, _) => Some(person),
            Holder::Open | Holder::Reserved(..) | Holder::Bot(_) => None,
        }
    }

    /// The bot that plays it now, in its own right or for its person.
    pub fn bot(&self) -> Option<&BotName> {
        match &self.holder {
            Holder::Bot(bot) => Some(bot),
            Holder::Person(..) => self.minder.as_ref(),
            Holder::Open | Holder::Reserved(..) => None,
        }
    }

    /// What it is called, if somebody has it.
    pub fn name(&self) -> Option<&str> {
        match &self.holder {
            Holder::Open => None,
            Holder::Reserved(_, name) | Holder::Person(_, name) => Some(name.as_str()),
            Holder::Bot(bot) => Some(bot.as_str()),
        }
    }

    /// The seat in the plan of the game, if somebody has it.
    pub(super) fn plan(&self) -> Option<SeatPlan> {
        let (name, player) = match &self.holder {
            Holder::Open | Holder::Reserved(..) => return None,
            Holder::Person(_, name) => (name.clone(), Player::Human),
            Holder::Bot(bot) => (bot.as_str().parse().ok()?, Player::Bot(bot.clone())),
        };
        Some(SeatPlan {
            contribution: self.contribution.clone(),
            seal: self.seal,
            anchor: self.anchor,
            key: self.signing_key,
            ..SeatPlan::new(name, player, self.dice)
        })
    }
}
