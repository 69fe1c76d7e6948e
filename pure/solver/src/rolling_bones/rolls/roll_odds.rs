//! The dice of a cup: what they can show, and how probable that is.

use super::counting::{
    CentreWays, Shown, Ways, all_ways, cases, centre_ways_of, mishap_ways_of, ways, ways_of,
};
use super::mishap::{Mishap, MishapRolls, Opening};
use crate::rolling_bones::states::shapes::{Anatomy, Class, PerKind, Shape, ShapeId};
use crate::rolling_bones::states::state_space::Block;
use crate::rolling_bones::values::chance_node::{After, HatRules};
use crate::rolling_bones::values::decision::HAT;

/// The probabilities of four outcomes that differ only in hat and grave, or in hat and spare bones: without and with the
/// hat worn before the roll.
pub(crate) type CaseOdds = [[f64; 4]; 2];

/// Something that a roll can show, with its probabilities.
pub(crate) struct Likely<T: 'static> {
    pub(crate) shown: &'static T,
    pub(crate) odds: CaseOdds,
}

/// All that can come of the dice of a shape, on whatever blocks that have these dice.
pub(crate) struct RollOdds<'a> {
    pub(crate) id: ShapeId,
    pub(crate) after: After,
    pub(crate) dice: &'a Dice,
    /// No bone fits, by what else the roll shows. What does not fulfil the duty is left to false bones.
    pub(crate) unchanged: &'a CaseOdds,
    /// The duty is not fulfilled although there is no place for a false bone (RB-7), first.
    pub(crate) leave: &'a CaseOdds,
    /// The growths of which at least one bone can be laid.
    pub(crate) growths: &'a [Likely<Class>],
    /// The places for a false bone, and what can be laid behind each of them.
    pub(crate) behind: &'a [(&'static Opening, &'static Class)],
    /// The rolls that leave nothing but a false bone.
    pub(crate) mishaps: &'a [Likely<MishapRolls>],
}

/// The odds of all shapes with the same dice gone: many blocks ask for the same ones.
pub(crate) struct FamilyOdds {
    after: After,
    hats: HatRules,
    /// By shape: its place among what is known.
    places: Vec<u16>,
    known: Vec<(ShapeId, Known)>,
    growths: Vec<Likely<Class>>,
    behind: Vec<(&'static Opening, &'static Class)>,
    mishaps: Vec<Likely<MishapRolls>>,
}

/// Nothing is known of the shape yet.
const NOT_ASKED: u16 = u16::MAX;

/// What was asked for, with places in the lists.
struct Known {
    dice: Dice,
    unchanged: CaseOdds,
    leave: CaseOdds,
    begin: [u32; 3],
    end: [u32; 3],
}

impl FamilyOdds {
    /// Of no dice yet.
    pub(crate) fn new(after: After, hats: HatRules) -> FamilyOdds {
        let places = vec![NOT_ASKED; Anatomy::get().shapes.len()];
        let (known, growths, behind, mishaps) = Default::default();
        FamilyOdds { after, hats, places, known, growths, behind, mishaps }
    }

    /// Turns to other dice. The lists are used again, as there are many dice.
    pub(crate) fn forget(&mut self) {
        for (id, _) in self.known.drain(..) {
            self.places[usize::from(id)] = NOT_ASKED;
        }
        self.growths.clear();
        self.behind.clear();
        self.mishaps.clear();
    }

