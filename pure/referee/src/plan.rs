//! What is agreed before the first roll.

use bonecup_games::{AnyGame, AnyOptions};
use bonecup_rules::{Reason, Seat, StartError};
use serde::{Deserialize, Serialize};

use crate::fair::{deal_id_of, deal_of, seal_of, table_id_of};
use crate::record::version_of;
use crate::{BotName, Contribution, EngineName, Hex32, Name, Origin, Scheme, TableId};

/// A table before its first roll.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Its name.
    pub table: TableId,
    /// The game and its options.
    pub options: AnyOptions,
    /// Who plays, in the order of play.
    pub seats: Vec<SeatPlan>,
    /// What the dice were committed to before the seats contributed; none if all dice are real.
    pub commitment: Option<Hex32>,
    /// How drawn dice follow from the seed.
    pub scheme: Scheme,
    /// The engine that computes throws; agreed on with version 2, in a game that has them.
    pub engine: Option<EngineName>,
    /// The game that it goes on from, if it is a practice.
    pub from: Option<Origin>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatPlan {
    /// What it is called.
    pub name: Name,
    /// Who plays it.
    pub player: Player,
    /// Where its dice come from.
    pub dice: DiceSource,
    /// What it adds to the dice.
    #[serde(default)]
    pub contribution: Contribution,
    /// The device that it is played on: seats with the same number are on one. Persons only, with version 2.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub device: Option<u8>,
    /// What was sealed before the seats were settled.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seal: Option<Hex32>,
    /// The chain that was revealed, with the contribution.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub anchor: Option<Hex32>,
    /// The key that its device signs with.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub key: Option<Hex32>,
}

impl SeatPlan {
    /// A seat that has added nothing to the dice yet.
    pub fn new(name: Name, player: Player, dice: DiceSource) -> SeatPlan {
        let contribution = Contribution::default();
        SeatPlan { name, player, dice, contribution, device: None, seal: None, anchor: None, key: None }
    }

    fn is_bot(&self) -> bool {
        matches!(self.player, Player::Bot(_))
    }
}

/// A field that is left out where there is nothing to say, and never null.
pub(crate) fn given<'de, T: Deserialize<'de>, D: serde::Deserializer<'de>>(
    input: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(input).map(Some)
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Player {
    /// A person.
    Human,
    /// A bot of this name.
    Bot(BotName),
}

/// Where a seat's dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum DiceSource {
    /// From the table's verifiable dice.
    Drawn,
    /// From real dice, typed in.
    Hand,
}

/// Why a table cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// The game does not have so many seats, or not with these options.
    #[error(transparent)]
    Start(#[from] StartError),
    /// Dice are drawn, but nothing was committed to.
    #[error("seat {0} plays with drawn dice, so a commitment is needed")]
    NoCommitment(Seat),
    /// Nothing is drawn, so a commitment would promise nothing.
    #[error("all dice are real, so there is nothing to commit to")]
    IdleCommitment,
    /// Bots contribute nothing to the dice.
    #[error("seat {0} is a bot's and contributes nothing to the dice")]
    BotContributes(Seat),
    /// A field of version 2 is missing, or where it may not be.
    #[error("seat {0} has not the fields that the version of its dice asks for")]
    SeatFields(Seat),
    /// Nothing is drawn, so there is nothing for version 2 or 3 to do.
    #[error("all dice are real, so their version is 1")]
    NothingDrawn(Scheme),
    /// A table of a deal at which several play.
    #[error("at a table of a deal one seat plays alone")]
    NotAlone,
    /// An engine without throws, or throws without an engine.
    #[error("with version 2 of the dice a game with throws names its engine, and no other game does")]
    Engine,
    /// A practice is no fair game of its own, and has the simplest dice.
    #[error("a practice has drawn dice of version 1, and begins with the events that were taken over")]
    Origin,
    /// An id that does not follow from the commitment.
    #[error("the table's id does not follow from the commitment")]
    TableId,
    /// Devices are not numbered in order.
    #[error("device {0} is not numbered in the order of the seats")]
    Device(u8),
    /// Something else was revealed than was sealed.
    #[error("what seat {0} revealed is not what it had sealed")]
    Seal(Seat),
}

impl Plan {
    /// The position before the first roll, if the plan makes sense.
    pub fn start(&self) -> Result<AnyGame, PlanError> {
        let game = AnyGame::start(&self.options, self.seats.len())?;
        let seats = || Seat::all(game.seats()).zip(&self.seats);
        let drawn = seats().find(|(_, plan)| plan.dice == DiceSource::Drawn);
        match (drawn, self.commitment) {
            (Some((seat, _)), None) => return Err(PlanError::NoCommitment(seat)),
            (None, Some(_)) => return Err(PlanError::IdleCommitment),
            (Some(_), Some(_)) | (None, None) => {}
        }
        let contributes = |plan: &SeatPlan| plan.is_bot() && plan.contribution != Contribution::default();
        if let Some((seat, _)) = seats().find(|(_, plan)| contributes(plan)) {
            return Err(PlanError::BotContributes(seat));
        }
        self.check_scheme()?;
        Ok(game)
    }

