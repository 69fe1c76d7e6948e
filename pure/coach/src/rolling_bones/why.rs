//! Reasons for and against moves of Rolling Bones.

use bonecup_games::Listed;
use bonecup_rules::Points;
use rolling_bones::{Bone, BonesTurn, Dice, DiceCount, Face, Move, RollingBones, Skeleton, Unlaid, score};

use super::book::RollingBonesBook;
use super::odds::{chance_of_face, chance_of_fit, chance_without};
use crate::values::{TIE, Valued, Values};
use crate::why::{Section, Why};

/// A chance below this is not worth a sentence.
const WORTH_SAYING: f64 = 0.02;
/// Nor is one above this.
const SURE: f64 = 0.95;

impl RollingBonesBook {
    pub(crate) fn reasons(&self, game: &RollingBones, values: &Values, action: &Move) -> Vec<Why> {
        let turn = game.current_turn();
        let Dice::Rolled(unlaid) = turn.dice() else { return Vec::new() };
        let scene = Scene { book: self, turn, unlaid, values };
        match *action {
            Move::Lay(bone) => scene.laying(bone),
            Move::LayFalse { .. } => scene.change(action, |before, after| Why::FalseBone { before, after }),
            Move::PutOnHat => scene.change(action, |before, after| Why::HatOn { before, after }),
            Move::TakeOffHat => {
                let dice = unlaid.count().total() + 1;
                scene.change(action, |before, after| Why::HatOff { before, after, dice })
            }
            Move::Bury => scene.burying(),
            Move::Roll { paying } => scene.rolling(paying),
            Move::Leave => scene.leaving(),
        }
    }
}

/// A position in which reasons are looked for.
struct Scene<'a> {
    book: &'a RollingBonesBook,
    turn: &'a BonesTurn,
    unlaid: &'a Unlaid,
    values: &'a Values,
}

