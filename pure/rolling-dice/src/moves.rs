//! The moves of a seat: which there are, and which are legal now.

use std::sync::LazyLock;

use bonecup_rules::Points;

use crate::aim::Aim;
use crate::arena::{self, BOX_DEPTH, BOX_WIDTH};
use crate::colour::Colour;
use crate::dice::Rest;
use crate::geometry::Footprint;
use crate::lying::{Misfit, Which};
use crate::position::{RollingDice, ScoringDie, Task};
use crate::refusal::Refusal;
use crate::spot::{Length, Spot, Yaw};

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Throw the dice like this.
    Throw(Aim),
    /// Make this thrown die, counted from one, the scoring die.
    Choose(u8),
    /// Put the knocked-off scoring die here.
    Place {
        /// Where.
        spot: Spot,
        /// What it touches there on the owner's own floe, as [`Rest::patch`]; only with real dice.
        patch: Option<Points>,
    },
}

impl Move {
    /// Put the knocked-off scoring die there, with nothing told of nets and holes.
    pub const fn place(spot: Spot) -> Move {
        Move::Place { spot, patch: None }
    }
}

/// The distance of the listed spots from one another. A lying die touches dice on at most four of them, and
/// fewer than a dozen dice lie there: some spot of more than a hundred is always free.
const RASTER: i32 = 20;

/// The listed spots: a raster of all places where a die lies wholly on the floe.
static SPOTS: LazyLock<Vec<(Spot, Footprint)>> = LazyLock::new(|| {
    let steps = |most: Length| (RASTER..most.in_hundredths() / 100).step_by(RASTER.unsigned_abs() as usize);
    let spots = steps(BOX_DEPTH).flat_map(|y| {
        steps(BOX_WIDTH).map(move |x| Spot { x: Length::mm(x), y: Length::mm(y), turn: Yaw::default() })
    });
    let on_floe = spots.filter(|&spot| arena::wholly_on_floe(spot));
    on_floe.map(|spot| (spot, Footprint::of(spot))).collect()
});

impl RollingDice {
    pub(crate) fn list(&self, list: &mut Vec<Move>) {
        list.clear();
        match self.task() {
            Task::Aim { .. } => list.extend(Aim::sample().map(Move::Throw)),
            Task::Choose { .. } => list.extend(self.choices().map(Move::Choose)),
            Task::Place { .. } => list.extend(self.free_spots().map(Move::place)),
            Task::Land { .. } | Task::Over => {}
        }
    }

    /// The thrown dice that the thrower may make the scoring die, counted from one.
    pub fn choices(&self) -> impl Iterator<Item = u8> {
        (1..).zip(self.thrown()).filter(|(_, rest)| self.is_choice(rest)).map(|(number, _)| number)
    }

    pub(crate) fn check_move(&self, action: &Move) -> Result<(), Refusal> {
        match (action, self.task()) {
            (Move::Throw(aim), Task::Aim { .. }) => check_aim(aim),
            (&Move::Choose(number), Task::Choose { .. }) => self.check_choice(number),
            (&Move::Place { spot, patch }, Task::Place { colour, .. }) => {
                self.check_told(colour, patch)?;
                self.check_spot(spot)
            }
            (Move::Throw(_) | Move::Choose(_) | Move::Place { .. }, due) => Err(Refusal::NotNow { due }),
        }
    }

    fn check_choice(&self, number: u8) -> Result<(), Refusal> {
        let thrown = self.thrown();
        match usize::from(number).checked_sub(1).and_then(|index| thrown.get(index)) {
            None => Err(Refusal::NoSuchDie { number, thrown: thrown.len() }),
            Some(rest) if !rest.on_floe() => Err(Refusal::DieInWater { number }),
            Some(rest) if !self.is_choice(rest) => Err(Refusal::DieBeatsNothing { number }),
            Some(_) => Ok(()),
        }
    }

    /// Without a scoring die any die on the floe will do, with one it has to be beaten. After a mishap nothing
    /// is left to choose, whatever the thrown dice did.
    fn is_choice(&self, rest: &Rest) -> bool {
        match self.scoring_die(self.thrower()) {
            ScoringDie::None => rest.on_floe(),
            ScoringDie::Floe(marked) => rest.beats(&marked),
            ScoringDie::Adrift(_) | ScoringDie::Block { .. } => false,
        }
    }

    /// Who threw in the air cannot claim a net: only where real dice were read off somebody may tell what a die touches.
    fn check_told(&self, colour: Colour, patch: Option<Points>) -> Result<(), Refusal> {
        match patch {
            None => Ok(()),
            Some(_) if !self.is_by_hand() => Err(Refusal::PatchNotByHand { colour }),
            Some(touched) if !Rest::PATCHES.contains(&touched) => {
                Err(Misfit::PatchRange(Which::Scoring(colour), touched).into())
            }
            Some(_) => Ok(()),
        }
    }

    /// RD-10.
    fn check_spot(&self, spot: Spot) -> Result<(), Refusal> {
        if !arena::wholly_on_floe(spot) {
            return Err(Refusal::SpotOffFloe);
        }
        let footprint = Footprint::of(spot);
        if self.lying_dice().any(|die| footprint.touches(&die)) { Err(Refusal::SpotTaken) } else { Ok(()) }
    }

    fn free_spots(&self) -> impl Iterator<Item = Spot> {
        let lying: Vec<Footprint> = self.lying_dice().collect();
        let is_free = move |footprint: &Footprint| !lying.iter().any(|die| footprint.touches(die));
        SPOTS.iter().filter(move |(_, footprint)| is_free(footprint)).map(|&(spot, _)| spot)
    }

    /// All dice that are in the way of another: scoring dice on the floe, and thrown dice wherever they lie.
    fn lying_dice(&self) -> impl Iterator<Item = Footprint> {
        let scoring = self.resting().map(|(_, rest)| rest);
        scoring.chain(self.thrown().iter().copied()).map(|rest| Footprint::of(rest.spot()))
    }
}

fn check_aim(aim: &Aim) -> Result<(), Refusal> {
    match aim.out_of_range() {
        Some(part) => Err(Refusal::AimOutOfRange { part, given: aim.part(part) }),
        None => Ok(()),
    }
}