    /// The options as they are written in records.
    pub fn written_options(&self) -> serde_json::Value {
        // Options are structs of texts and numbers, which always become JSON.
        serde_json::to_value(&self.options).unwrap_or_default()
    }

    /// Whether everything is there that the dice follow from, and nothing else.
    fn check_scheme(&self) -> Result<(), PlanError> {
        let seats = || (0..).map(Seat).zip(&self.seats);
        if let Some((seat, _)) = seats().find(|(_, plan)| !plan.fits(self.scheme)) {
            return Err(PlanError::SeatFields(seat));
        }
        match (self.scheme, self.commitment) {
            (scheme, commitment)
                if self.from.is_some() && (scheme != Scheme::One || commitment.is_none()) =>
            {
                Err(PlanError::Origin)
            }
            (Scheme::One, _) if self.engine.is_some() => Err(PlanError::Engine),
            (Scheme::One, _) => Ok(()),
            (Scheme::Three, _) if self.seats.len() != 1 => Err(PlanError::NotAlone),
            (Scheme::Three, _) if self.engine.is_some() => Err(PlanError::Engine),
            (Scheme::Two | Scheme::Three, None) => Err(PlanError::NothingDrawn(self.scheme)),
            (Scheme::Three, Some(_)) => Ok(()),
            (Scheme::Two, Some(_)) if self.engine.is_some() != self.options.game().has_physics() => {
                Err(PlanError::Engine)
            }
            (Scheme::Two, Some(_)) => Ok(()),
        }
    }

    /// Whether the table's id, its devices and what was revealed follow from what was fixed before, as version 2 of the
    /// dice asks for.
    pub fn check_dice(&self) -> Result<(), PlanError> {
        match (self.scheme, self.commitment) {
            (Scheme::Two, Some(commitment)) if self.table != table_id_of(&commitment) => {
                Err(PlanError::TableId)
            }
            (Scheme::Two, Some(_)) => self.check_devices().and_then(|()| self.check_seals()),
            (Scheme::Three, Some(commitment)) if deal_of(&self.table) != Some(deal_id_of(&commitment)) => {
                Err(PlanError::TableId)
            }
            (Scheme::One | Scheme::Three, _) | (Scheme::Two, None) => Ok(()),
        }
    }

    /// Devices are numbered in the order of their first seats.
    fn check_devices(&self) -> Result<(), PlanError> {
        let mut next = 0;
        for device in self.seats.iter().filter_map(|seat| seat.device) {
            if device > next {
                return Err(PlanError::Device(device));
            }
            next = next.max(device + 1);
        }
        Ok(())
    }

    fn check_seals(&self) -> Result<(), PlanError> {
        let holds = |seat: &SeatPlan| match (seat.seal, seat.anchor) {
            (Some(seal), Some(anchor)) => seal == seal_of(&self.table, &anchor, &seat.contribution),
            // Without an anchor nothing was revealed, and nothing added.
            (_, None) => true,
            (None, Some(_)) => false,
        };
        match (0..).map(Seat).zip(&self.seats).find(|(_, seat)| !holds(seat)) {
            Some((seat, _)) => Err(PlanError::Seal(seat)),
            None => Ok(()),
        }
    }
}

impl SeatPlan {
    /// Whether it has the fields of the scheme: none of version 2 with version 1, and those of persons on their seats.
    fn fits(&self, scheme: Scheme) -> bool {
        let of_persons = [self.seal, self.anchor, self.key];
        let none = self.device.is_none() && of_persons.iter().all(Option::is_none);
        match (scheme, &self.player) {
            (Scheme::One, _) | (Scheme::Two, Player::Bot(_)) => none,
            (Scheme::Three, _) => none && self.contribution == Contribution::default(),
            (Scheme::Two, Player::Human) => {
                let added = self.contribution != Contribution::default();
                self.device.is_some()
                    && (self.anchor.is_none() || self.seal.is_some())
                    && (self.anchor.is_some() || !added)
            }
        }
    }
}

impl Reason for PlanError {
    fn code(&self) -> &'static str {
        match self {
            PlanError::Start(error) => error.code(),
            PlanError::NoCommitment(_) => "plan-no-commitment",
            PlanError::IdleCommitment => "plan-idle-commitment",
            PlanError::BotContributes(_) => "plan-bot-contributes",
            PlanError::SeatFields(_) | PlanError::Engine | PlanError::NotAlone | PlanError::Origin => {
                "record-form"
            }
            PlanError::NothingDrawn(_) => "record-version",
            PlanError::TableId => "verify-table-id",
            PlanError::Device(_) => "verify-device",
            PlanError::Seal(_) => "verify-seal",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            PlanError::Start(error) => error.facts(),
            PlanError::NoCommitment(seat) | PlanError::BotContributes(seat) | PlanError::Seal(seat) => {
                vec![("seat", seat.to_string())]
            }
            PlanError::Device(device) => vec![("device", device.to_string())],
            PlanError::SeatFields(_) | PlanError::Engine | PlanError::NotAlone | PlanError::Origin => {
                vec![("error", self.to_string())]
            }
            PlanError::NothingDrawn(scheme) => {
                vec![("given", version_of(*scheme).to_string()), ("known", "1".to_owned())]
            }
            PlanError::IdleCommitment | PlanError::TableId => Vec::new(),
        }
    }
}