impl Scene<'_> {
    fn skeleton(&self) -> &Skeleton {
        self.turn.skeleton()
    }

    fn points(&self) -> Points {
        score::burial(self.skeleton())
    }

    /// Every move that can be played here, with its value.
    fn moves(&self) -> impl Iterator<Item = (Move, f64)> {
        let own = |valued: &Valued| Some((*valued.action.of::<RollingBones>()?, valued.value));
        self.values.moves.iter().filter_map(own)
    }

    /// The best move of a sort that can be played here.
    fn best(&self, sort: impl Fn(&Move) -> bool) -> Option<(Move, f64)> {
        self.moves().filter(|(action, _)| sort(action)).max_by(|one, other| one.1.total_cmp(&other.1))
    }

    fn change(&self, action: &Move, why: impl Fn(Points, Points) -> Why) -> Vec<Why> {
        let Some(next) = self.book.after(self.turn, action) else { return Vec::new() };
        let mut reasons = vec![why(self.points(), score::burial(next.skeleton()))];
        reasons.extend(self.plan(action));
        reasons
    }

    fn laying(&self, bone: Bone) -> Vec<Why> {
        let Some(next) = self.book.after(self.turn, &Move::Lay(bone)) else { return Vec::new() };
        let (before, after) = (self.points(), score::burial(next.skeleton()));
        let mut reasons = Vec::from_iter(self.plan(&Move::Lay(bone)));
        match completed(self.skeleton(), next.skeleton()) {
            Some(section) => reasons.insert(0, Why::Completes { section, before, after }),
            None => reasons.push(Why::Adds { bone, before, after }),
        }
        let fitting = |skeleton: &Skeleton| self.unlaid.bones().and(skeleton.open_places());
        let opened = fitting(next.skeleton()).without(self.skeleton().open_places());
        // Over an empty table every place is open, and the first bone closes most of them.
        if !opened.is_empty() {
            reasons.push(Why::Opens { bones: u8::try_from(opened.len()).unwrap_or(u8::MAX) });
        }
        reasons
    }

    /// How the roll is best used if it begins with this move.
    fn plan(&self, action: &Move) -> Option<Why> {
        let mut turn = self.book.after(self.turn, action)?;
        let mut laid = u8::from(lays(action));
        // Every bone, the hat on and off: more moves than this no roll allows.
        for _ in 0..2 * rolling_bones::Roll::MOST {
            let moves = self.book.moves(&turn);
            let best = moves.iter().map(|(_, value)| *value).fold(f64::NEG_INFINITY, f64::max);
            let equal = moves.iter().filter(|(_, value)| *value >= best - TIE);
            let &(action, value) = equal.min_by_key(|(action, _)| detour(action))?;
            match action {
                Move::Bury => return Some(Why::PlanToBury { laid, points: score::burial(turn.skeleton()) }),
                Move::Leave => return None,
                Move::Lay(_)
                | Move::LayFalse { .. }
                | Move::PutOnHat
                | Move::TakeOffHat
                | Move::Roll { .. } => turn = self.book.after(&turn, &action)?,
            }
            if let Dice::InCup(dice) = turn.dice() {
                return Some(Why::PlanToRoll { laid, dice: dice.total(), value });
            }
            laid += u8::from(lays(&action));
        }
        None
    }

    fn burying(&self) -> Vec<Why> {
        let roll = self.best(|action| matches!(action, Move::Roll { .. }));
        let mut reasons = vec![Why::BuryNow { points: self.points(), rolling: roll.map(|(_, value)| value) }];
        if let Some((Move::Roll { paying }, _)) = roll {
            reasons.extend(self.risk(paying));
        }
        reasons
    }

    fn rolling(&self, paying: DiceCount) -> Vec<Why> {
        let action = Move::Roll { paying };
        let Some(value) = self.values.value_of(&RollingBones::into_move(action)) else { return Vec::new() };
        let burying = self.unlaid.shows(Face::Grave).then(|| self.points());
        let mut reasons = vec![Why::RollOn { value, burying }];
        reasons.extend(self.risk(paying));
        reasons.extend(self.hopes(paying));
        reasons.extend(self.held_back(value));
        reasons.extend(self.payment(value));
        reasons
    }

    fn risk(&self, paying: DiceCount) -> Option<Why> {
        let next = self.book.after(self.turn, &Move::Roll { paying })?;
        let dice = self.unlaid.count().minus(paying)?;
        Some(Why::RollRisk {
            price: paying.total(),
            dice: dice.total(),
            no_grave: chance_without(dice, &[Face::Grave]),
            nothing: self.book.chance_of_nothing(&next),
        })
    }

    /// The bone that would complete a section, the likeliest if there are several; else whether any bone will fit.
    fn hopes(&self, paying: DiceCount) -> Option<Why> {
        let dice = self.unlaid.count().minus(paying)?;
        let filled = self.skeleton().filled();
        let lacking = Section::ALL.into_iter().zip(score::SECTIONS).filter_map(|(section, places)| {
            let mut lacking = places.without(filled).into_iter();
            let (bone, rest) = (lacking.next()?, lacking.next());
            let open = rest.is_none() && self.skeleton().open_places().contains(bone);
            let chance = chance_of_face(dice, Face::Bone(bone));
            (open && chance >= WORTH_SAYING).then_some(Why::Hopes { bone, section, chance })
        });
        let likelier = |one: &Why, other: &Why| chance(one).total_cmp(&chance(other));
        let open = self.skeleton().open_places();
        let fits = chance_of_fit(dice, open);
        lacking.max_by(likelier).or((fits < SURE).then_some(Why::Fits { chance: fits }))
    }

    /// A bone that fits and had better be rolled.
    fn held_back(&self, value: f64) -> Option<Why> {
        match self.best(|action| matches!(action, Move::Lay(_)))? {
            (Move::Lay(bone), laid) if laid < value - TIE => Some(Why::HoldsBack { bone, by: value - laid }),
            _ => None,
        }
    }

    fn payment(&self, value: f64) -> Option<Why> {
        let rolls = self.moves().filter(|(action, _)| matches!(action, Move::Roll { .. }));
        let worst = rolls.map(|(_, value)| value).fold(f64::INFINITY, f64::min);
        (worst < value - TIE).then_some(Why::PaysBest { by: value - worst })
    }

    fn leaving(&self) -> Vec<Why> {
        let shows = self.unlaid.shows(Face::Grave);
        shows.then(|| Why::Leaves { burying: self.points() }).into_iter().collect()
    }
}

/// Among moves that are equally good, the one that brings the roll to its end is the clearest.
fn detour(action: &Move) -> u8 {
    match action {
        Move::Bury | Move::Leave => 0,
        Move::Roll { .. } => 1,
        Move::Lay(_) | Move::LayFalse { .. } => 2,
        Move::PutOnHat => 3,
        Move::TakeOffHat => 4,
    }
}

/// Whether the move lays a die of the roll.
fn lays(action: &Move) -> bool {
    match action {
        Move::Lay(_) | Move::LayFalse { .. } | Move::PutOnHat => true,
        Move::TakeOffHat | Move::Bury | Move::Roll { .. } | Move::Leave => false,
    }
}

fn completed(before: &Skeleton, after: &Skeleton) -> Option<Section> {
    let complete = |skeleton: &Skeleton, places| skeleton.filled().contains_all(places);
    let mut sections = Section::ALL.into_iter().zip(score::SECTIONS);
    let found = sections.find(|&(_, places)| complete(after, places) && !complete(before, places));
    found.map(|(section, _)| section)
}

fn chance(why: &Why) -> f64 {
    if let Why::Hopes { chance, .. } = why { *chance } else { 0.0 }
}
