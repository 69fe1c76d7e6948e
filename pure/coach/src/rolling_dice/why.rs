//! Reasons for and against moves of Rolling Dice.

use bonecup_outlook::gain_now;
use bonecup_rules::Points;
use rolling_dice::{Colour, Move, Rest, RollingDice, Task};

use super::trials::{Judged, Trials};
use crate::facts::Fact;

/// A reason for or against a move. Every number in it is computed; the sentence is in the language files under its
/// [`key`](DiceWhy::key), filled with its [`facts`](DiceWhy::facts).
#[derive(Clone, PartialEq, Debug)]
pub enum DiceWhy {
    /// What a die earns as things lie now.
    EarnsNow {
        /// What it shows.
        face: u8,
        /// What it would earn if the round were scored now.
        points: Points,
        /// How many scoring dice lie further back.
        behind: usize,
        /// What a net gives of it, or a hole takes.
        patch: Points,
    },
    /// How often the die is lost in the next round, if the game goes on.
    LostNext {
        /// The chance that it goes to a block then.
        chance: f64,
        /// The same of the best of the other dice or spots.
        other: Option<f64>,
    },
    /// How often a throw leaves something on the floe.
    Stays {
        /// The chance that at least one die stays.
        chance: f64,
    },
    /// How often a throw beats the marked die.
    Beats {
        /// What the marked die shows.
        face: u8,
        /// The chance that it is beaten.
        chance: f64,
        /// The chance that it is knocked off.
        mishap: f64,
    },
    /// What else a throw does.
    Touches {
        /// The chance that a thrown die touches a net.
        nets: f64,
        /// The chance that a scoring die of the others gets wet.
        pushes: f64,
    },
    /// The move is the best that was tried.
    Ahead {
        /// What the next best is worth less.
        by: f64,
    },
    /// Another is better.
    Costs {
        /// What this is worth less.
        by: f64,
    },
    /// The difference to the best of the others cannot be told from luck.
    Close {
        /// The difference.
        by: f64,
        /// The standard error of the value.
        error: f64,
    },
    /// Nothing else was there to try.
    Only {
        /// What it is worth.
        value: f64,
    },
}

impl Trials {
    /// The reasons for a judged move, or against it if others are better; the weightiest first, never none.
    pub fn why(&self, game: &RollingDice, judged: &Judged) -> Vec<DiceWhy> {
        let mut reasons = match (judged.action, game.task()) {
            (Move::Throw(_), Task::Aim { colour, .. }) => throwing(game, colour, judged),
            (Move::Choose(number), Task::Choose { colour }) => {
                let die = usize::from(number).checked_sub(1).and_then(|index| game.thrown().get(index));
                die.map(|die| self.keeping(game, colour, *die, judged)).unwrap_or_default()
            }
            (Move::Place { spot, patch }, Task::Place { colour, face }) => {
                self.keeping(game, colour, game.put_back(face, spot, patch), judged)
            }
            (Move::Throw(_) | Move::Choose(_) | Move::Place { .. }, _) => Vec::new(),
        };
        reasons.push(self.standing(judged));
        reasons
    }

    /// The best of the other moves.
    fn best_but(&self, judged: &Judged) -> Option<&Judged> {
        let others = self.moves.iter().filter(|other| other.action != judged.action);
        others.max_by(|one, other| one.value.total_cmp(&other.value))
    }

    /// How the move stands among the others.
    fn standing(&self, judged: &Judged) -> DiceWhy {
        let Some(best) = self.best_but(judged) else {
            return DiceWhy::Only { value: judged.value };
        };
        let by = (judged.value - best.value).abs();
        if by < judged.error.max(best.error) {
            DiceWhy::Close { by, error: judged.error.max(best.error) }
        } else if judged.value > best.value {
            DiceWhy::Ahead { by }
        } else {
            DiceWhy::Costs { by }
        }
    }

