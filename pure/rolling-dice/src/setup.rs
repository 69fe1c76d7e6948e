//! A position as people write it.
//!
//! ```json
//! {"seats": 3, "colours": ["orange", "green", "purple"], "starter": "orange", "turns": 1, "seals": {"green": 12},
//!  "floe": {"orange": {"face": 4, "x": 120.5, "y": 210}, "green": {"face": 6, "x": 80, "y": 95.25, "turn": 30}}}
//! ```
//!
//! Orange has thrown and its four lies on the floe, green is to beat its six, and purple will throw four dice.

use bonecup_rules::{Game, Points};
use serde::{Deserialize, Serialize};

use crate::aim::Aim;
use crate::arena::BLOCKS;
use crate::by_colour::ByColour;
use crate::colour::Colour;
use crate::colour_list::ColourList;
use crate::dice::{Face, Rest};
use crate::fault::Fault;
use crate::options::DiceOptions;
use crate::position::{DICE, Phase, RollingDice, ScoringDie};
use crate::score::Line;

/// A written position; it may be nonsense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RollingDicePosition"))]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// The colours in the order of play (RD-17). They may be left out where the options name them; where those name
    /// none, these count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "ColourList", optional = false))]
    pub colours: Option<ColourList>,
    /// The colour that threw or throws first in this round; if none is written, the one that begins the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Colour", optional = false))]
    pub starter: Option<Colour>,
    /// How many colours have thrown in this round: all only when the game is over.
    #[serde(default)]
    pub turns: u8,
    /// The fields of the seals; those not named are at the start.
    #[serde(default)]
    pub seals: ByColour<Points>,
    /// The scoring dice on the floe.
    #[serde(default)]
    pub floe: ByColour<Rest>,
    /// The dice on the ice blocks, from the first block on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub blocks: Vec<OnBlock>,
    /// What the knocked-off dice show that are still to be placed.
    #[serde(default, skip_serializing_if = "ByColour::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub adrift: ByColour<Face>,
    /// The throw that is in the air.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub aim: Option<Aim>,
    /// The thrown dice that lie there to be judged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub thrown: Vec<Rest>,
    /// Whether a person has read the thrown dice off.
    #[serde(default, skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub by_hand: bool,
    /// Whether the floe is the owner's own, with other nets and holes than ours; so it is as soon as a die tells what it
    /// touches. Dice that tell nothing touch nothing then.
    #[serde(default, skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub own_floe: bool,
    /// How the last round was scored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub last_round: Vec<Line>,
}

/// A die on an ice block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OnBlock {
    /// Whose.
    pub colour: Colour,
    /// What it shows.
    pub face: Face,
}

fn is_not(stated: &bool) -> bool {
    !stated
}

impl Setup {
    pub(crate) fn of(game: &RollingDice) -> Setup {
        let adrift = |&colour: &Colour| match game.scoring_die(colour) {
            ScoringDie::Adrift(face) => Some((colour, face)),
            ScoringDie::None | ScoringDie::Floe(_) | ScoringDie::Block { .. } => None,
        };
        Setup {
            seats: usize::from(game.seats),
            colours: Some(game.colours),
            starter: Some(game.starter),
            turns: game.turns,
            seals: game.colours().iter().map(|&colour| (colour, game.seal(colour))).collect(),
            floe: game.resting().collect(),
            blocks: game.blocks().into_iter().map(|(colour, face)| OnBlock { colour, face }).collect(),
            adrift: game.colours().iter().filter_map(adrift).collect(),
            aim: if let Phase::Fly(aim) = game.phase { Some(aim) } else { None },
            thrown: game.thrown().to_vec(),
            by_hand: game.is_by_hand(),
            own_floe: game.own_floe,
            last_round: game.last_round.clone(),
        }
    }

    /// The position, if it is possible. Lists are measured and colours checked before anything is built of them.
    pub(crate) fn position(&self, options: &DiceOptions) -> Result<RollingDice, Fault> {
        let start = self.table(options)?;
        self.check_lengths()?;
        self.check_colours(&start.colours)?;
        let game = self.assemble(start)?;
        game.check_possible()?;
        Ok(game)
    }

