//! The families of reasons, each with its numbers.

use bonecup_games::AnyMove;
use bonecup_rules::Points;
use knochenmax::{SheetBox, SheetNo};
use rolling_bones::Bone;

use crate::facts::Fact;

/// A reason for or against a move. Every number in it is computed; the sentence is in the language files under its
/// [`key`](Why::key), filled with its [`facts`](Why::facts).
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// There is no other legal move.
    OnlyMove {
        /// What the position is worth.
        value: f64,
    },
    /// The move is best, and by so much.
    Ahead {
        /// What the best of the worse moves is worth less.
        by: f64,
        /// That move.
        next: AnyMove,
    },
    /// Another move is better.
    Costs {
        /// What this one is worth less.
        by: f64,
        /// The better one.
        best: AnyMove,
    },
    /// It does not matter what is played.
    AllEqual {
        /// How many moves there are.
        moves: usize,
        /// What each is worth.
        value: f64,
    },
    /// How far ahead of the best of the others, or behind; only where it is about winning.
    Lead {
        /// The points, negative if others have more.
        by: Points,
        /// The boxes that are still to be filled.
        boxes: u8,
    },
    /// How far the seat and the nearest of the others are from the target; only where it is about winning.
    Race {
        /// The points that the seat needs.
        own: Points,
        /// The points that the other needs.
        other: Points,
        /// How many others there are.
        others: u8,
    },
    /// Another move is worse for winning, although it is worth more points.
    MorePoints {
        /// How many more.
        by: f64,
        /// That move.
        other: AnyMove,
    },
    /// The move wins most often, and by so much.
    AheadToWin {
        /// How much less often the best of the worse moves wins.
        by: f64,
        /// That move.
        next: AnyMove,
    },
    /// Another move wins more often.
    CostsToWin {
        /// How much more often.
        by: f64,
        /// That move.
        best: AnyMove,
    },
    /// All moves win equally often.
    SameToWin {
        /// How many moves there are.
        moves: usize,
        /// The chance of each.
        chance: f64,
    },
    /// What burying brings, against the best roll that can be paid for now.
    BuryNow {
        /// The points for burying.
        points: Points,
        /// What the best roll is worth, if one can be made.
        rolling: Option<f64>,
    },
    /// What rolling on is worth, against burying now.
    RollOn {
        /// What the roll is worth.
        value: f64,
        /// The points for burying, if a gravestone shows.
        burying: Option<Points>,
    },
    /// What speaks against a roll.
    RollRisk {
        /// The dice that it costs.
        price: u8,
        /// The dice that are rolled.
        dice: u8,
        /// The chance that this roll shows no gravestone.
        no_grave: f64,
        /// The chance that the turn ends without points, all else played best.
        nothing: f64,
    },
    /// A bone that the roll may bring.
    Hopes {
        /// The bone that would complete a section.
        bone: Bone,
        /// The section.
        section: Section,
        /// The chance that this roll shows it.
        chance: f64,
    },
    /// Whether anything of the roll will fit.
    Fits {
        /// The chance that at least one bone of the roll can be laid on its place.
        chance: f64,
    },
    /// A section is complete after the move.
    Completes {
        /// The section.
        section: Section,
        /// What the skeleton counts before.
        before: Points,
        /// What it counts after.
        after: Points,
    },
    /// A bone more.
    Adds {
        /// The bone.
        bone: Bone,
        /// What the skeleton counts before.
        before: Points,
        /// What it counts after.
        after: Points,
    },
    /// Bones of this roll that fit only once this one lies.
    Opens {
        /// How many of them.
        bones: u8,
    },
    /// How the roll is best used after this move, ending in the grave.
    PlanToBury {
        /// The dice that are laid in all, this one included.
        laid: u8,
        /// The points for burying then.
        points: Points,
    },
    /// How the roll is best used after this move, ending in another roll.
    PlanToRoll {
        /// The dice that are laid in all, this one included.
        laid: u8,
        /// The dice that are then rolled.
        dice: u8,
        /// What that is worth.
        value: f64,
    },
    /// The hat goes on.
    HatOn {
        /// What the skeleton counts before.
        before: Points,
        /// What it counts after.
        after: Points,
    },
    /// The hat comes off and can pay or be rolled.
    HatOff {
        /// What the skeleton counts before.
        before: Points,
        /// What it counts after.
        after: Points,
        /// The unlaid dice afterwards.
        dice: u8,
    },
    /// A false bone.
    FalseBone {
        /// What the skeleton counts before.
        before: Points,
        /// What it counts after.
        after: Points,
    },
    /// A bone that fits is rolled instead of laid.
    HoldsBack {
        /// The bone that would be best to lay.
        bone: Bone,
        /// What laying it is worth less.
        by: f64,
    },
    /// Other dice could pay.
    PaysBest {
        /// What the worst payment is worth less.
        by: f64,
    },
    /// The skeleton stays unburied, which scores 0.
    Leaves {
        /// What burying would score.
        burying: Points,
    },
    /// A box and what it takes now.
    FillNow {
        /// The box.
        place: Place,
        /// What it takes.
        points: Points,
        /// What a whole turn that is played only for this box brings on average.
        par: f64,
    },
    /// A further KnochenMAX in the box of its side.
    Bonus {
        /// The box.
        place: Place,
        /// What it takes, with the bonus.
        points: Points,
    },
    /// A further KnochenMAX that stands for any throw.
    Joker {
        /// The box.
        place: Place,
        /// What it takes.
        points: Points,
    },
    /// A box gets nothing.
    Strikes {
        /// The box.
        place: Place,
        /// What a whole turn that is played only for this box brings on average.
        par: f64,
    },
    /// The box costs least among those that could be struck.
    CheapestStrike {
        /// The box that would be the next cheapest.
        next: Place,
        /// What striking that is worth less.
        by: f64,
    },
    /// Throwing again would be worse than stopping.
    Stops {
        /// What the best throw is worth less.
        by: f64,
        /// How many throws are given up.
        throws: u8,
    },
    /// Stopping now would be worse than throwing again.
    ThrowsOn {
        /// The best box to fill now.
        place: Place,
        /// What it would take.
        points: Points,
        /// What that is worth less.
        by: f64,
    },
    /// A box that can still be made.
    KeepsAlive {
        /// The box.
        place: Place,
        /// The chance to make it with the throws that are left, going for it alone.
        chance: f64,
    },
    /// Where the turn most often ends.
    EndsIn {
        /// The box.
        place: Place,
        /// The chance that this box is filled, all else played best.
        chance: f64,
        /// What it then takes on average.
        points: f64,
    },
    /// A reason that only one game has, in that game's own terms.
    Own {
        /// The key of its sentence.
        key: &'static str,
        /// What its sentence mentions, by name.
        facts: Vec<(&'static str, Fact)>,
    },
}

/// A section of the skeleton.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// Left upper arm, forearm, hand.
    LeftArm,
    /// Right upper arm, forearm, hand.
    RightArm,
    /// Left thigh, lower leg, foot.
    LeftLeg,
    /// Right thigh, lower leg, foot.
    RightLeg,
    /// Skull, rib cage, spine, pelvis.
    Trunk,
}

impl Section {
    /// All sections, in the order of [`SECTIONS`](rolling_bones::score::SECTIONS).
    pub const ALL: [Section; 5] =
        [Section::LeftArm, Section::RightArm, Section::LeftLeg, Section::RightLeg, Section::Trunk];

    /// The key of the section in the language files.
    pub fn key(self) -> &'static str {
        match self {
            Section::LeftArm => "left-arm",
            Section::RightArm => "right-arm",
            Section::LeftLeg => "left-leg",
            Section::RightLeg => "right-leg",
            Section::Trunk => "trunk",
        }
    }
}

/// A box of a seat's sheets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The sheet, where there are several.
    pub sheet: Option<SheetNo>,
    /// The box.
    pub entry: SheetBox,
}