    /// The odds of a shape's dice on a block, which has the same dice gone as all that were asked about before.
    #[inline(always)]
    pub(crate) fn of(&mut self, block: &Block, id: ShapeId) -> RollOdds<'_> {
        let mut at = self.places[usize::from(id)];
        if at == NOT_ASKED {
            at = u16::try_from(self.known.len()).unwrap_or(NOT_ASKED);
            let known = self.find(block, id);
            self.places[usize::from(id)] = at;
            self.known.push((id, known));
        }
        let (_, Known { dice, unchanged, leave, begin, end }) = &self.known[usize::from(at)];
        let [growths, behind, mishaps] = [0, 1, 2].map(|list| begin[list] as usize..end[list] as usize);
        RollOdds {
            id,
            after: self.after,
            dice,
            unchanged,
            leave,
            growths: self.growths.get(growths).unwrap_or_default(),
            behind: self.behind.get(behind).unwrap_or_default(),
            mishaps: self.mishaps.get(mishaps).unwrap_or_default(),
        }
    }

    #[inline(always)]
    fn find(&mut self, block: &Block, id: ShapeId) -> Known {
        let anatomy = Anatomy::get();
        let shape = anatomy.shape(id);
        let dice = Dice::new(block.dice_state.unlaid(shape), shape.skull);
        let begin = self.lengths();
        let Some((nothing, more)) = anatomy.growth(id).classes.split_first() else {
            return Known { dice, unchanged: [[0.0; 4]; 2], leave: [[0.0; 4]; 2], begin, end: begin };
        };
        for class in dice.possible(more) {
            self.growths.push(Likely { shown: class, odds: dice.growth(&class.shown) });
        }
        let mishap = &anatomy.mishaps[usize::from(id)];
        if self.after == After::Supplementary {
            self.list_mishaps(&dice, shape, mishap);
        }
        let (unchanged, leave) = self.without_bone(&dice, shape, mishap, dice.growth(&nothing.shown));
        Known { dice, unchanged, leave, begin, end: self.lengths() }
    }

    fn lengths(&self) -> [u32; 3] {
        let lengths = [self.growths.len(), self.behind.len(), self.mishaps.len()];
        lengths.map(|length| u32::try_from(length).unwrap_or(u32::MAX)) // some thousands
    }

    #[inline(always)]
    fn list_mishaps(&mut self, dice: &Dice, shape: &Shape, mishap: &'static Mishap) {
        for opening in &mishap.openings {
            for class in dice.possible(&opening.growth.classes) {
                self.behind.push((opening, class));
            }
        }
        let hat_counts = self.hat_counts(shape);
        let averted = self.hats.avert_false_bones();
        let centre = dice.mishap_ways(hat_counts.map(|counts| counts && averted));
        for rolls in &mishap.rolls {
            if !dice.has(rolls.shown.faces) {
                break;
            }
            if dice.can_show(rolls.shown.needs) {
                let mut odds = dice.mishap(rolls, centre);
                if rolls.shown.faces == 0 && dice.are_of_the_centre() {
                    leave_out_hats_alone(&mut odds, hat_counts);
                }
                self.mishaps.push(Likely { shown: rolls, odds });
            }
        }
    }

    /// Whether a hat of the roll fulfils the duty where no false bone is due, without and with the hat worn before.
    fn hat_counts(&self, shape: &Shape) -> [bool; 2] {
        [false, true].map(|worn| self.hats.would_count(shape.skull, worn))
    }

    /// The odds that no bone fits: those with which nothing is laid, and those with which the skeleton is left.
    #[inline(always)]
    fn without_bone(
        &self,
        dice: &Dice,
        shape: &Shape,
        mishap: &Mishap,
        odds: CaseOdds,
    ) -> (CaseOdds, CaseOdds) {
        if self.after == After::Opening {
            return (odds, [[0.0; 4]; 2]);
        }
        let (mut unchanged, mut leave) = (odds, [[0.0; 4]; 2]);
        let averted = self.hats.avert_false_bones() || mishap.openings.is_empty();
        let (hats_alone, hat_counts) = (dice.hats_alone(), self.hat_counts(shape));
        for worn in 0..2 {
            let hats = if averted { odds[worn][HAT] } else { hats_alone[worn] };
            unchanged[worn][0] = 0.0;
            unchanged[worn][HAT] = if hat_counts[worn] { hats } else { 0.0 };
            leave[worn][0] = odds[worn][0] + if hat_counts[worn] { 0.0 } else { odds[worn][HAT] };
        }
        (unchanged, leave)
    }
}

/// Where no die shows a bone there is none to lay falsely, so a hat that would count does (RB-3).
#[inline(always)]
fn leave_out_hats_alone(odds: &mut CaseOdds, hat_counts: [bool; 2]) {
    for (odds, hat_counts) in odds.iter_mut().zip(hat_counts) {
        odds[LEAN_WITH_HAT] *= f64::from(!hat_counts);
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
    #[inline(always)]
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
    #[inline(always)]
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
    fn sides(&self, shown: &Shown) -> [f64; 2] {
        let ways = ways(self.left, self.right, shown);
        self.probabilities.map(|probability| probability * ways)
    }

    /// The probabilities of exactly this growth, by what else the centre dice show.
    #[inline(always)]
    pub(crate) fn growth(&self, shown: &Shown) -> CaseOdds {
        let sides = self.sides(shown);
        let ways = |worn: usize| times(sides[worn], cases(self.centre[worn], shown));
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
    fn mishap(&self, rolls: &MishapRolls, centre: [&CentreWays; 2]) -> CaseOdds {
        let sides = self.sides(&rolls.shown);
        let ways = |worn: usize| times(sides[worn], cases(centre[worn], &rolls.shown));
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
        let enough = classes.iter().take_while(move |class| class.shown.faces <= total);
        enough.filter(move |class| all_within(class.shown.needs, numbers))
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