    /// A die that would be the colour's scoring die.
    fn keeping(&self, game: &RollingDice, colour: Colour, die: Rest, judged: &Judged) -> Vec<DiceWhy> {
        let behind =
            game.resting().filter(|(other, rest)| *other != colour && die.further_than(rest)).count();
        let gain = gain_now(game, colour, die);
        let patch = gain.map_or(Points(0), |gain| gain.patch);
        let points = gain.map_or(Points(0), |gain| gain.earned());
        let mut reasons = vec![DiceWhy::EarnsNow { face: die.face.pips(), points, behind, patch }];
        if let Some(chance) = lost_next(judged) {
            reasons.push(DiceWhy::LostNext { chance, other: self.best_but(judged).and_then(lost_next) });
        }
        reasons
    }
}

/// Where the game goes on.
fn lost_next(judged: &Judged) -> Option<f64> {
    let lost = &judged.playout.lost;
    (lost.count() > 0.0).then(|| lost.mean())
}

fn throwing(game: &RollingDice, colour: Colour, judged: &Judged) -> Vec<DiceWhy> {
    let throw = &judged.playout.throw;
    let stays = match game.scoring_die(colour).on_floe() {
        Some(marked) => DiceWhy::Beats {
            face: marked.face.pips(),
            chance: throw.succeeds.mean(),
            mishap: throw.mishaps.mean(),
        },
        None => DiceWhy::Stays { chance: throw.stays.mean() },
    };
    vec![stays, DiceWhy::Touches { nets: throw.nets.mean(), pushes: throw.pushes.mean() }]
}

impl DiceWhy {
    /// The key of its sentence.
    pub fn key(&self) -> &'static str {
        match self {
            DiceWhy::EarnsNow { patch: Points(0), .. } => "floe-earns-now",
            DiceWhy::EarnsNow { patch: Points(1..), .. } => "floe-earns-in-net",
            DiceWhy::EarnsNow { .. } => "floe-earns-in-hole",
            DiceWhy::LostNext { other: None, .. } => "floe-lost-next",
            DiceWhy::LostNext { .. } => "floe-lost-next-against",
            DiceWhy::Stays { .. } => "floe-stays",
            DiceWhy::Beats { .. } => "floe-beats",
            DiceWhy::Touches { .. } => "floe-touches",
            DiceWhy::Ahead { .. } => "floe-ahead",
            DiceWhy::Costs { .. } => "floe-costs",
            DiceWhy::Close { .. } => "floe-close",
            DiceWhy::Only { .. } => "floe-only",
        }
    }

    /// What its sentence mentions, by name.
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            DiceWhy::EarnsNow { face, points, behind, patch } => vec![
                ("face", Fact::Count(face.into())),
                ("points", Fact::Count(points.0.into())),
                ("behind", Fact::Count(i64::try_from(behind).unwrap_or(i64::MAX))),
                ("patch", Fact::Count(patch.0.abs().into())),
            ],
            DiceWhy::LostNext { chance, other } => {
                vec![("chance", Fact::Chance(chance)), ("other", Fact::Chance(other.unwrap_or_default()))]
            }
            DiceWhy::Stays { chance } => vec![("chance", Fact::Chance(chance))],
            DiceWhy::Beats { face, chance, mishap } => vec![
                ("face", Fact::Count(face.into())),
                ("chance", Fact::Chance(chance)),
                ("mishap", Fact::Chance(mishap)),
            ],
            DiceWhy::Touches { nets, pushes } => {
                vec![("nets", Fact::Chance(nets)), ("pushes", Fact::Chance(pushes))]
            }
            DiceWhy::Ahead { by } | DiceWhy::Costs { by } => vec![("by", Fact::Average(by))],
            DiceWhy::Close { by, error } => vec![("by", Fact::Average(by)), ("error", Fact::Average(error))],
            DiceWhy::Only { value } => vec![("value", Fact::Average(value))],
        }
    }
}
