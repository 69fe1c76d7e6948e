//! The dice of a cup: what they can show, and how probable that is.

use super::counting::{CentreWays, Ways, all_ways, cases, centre_ways_of, mishap_ways_of, ways, ways_of};
use super::mishap::{Mishap, MishapRolls, Opening};
use crate::rolling_bones::states::shapes::{Anatomy, Class, EMPTY, PerKind, ShapeId};
use crate::rolling_bones::states::state_space::Block;
use crate::rolling_bones::values::chance_node::{After, HatRules};
use crate::rolling_bones::values::decision::HAT;

/// Something that a roll can show, with the probabilities of four outcomes that differ only in hat and grave, or in
/// hat and spare bones: without and with the hat worn before the roll.
pub(crate) struct Likely<T: 'static> {
    pub(crate) shown: &'static T,
    pub(crate) odds: [[f64; 4]; 2],
}

/// All that can come of the dice of a shape, on whatever blocks that have these dice.
pub(crate) struct RollOdds {
    pub(crate) id: ShapeId,
    pub(crate) after: After,
    pub(crate) dice: Dice,
    /// The growths of which at least one bone can be laid.
    pub(crate) growths: Vec<Likely<Class>>,
    /// The places for a false bone, and what can be laid behind each of them.
    pub(crate) behind: Vec<(&'static Opening, &'static Class)>,
    /// The rolls that leave nothing but a false bone.
    pub(crate) mishaps: Vec<Likely<MishapRolls>>,
    /// Whether a hat of the roll fulfils the duty where no false bone is due, without and with the hat worn before.
    hat_counts: [bool; 2],
    /// Whether such a hat fulfils it as well where else a false bone is due (RB-3).
    hats_avert: bool,
}

impl RollOdds {
    /// No dice.
    pub(crate) fn new() -> RollOdds {
        let (growths, behind, mishaps) = Default::default();
        let (after, dice) = (After::Opening, Dice::new(None, false));
        RollOdds {
            id: EMPTY,
            after,
            dice,
            growths,
            behind,
            mishaps,
            hat_counts: [false; 2],
            hats_avert: false,
        }
    }

    /// Takes the dice of a shape into the hand. The lists are used again, as there are many shapes.
    #[inline(always)]
    pub(crate) fn take(&mut self, block: &Block, id: ShapeId, after: After, hats: HatRules) {
        let anatomy = Anatomy::get();
        let shape = anatomy.shape(id);
        self.id = id;
        self.after = after;
        self.dice = Dice::new(block.dice_state.unlaid(shape), shape.skull);
        self.hat_counts = [false, true].map(|worn| hats.would_count(shape.skull, worn));
        self.hats_avert = hats.avert_false_bones();
        self.growths.clear();
        self.behind.clear();
        self.mishaps.clear();
        for class in self.dice.possible(&anatomy.growth(id).classes[1..]) {
            self.growths.push(Likely { shown: class, odds: self.dice.growth(class.needs, class.lacks) });
        }
        if after == After::Supplementary {
            self.list_mishaps(&anatomy.mishaps[usize::from(id)]);
        }
    }

    #[inline(always)]
    fn list_mishaps(&mut self, mishap: &'static Mishap) {
        for opening in &mishap.openings {
            for class in self.dice.possible(&opening.growth.classes) {
                self.behind.push((opening, class));
            }
        }
        let centre = self.dice.mishap_ways(self.hat_counts.map(|counts| counts && self.hats_avert));
        for rolls in &mishap.rolls {
            if !self.dice.has(rolls.faces) {
                break;
            }
            if self.dice.can_show(rolls.needs) {
                let mut odds = self.dice.mishap(rolls, centre);
                if rolls.faces == 0 && self.dice.are_of_the_centre() {
                    self.leave_out_hats_alone(&mut odds);
                }
                self.mishaps.push(Likely { shown: rolls, odds });
            }
        }
    }

