//! What the sentence of a reason is called and filled with.

use bonecup_games::AnyMove;
use bonecup_rules::Points;
use rolling_bones::Bone;

use crate::why::{Place, Section, Why};

/// Something that a sentence mentions.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// A whole number.
    Count(i64),
    /// An average of points, or a difference of them.
    Average(f64),
    /// A probability.
    Chance(f64),
    /// A difference of probabilities.
    Gap(f64),
    /// The key of a bone, a section or a box.
    Key(String),
    /// A move.
    Move(AnyMove),
}

impl Why {
    /// The key of its sentence.
    pub fn key(&self) -> &'static str {
        match self {
            Why::OnlyMove { .. } => "why-only-move",
            Why::Ahead { .. } => "why-ahead",
            Why::Costs { .. } => "why-costs",
            Why::AllEqual { .. } => "why-all-equal",
            Why::Lead { by: Points(1..), .. } => "why-lead",
            Why::Lead { by: Points(0), .. } => "why-level",
            Why::Lead { .. } => "why-behind",
            Why::Race { .. } => "why-race",
            Why::MorePoints { .. } => "why-more-points",
            Why::AheadToWin { .. } => "why-ahead-to-win",
            Why::CostsToWin { .. } => "why-costs-to-win",
            Why::SameToWin { .. } => "why-same-to-win",
            Why::BuryNow { rolling: Some(_), .. } => "why-bury-now",
            Why::BuryNow { rolling: None, .. } => "why-bury",
            Why::RollOn { burying: Some(_), .. } => "why-roll-on",
            Why::RollOn { burying: None, .. } => "why-roll",
            Why::RollRisk { .. } => "why-roll-risk",
            Why::Hopes { .. } => "why-hopes",
            Why::Fits { .. } => "why-fits",
            Why::Completes { .. } => "why-completes",
            Why::Adds { .. } => "why-adds",
            Why::Opens { .. } => "why-opens",
            Why::PlanToBury { .. } => "why-plan-to-bury",
            Why::PlanToRoll { .. } => "why-plan-to-roll",
            Why::HatOn { .. } => "why-hat-on",
            Why::HatOff { .. } => "why-hat-off",
            Why::FalseBone { .. } => "why-false-bone",
            Why::HoldsBack { .. } => "why-holds-back",
            Why::PaysBest { .. } => "why-pays-best",
            Why::Leaves { .. } => "why-leaves",
            Why::FillNow { .. } => "why-fill-now",
            Why::Bonus { .. } => "why-bonus",
            Why::Joker { .. } => "why-joker",
            Why::Strikes { .. } => "why-strikes",
            Why::CheapestStrike { .. } => "why-cheapest-strike",
            Why::Stops { .. } => "why-stops",
            Why::ThrowsOn { .. } => "why-throws-on",
            Why::KeepsAlive { .. } => "why-keeps-alive",
            Why::EndsIn { .. } => "why-ends-in",
            Why::Own { key, .. } => key,
        }
    }

    /// What its sentence mentions, by name.
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Why::OnlyMove { value } => vec![("value", Fact::Average(*value))],
            Why::Ahead { by, next } => vec![("by", Fact::Average(*by)), ("move", Fact::Move(next.clone()))],
            Why::Costs { by, best } => vec![("by", Fact::Average(*by)), ("move", Fact::Move(best.clone()))],
            Why::AllEqual { moves, value } => {
                vec![("moves", Fact::count(*moves)), ("value", Fact::Average(*value))]
            }
            Why::Lead { by, boxes } => {
                vec![("by", Fact::Count(by.0.abs().into())), ("boxes", Fact::Count((*boxes).into()))]
            }
            Why::Race { own, other, others } => vec![
                ("own", Fact::points(*own)),
                ("other", Fact::points(*other)),
                ("others", Fact::Count((*others).into())),
            ],
            Why::MorePoints { by, other } => {
                vec![("by", Fact::Average(*by)), ("move", Fact::Move(other.clone()))]
            }
            Why::AheadToWin { by, next: other } | Why::CostsToWin { by, best: other } => {
                vec![("by", Fact::Gap(*by)), ("move", Fact::Move(other.clone()))]
            }
            Why::SameToWin { moves, chance } => {
                vec![("moves", Fact::count(*moves)), ("chance", Fact::Chance(*chance))]
            }
            Why::BuryNow { .. }
            | Why::RollOn { .. }
            | Why::RollRisk { .. }
            | Why::Hopes { .. }
            | Why::Fits { .. }
            | Why::Completes { .. }
            | Why::Adds { .. }
            | Why::Opens { .. }
            | Why::PlanToBury { .. }
            | Why::PlanToRoll { .. }
            | Why::HatOn { .. }
            | Why::HatOff { .. }
            | Why::FalseBone { .. }
            | Why::HoldsBack { .. }
            | Why::PaysBest { .. }
            | Why::Leaves { .. } => self.bones_facts(),
            Why::FillNow { .. }
            | Why::Bonus { .. }
            | Why::Joker { .. }
            | Why::Strikes { .. }
            | Why::CheapestStrike { .. }
            | Why::Stops { .. }
            | Why::ThrowsOn { .. }
            | Why::KeepsAlive { .. }
            | Why::EndsIn { .. } => self.sheet_facts(),
            Why::Own { facts, .. } => facts.clone(),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "facts() lists all families once, above")]
    fn bones_facts(&self) -> Vec<(&'static str, Fact)> {
        let bone = |bone: &Bone| ("bone", Fact::Key(bone.to_string()));
        let section = |section: &Section| ("section", Fact::Key(section.key().to_owned()));
        let change = |before: &Points, after: &Points| {
            vec![("before", Fact::points(*before)), ("after", Fact::points(*after))]
        };
        match self {
            Why::BuryNow { points, rolling } => {
                vec![("points", Fact::points(*points)), ("value", Fact::Average(rolling.unwrap_or_default()))]
            }
            Why::RollOn { value, burying } => {
                vec![("value", Fact::Average(*value)), ("points", Fact::points(burying.unwrap_or_default()))]
            }
            Why::RollRisk { price, dice, no_grave, nothing } => vec![
                ("price", Fact::Count((*price).into())),
                ("dice", Fact::Count((*dice).into())),
                ("nograve", Fact::Chance(*no_grave)),
                ("nothing", Fact::Chance(*nothing)),
            ],
            Why::Hopes { bone: hoped, section: whole, chance } => {
                vec![bone(hoped), section(whole), ("chance", Fact::Chance(*chance))]
            }
            Why::Fits { chance } => vec![("chance", Fact::Chance(*chance))],
            Why::Completes { section: whole, before, after } => {
                [vec![section(whole)], change(before, after)].concat()
            }
            Why::Adds { bone: added, before, after } => [vec![bone(added)], change(before, after)].concat(),
            Why::Opens { bones } => vec![("bones", Fact::Count((*bones).into()))],
            Why::PlanToBury { laid, points } => {
                vec![("laid", Fact::Count((*laid).into())), ("points", Fact::points(*points))]
            }
            Why::PlanToRoll { laid, dice, value } => vec![
                ("laid", Fact::Count((*laid).into())),
                ("dice", Fact::Count((*dice).into())),
                ("value", Fact::Average(*value)),
            ],
            Why::HatOn { before, after } | Why::FalseBone { before, after } => change(before, after),
            Why::HatOff { before, after, dice } => {
                [change(before, after), vec![("dice", Fact::Count((*dice).into()))]].concat()
            }
            Why::HoldsBack { bone: held, by } => vec![bone(held), ("by", Fact::Average(*by))],
            Why::PaysBest { by } => vec![("by", Fact::Average(*by))],
            Why::Leaves { burying } => vec![("points", Fact::points(*burying))],
            _ => Vec::new(),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "facts() lists all families once, above")]
    fn sheet_facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Why::FillNow { place, points, par } => {
                place.facts(&[("points", Fact::points(*points)), ("par", Fact::Average(*par))])
            }
            Why::Bonus { place, points } | Why::Joker { place, points } => {
                place.facts(&[("points", Fact::points(*points))])
            }
            Why::Strikes { place, par } => place.facts(&[("par", Fact::Average(*par))]),
            Why::CheapestStrike { next, by } => next.facts(&[("by", Fact::Average(*by))]),
            Why::Stops { by, throws } => {
                vec![("by", Fact::Average(*by)), ("throws", Fact::Count((*throws).into()))]
            }
            Why::ThrowsOn { place, points, by } => {
                place.facts(&[("points", Fact::points(*points)), ("by", Fact::Average(*by))])
            }
            Why::KeepsAlive { place, chance } => place.facts(&[("chance", Fact::Chance(*chance))]),
            Why::EndsIn { place, chance, points } => {
                place.facts(&[("chance", Fact::Chance(*chance)), ("value", Fact::Average(*points))])
            }
            _ => Vec::new(),
        }
    }
}

impl Place {
    /// The box, and its sheet counted from 1; 0 where there is only one.
    fn facts(&self, more: &[(&'static str, Fact)]) -> Vec<(&'static str, Fact)> {
        let sheet = self.sheet.map_or(0, |sheet| sheet.index() + 1);
        let own = [("box", Fact::Key(self.entry.to_string())), ("sheet", Fact::count(sheet))];
        [&own[..], more].concat()
    }
}

impl Fact {
    fn count(number: usize) -> Fact {
        Fact::Count(i64::try_from(number).unwrap_or(i64::MAX))
    }

    fn points(points: Points) -> Fact {
        Fact::Count(points.0.into())
    }
}
