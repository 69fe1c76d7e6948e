//! A position: where the dice and seals are, and what is due.

use bonecup_rules::{Game, Points, Seat, SeatsError, Standings, StartError, Turn};

use crate::aim::Aim;
use crate::colour::Colour;
use crate::colour_list::ColourList;
use crate::dice::{Face, Rest};
use crate::fault::Fault;
use crate::moves::Move;
use crate::options::DiceOptions;
use crate::refusal::Refusal;
use crate::score::Line;
use crate::setup::Setup;
use crate::throw::{Landing, Throw};

/// How many seats the game has.
pub(crate) const SEATS: std::ops::RangeInclusive<u8> = 2..=6;

/// How many dice a colour has.
pub const DICE: u8 = 4;

/// Where a colour's scoring die is. How it lies on the floe is known by its place there, or of a
/// [kept round](crate::KeptRound) by its rank among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoringDie<D = Rest> {
    /// The colour has none: all its dice are in hand or in the air.
    None,
    /// On the floe.
    Floe(D),
    /// Knocked off by someone else; its owner has to place it as it shows.
    Adrift(Face),
    /// On an ice block.
    Block {
        /// Which block, counted from one.
        number: u8,
        /// What it shows.
        face: Face,
    },
}

impl<D> ScoringDie<D> {
    /// How it lies, if it is on the floe.
    pub fn on_floe(&self) -> Option<&D> {
        if let ScoringDie::Floe(rest) = self { Some(rest) } else { None }
    }

    /// What it shows, if it is on a block.
    pub fn on_block(&self) -> Option<Face> {
        if let ScoringDie::Block { face, .. } = self { Some(*face) } else { None }
    }
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The colour's player aims a throw.
    Aim {
        /// Who throws.
        colour: Colour,
        /// How many dice.
        dice: u8,
    },
    /// The dice are in the air: a landing is due.
    Land {
        /// Who threw.
        colour: Colour,
        /// How.
        aim: Aim,
    },
    /// The colour's player puts a knocked-off die back on the floe.
    Place {
        /// Whose die.
        colour: Colour,
        /// What it shows.
        face: Face,
    },
    /// The colour's player chooses the scoring die.
    Choose {
        /// Who threw.
        colour: Colour,
    },
    /// Nothing: the game is over.
    Over,
}

impl Task {
    /// The key of the task, as facts name it.
    pub fn name(&self) -> &'static str {
        match self {
            Task::Aim { .. } => "throw",
            Task::Land { .. } => "landing",
            Task::Place { .. } => "place",
            Task::Choose { .. } => "choose",
            Task::Over => "nothing",
        }
    }
}

/// Where the four dice of a colour are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock {
    /// In the player's hand or in the air, still to be judged this round.
    pub hand: u8,
    /// Thrown and lying, until the scoring die is chosen.
    pub thrown: u8,
    /// The scoring die: on the floe, on a block or adrift.
    pub scoring: u8,
    /// Put aside until the next round (RD-11).
    pub aside: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Aim,
    Fly(Aim),
    /// The thrown dice, while something is to be decided about them.
    Judge {
        thrown: Vec<Rest>,
        /// Whether a person has read them off.
        by_hand: bool,
    },
}

/// A position of Rolling Dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RollingDice {
    pub(crate) options: DiceOptions,
    pub(crate) seats: u8,
    /// The colours in play, in the order of play (RD-17).
    pub(crate) colours: ColourList,
    /// By colour; colours out of play stay at 0.
    pub(crate) seals: [Points; 6],
    /// By colour; colours out of play have none.
    pub(crate) dice: [ScoringDie; 6],
    pub(crate) starter: Colour,
    /// How many colours have thrown this round. All of them only when the game is over: a round that ends
    /// otherwise begins the next.
    pub(crate) turns: u8,
    pub(crate) phase: Phase,
    /// Whether the real dice lie on a floe with nets and holes of its own: then every die on it tells what it touches.
    pub(crate) own_floe: bool,
    pub(crate) last_round: Vec<Line>,
}

impl RollingDice {
    /// The colours in play, in the order of play.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The seat that plays the colour. Two players alternate (RD-8).
    pub fn seat_of(&self, colour: Colour) -> Seat {
        self.colours.seat_of(colour, self.seats)
    }

    /// The colours in the turn order of this round: clockwise from the starter (RD-8).
    pub fn order(&self) -> impl Iterator<Item = Colour> {
        self.colours.clockwise_from(self.starter)
    }

    /// The colour that throws; after the end the starter of the last round.
    pub fn thrower(&self) -> Colour {
        self.order().nth(usize::from(self.turns)).unwrap_or(self.starter)
    }

    /// How many colours have thrown this round.
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// What is due.
    pub fn task(&self) -> Task {
        let colour = self.thrower();
        match &self.phase {
            _ if self.is_over() => Task::Over,
            Phase::Aim => Task::Aim { colour, dice: self.dice_to_throw() },
            &Phase::Fly(aim) => Task::Land { colour, aim },
            Phase::Judge { .. } => match self.next_adrift() {
                Some((colour, face)) => Task::Place { colour, face },
                None => Task::Choose { colour },
            },
        }
    }

    /// Where the colour's scoring die is.
    pub fn scoring_die(&self, colour: Colour) -> ScoringDie {
        self.dice[colour.index()]
    }

    /// The scoring dice on the floe, in the order of the colours.
    pub fn resting(&self) -> impl Iterator<Item = (Colour, Rest)> {
        self.colours().iter().filter_map(|&colour| Some((colour, *self.dice[colour.index()].on_floe()?)))
    }