    /// Where no die shows a bone there is none to lay falsely, so a hat that would count does (RB-3).
    #[inline(always)]
    fn leave_out_hats_alone(&self, odds: &mut [[f64; 4]; 2]) {
        for (odds, hat_counts) in odds.iter_mut().zip(self.hat_counts) {
            odds[LEAN_WITH_HAT] *= f64::from(!hat_counts);
        }
    }

    /// The probabilities that no bone fits, by what else the roll shows. What does not fulfil the duty is left to false
    /// bones.
    #[inline(always)]
    pub(crate) fn unchanged(&self) -> [[f64; 4]; 2] {
        let Some(class) = Anatomy::get().growth(self.id).classes.first() else { return [[0.0; 4]; 2] };
        let mut odds = self.dice.growth(class.needs, class.lacks);
        if self.after == After::Supplementary {
            let averted = self.hats_avert || Anatomy::get().mishaps[usize::from(self.id)].openings.is_empty();
            let hats_alone = self.dice.hats_alone();
            for worn in 0..2 {
                let hats = if averted { odds[worn][HAT] } else { hats_alone[worn] };
                odds[worn][0] = 0.0;
                odds[worn][HAT] = if self.hat_counts[worn] { hats } else { 0.0 };
            }
        }
        odds
    }

    /// The probabilities that the duty is not fulfilled although there is no place for a false bone (RB-7), first.
    #[inline(always)]
    pub(crate) fn leave(&self) -> [[f64; 4]; 2] {
        let Some(class) = Anatomy::get().growth(self.id).classes.first() else { return [[0.0; 4]; 2] };
        let odds = self.dice.growth(class.needs, class.lacks);
        [0, 1].map(|worn| {
            let hat = if self.hat_counts[worn] { 0.0 } else { odds[worn][HAT] };
            [odds[worn][0] + hat, 0.0, 0.0, 0.0]
        })
    }
}

/// Among the probabilities of rolls that leave nothing but a false bone: all bones of the centre dice are needed, and a hat
/// shows or is worn.
const LEAN_WITH_HAT: usize = 3;

/// The dice in the cup. One centre die less is there if the hat is worn, which may not be possible.
pub(crate) struct Dice {
    numbers: PerKind,
    left: &'static Ways,
    right: &'static Ways,
    centre: [&'static CentreWays; 2],
    /// The centre dice, without and with the hat worn.
    centre_dice: [u8; 2],
    /// The probability of each way to roll them, without and with the hat worn; none if that is not possible.
    probabilities: [f64; 2],
}

impl Dice {
    fn new(unlaid: Option<PerKind>, skull: bool) -> Dice {
        let numbers = unlaid.unwrap_or_default();
        let total: u8 = numbers.iter().sum();
        let bare = Some(numbers[2]).filter(|_| total > 0);
        let worn = numbers[2].checked_sub(1).filter(|_| skull && total > 1);
        let probability = |dice: Option<u8>, total: u8| dice.map_or(0.0, |_| all_ways(total).recip());
        Dice {
            numbers,
            left: ways_of(Some(numbers[0])),
            right: ways_of(Some(numbers[1])),
            centre: [centre_ways_of(bare), centre_ways_of(worn)],
            centre_dice: [numbers[2], worn.unwrap_or(0)],
            probabilities: [probability(bare, total), probability(worn, total.saturating_sub(1))],
        }
    }

    /// Whether there are any, without and with the hat worn.
    pub(crate) fn some(&self) -> [bool; 2] {
        self.probabilities.map(|probability| probability > 0.0)
    }

    /// What else the dice can show beside so many centre bones, as bits: nothing, a hat, a grave, both. A hat that is worn
    /// is as good as one that shows.
    #[inline(always)]
    pub(crate) fn cases(&self, centre_bones: u8) -> u8 {
        let bare = match self.centre_dice[0].saturating_sub(centre_bones) {
            0 => 0b0001,
            1 => 0b0111,
            _ => 0b1111,
        };
        let worn = if self.centre_dice[1] > centre_bones { 0b1010 } else { 0b0010 };
        if self.probabilities[1] > 0.0 { bare | worn } else { bare }
    }