    /// The table before the first throw, with the colours that the position or the options name.
    pub(crate) fn table(&self, options: &DiceOptions) -> Result<RollingDice, Fault> {
        let start = RollingDice::start(options, self.seats)?;
        match self.colours {
            Some(named) if named != start.colours && options.colours.is_empty() => {
                let table = RollingDice::start(&DiceOptions { colours: named, ..*options }, self.seats)?;
                if table.colours == named {
                    Ok(table)
                } else {
                    Err(Fault::Colours { playing: table.colours })
                }
            }
            Some(named) if named != start.colours => Err(Fault::Colours { playing: start.colours }),
            Some(_) | None => Ok(start),
        }
    }

    fn check_lengths(&self) -> Result<(), Fault> {
        check_length("blocks", self.blocks.len(), BLOCKS.len())?;
        check_length("thrown", self.thrown.len(), usize::from(DICE))?;
        check_length("last_round", self.last_round.len(), Colour::ALL.len())
    }

    fn check_colours(&self, in_play: &ColourList) -> Result<(), Fault> {
        let named = self.starter.into_iter().chain(self.seals.colours()).chain(self.floe.colours());
        let named = named.chain(self.adrift.colours()).chain(self.blocks.iter().map(|die| die.colour));
        let mut named = named.chain(self.last_round.iter().map(|line| line.colour));
        match named.find(|colour| !in_play.contains(colour)) {
            Some(colour) => Err(Fault::NotInPlay { colour, playing: *in_play }),
            None if usize::from(self.turns) > in_play.len() => {
                Err(Fault::Turns { given: self.turns, most: in_play.len() })
            }
            None => Ok(()),
        }
    }

    fn assemble(&self, start: RollingDice) -> Result<RollingDice, Fault> {
        let mut dice = [ScoringDie::None; 6];
        for colour in Colour::ALL {
            dice[colour.index()] = self.scoring_die(colour)?;
        }
        Ok(RollingDice {
            seals: Colour::ALL.map(|colour| self.seals.get(colour).copied().unwrap_or_default()),
            dice,
            starter: self.starter.unwrap_or(start.starter),
            turns: self.turns,
            phase: self.phase()?,
            own_floe: self.is_own_floe(),
            last_round: self.last_round.clone(),
            ..start
        })
    }

    fn scoring_die(&self, colour: Colour) -> Result<ScoringDie, Fault> {
        let floe = self.on_floe(colour).map(ScoringDie::Floe);
        let adrift = self.adrift.get(colour).map(|&face| ScoringDie::Adrift(face));
        let blocks = (1..).zip(&self.blocks).filter(|(_, die)| die.colour == colour);
        let blocks = blocks.map(|(number, die)| ScoringDie::Block { number, face: die.face });
        let mut dice = floe.into_iter().chain(adrift).chain(blocks);
        let die = dice.next().unwrap_or(ScoringDie::None);
        if dice.next().is_some() { Err(Fault::TwoDice { colour }) } else { Ok(die) }
    }

    /// How the colour's scoring die lies on the floe.
    pub(crate) fn on_floe(&self, colour: Colour) -> Option<Rest> {
        self.floe.get(colour).map(|&rest| self.lying(rest))
    }

    fn lying(&self, rest: Rest) -> Rest {
        if self.is_own_floe() { rest.on_own_floe() } else { rest }
    }

    fn is_own_floe(&self) -> bool {
        let scoring = self.floe.colours().filter_map(|colour| self.floe.get(colour));
        self.own_floe || scoring.chain(&self.thrown).any(|rest| rest.patch.is_some())
    }

    fn phase(&self) -> Result<Phase, Fault> {
        match (self.aim, self.thrown.is_empty()) {
            (None, true) => Ok(Phase::Aim),
            (Some(aim), true) => match aim.out_of_range() {
                Some(part) => Err(Fault::Aim { part, given: aim.part(part) }),
                None => Ok(Phase::Fly(aim)),
            },
            (None, false) => Ok(Phase::Judge {
                thrown: self.thrown.iter().map(|&rest| self.lying(rest)).collect(),
                by_hand: self.by_hand || self.is_own_floe(),
            }),
            (Some(_), false) => Err(Fault::Phase),
        }
    }
}

fn check_length(list: &'static str, given: usize, most: usize) -> Result<(), Fault> {
    if given > most { Err(Fault::TooMany { list, given, most }) } else { Ok(()) }
}