    /// The dice on the ice blocks, from the first block on.
    pub fn blocks(&self) -> Vec<(Colour, Face)> {
        let on_block = |&colour: &Colour| match self.scoring_die(colour) {
            ScoringDie::Block { number, face } => Some((number, (colour, face))),
            ScoringDie::None | ScoringDie::Floe(_) | ScoringDie::Adrift(_) => None,
        };
        let mut blocks: Vec<_> = self.colours().iter().filter_map(on_block).collect();
        blocks.sort_by_key(|&(number, _)| number);
        blocks.into_iter().map(|(_, die)| die).collect()
    }

    /// The thrown dice that lie there to be judged; none at other times.
    pub fn thrown(&self) -> &[Rest] {
        if let Phase::Judge { thrown, .. } = &self.phase { thrown } else { &[] }
    }

    /// Whether thrown dice lie there that a person has read off.
    pub fn is_by_hand(&self) -> bool {
        matches!(self.phase, Phase::Judge { by_hand: true, .. })
    }

    /// Whether the dice lie on the owner's own floe, of which a person tells what they touch. Our own nets and holes count
    /// for nothing then.
    pub fn is_own_floe(&self) -> bool {
        self.own_floe
    }

    /// The field of the colour's seal, which is its points.
    pub fn seal(&self, colour: Colour) -> Points {
        self.seals[colour.index()]
    }

    /// How the last round was scored, in the order of scoring; empty in the first.
    pub fn last_round(&self) -> &[Line] {
        &self.last_round
    }

    /// Who reaches so many points ends the game with the round (RD-1).
    pub fn goal(&self) -> Points {
        RollingDice::goal_of(self.seats)
    }

    /// The same where so many play.
    pub fn goal_of(seats: u8) -> Points {
        Points(if seats <= 4 { 75 } else { 100 })
    }

    /// Where the colour's four dice are.
    pub fn stock(&self, colour: Colour) -> Stock {
        let scoring = u8::from(self.scoring_die(colour) != ScoringDie::None);
        let has_thrown = self.has_thrown(colour);
        let is_judged = matches!(self.phase, Phase::Judge { .. }) && colour == self.thrower();
        let thrown = if is_judged { u8::try_from(self.thrown().len()).unwrap_or(u8::MAX) } else { 0 };
        let in_hand = if has_thrown || is_judged { 0 } else { DICE - scoring };
        Stock { hand: in_hand, thrown, scoring, aside: if has_thrown { DICE - 1 } else { 0 } }
    }

    /// Whether the colour has thrown in this round, and its throw is judged.
    pub(crate) fn has_thrown(&self, colour: Colour) -> bool {
        self.order().take(usize::from(self.turns)).any(|earlier| earlier == colour)
    }

    pub(crate) fn is_over(&self) -> bool {
        usize::from(self.turns) == self.colours().len()
    }

    /// How many dice the thrower throws: three against the marked die, else all four.
    pub fn dice_to_throw(&self) -> u8 {
        if self.scoring_die(self.thrower()).on_floe().is_some() { DICE - 1 } else { DICE }
    }

    /// The knocked-off die that is placed next: clockwise from the thrower, who has none, so his left neighbour's is the
    /// first (RD-14).
    pub(crate) fn next_adrift(&self) -> Option<(Colour, Face)> {
        self.colours.clockwise_from(self.thrower()).find_map(|colour| match self.scoring_die(colour) {
            ScoringDie::Adrift(face) => Some((colour, face)),
            ScoringDie::None | ScoringDie::Floe(_) | ScoringDie::Block { .. } => None,
        })
    }

    fn request(&self, colour: Colour, aim: Aim) -> Throw {
        Throw { colour, dice: self.dice_to_throw(), aim, resting: self.resting().collect() }
    }
}

impl Game for RollingDice {
    type Options = DiceOptions;
    type Move = Move;
    type Request = Throw;
    type Outcome = Landing;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = Fault;

    fn start(options: &DiceOptions, seats: usize) -> Result<RollingDice, StartError> {
        let seats = SeatsError::check(seats, SEATS)?;
        let colours = options.table(seats)?;
        Ok(RollingDice {
            options: *options,
            seats,
            colours,
            seals: [Points(0); 6],
            dice: [ScoringDie::None; 6],
            starter: colours[options.begins.index()],
            turns: 0,
            phase: Phase::Aim,
            own_floe: false,
            last_round: Vec::new(),
        })
    }

    fn options(&self) -> &DiceOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn<Throw> {
        match self.task() {
            Task::Over => Turn::Over(self.standings()),
            Task::Land { colour, aim } => Turn::Chance(self.request(colour, aim)),
            Task::Aim { colour, .. } | Task::Place { colour, .. } | Task::Choose { colour } => {
                Turn::Seat(self.seat_of(colour))
            }
        }
    }

    /// A seat's points are those of its colours together.
    fn standings(&self) -> Standings {
        let seals_of = |seat| self.colours().iter().filter(move |&&colour| self.seat_of(colour) == seat);
        Standings::new(
            Seat::all(self.seats).map(|seat| seals_of(seat).map(|&colour| self.seal(colour)).sum()),
        )
    }

    fn list_moves(&self, list: &mut Vec<Move>) {
        self.list(list);
    }

    fn check(&self, action: &Move) -> Result<(), Refusal> {
        self.check_move(action)
    }

    fn play(&mut self, action: &Move) -> Result<(), Refusal> {
        self.check_move(action)?;
        self.play_unscored(action);
        self.end_round();
        Ok(())
    }

    fn resolve(&mut self, landing: &Landing) -> Result<(), Refusal> {
        self.check_landing(landing)?;
        self.land(landing);
        self.end_round();
        Ok(())
    }

    fn setup(&self) -> Setup {
        Setup::of(self)
    }

    fn from_setup(options: &DiceOptions, setup: &Setup) -> Result<RollingDice, Fault> {
        setup.position(options)
    }
}