    /// Whether none of them shows bones only.
    pub(crate) fn are_of_the_centre(&self) -> bool {
        self.numbers[0] + self.numbers[1] == 0
    }

    /// The probabilities that all of them show hats, without and with the hat worn.
    #[inline(always)]
    fn hats_alone(&self) -> [f64; 2] {
        if self.are_of_the_centre() { self.probabilities } else { [0.0; 2] }
    }

    /// The probabilities of what the side dice must show, times the share of each way of the centre dice.
    #[inline(always)]
    fn sides(&self, needs: PerKind, lacks: PerKind) -> [f64; 2] {
        let ways = ways(self.left, needs[0], lacks[0]) * ways(self.right, needs[1], lacks[1]);
        self.probabilities.map(|probability| probability * ways)
    }

    /// The probabilities of exactly this growth, by what else the centre dice show.
    #[inline(always)]
    pub(crate) fn growth(&self, needs: PerKind, lacks: PerKind) -> [[f64; 4]; 2] {
        let sides = self.sides(needs, lacks);
        let ways = |worn: usize| times(sides[worn], cases(self.centre[worn], needs[2], lacks[2]));
        [ways(0), if self.probabilities[1] > 0.0 { ways(1) } else { [0.0; 4] }]
    }

    /// The ways of the centre dice if no hat counts, without and with the hat worn.
    #[inline(always)]
    fn mishap_ways(&self, hat_counts: [bool; 2]) -> [&'static CentreWays; 2] {
        [0, 1].map(|worn| mishap_ways_of(self.centre_dice[worn], hat_counts[worn]))
    }

    /// The probabilities that nothing is left but a false bone: with a bone to spare without and with a hat, then the
    /// same if all bones of the centre dice are needed.
    #[inline(always)]
    fn mishap(&self, rolls: &MishapRolls, centre: [&CentreWays; 2]) -> [[f64; 4]; 2] {
        let sides = self.sides(rolls.needs, rolls.lacks);
        let ways = |worn: usize| times(sides[worn], cases(centre[worn], rolls.needs[2], rolls.lacks[2]));
        if self.probabilities[1] > 0.0 {
            let [no_hat, hat, no_hat_lean, hat_lean] = ways(1);
            [ways(0), [0.0, no_hat + hat, 0.0, no_hat_lean + hat_lean]]
        } else {
            [ways(0), [0.0; 4]]
        }
    }

    /// Whether dice of each kind are left beyond these: one of them can be laid falsely.
    #[inline(always)]
    pub(crate) fn beyond(&self, needs: PerKind) -> [bool; 3] {
        [0, 1, 2].map(|kind| needs[kind] < self.numbers[kind])
    }

    /// Those of these classes that the dice can show.
    #[inline(always)]
    fn possible(&self, classes: &'static [Class]) -> impl Iterator<Item = &'static Class> + use<> {
        let (numbers, total) = (self.numbers, self.numbers.iter().sum());
        let enough = classes.iter().take_while(move |class| class.faces <= total);
        enough.filter(move |class| all_within(class.needs, numbers))
    }

    /// Whether dice for so many faces are there; in a growth no later class has fewer.
    #[inline(always)]
    fn has(&self, faces: u8) -> bool {
        faces <= self.numbers[0] + self.numbers[1] + self.numbers[2]
    }

    /// Whether so many dice of each kind are there.
    #[inline(always)]
    pub(crate) fn can_show(&self, needs: PerKind) -> bool {
        all_within(needs, self.numbers)
    }
}

#[inline(always)]
fn times(probability: f64, ways: &[f64; 4]) -> [f64; 4] {
    let mut odds = *ways;
    for odds in &mut odds {
        *odds *= probability;
    }
    odds
}

#[inline(always)]
fn all_within(needs: PerKind, numbers: PerKind) -> bool {
    (needs[0] <= numbers[0]) & (needs[1] <= numbers[1]) & (needs[2] <= numbers[2])
}
