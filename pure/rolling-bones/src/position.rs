//! A whole game: turn after turn until somebody has reached the target.

use bonecup_rules::{Game, MAX_SEATS, Points, Seat, SeatsError, Standings, StartError, Turn};

use crate::{BonesOptions, BonesTurn, Dice, DiceCount, Fault, Move, Progress, Refusal, Roll, Setup};

/// A position of Rolling Bones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RollingBones {
    pub(crate) options: BonesOptions,
    pub(crate) totals: [Points; MAX_SEATS as usize],
    pub(crate) seats: u8,
    pub(crate) to_move: Seat,
    pub(crate) turn: BonesTurn,
}

impl RollingBones {
    /// The turn that is being played; after the end, one that never starts.
    pub fn current_turn(&self) -> &BonesTurn {
        &self.turn
    }

    /// The seat whose turn it is.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The totals of all seats.
    pub fn totals(&self) -> &[Points] {
        &self.totals[..usize::from(self.seats)]
    }

    /// The game ends between two turns: at once, or at the end of the round (RB-10).
    pub(crate) fn is_over(&self) -> bool {
        let reached = self.totals().iter().any(|&total| total >= self.options.target);
        let between_turns = self.turn == BonesTurn::new();
        reached && between_turns && (!self.options.finish_round || self.to_move == Seat(0))
    }

    fn end_turn(&mut self, points: Points) {
        self.totals[self.to_move.index()] += points;
        self.to_move = self.to_move.next(self.seats);
        self.turn = BonesTurn::new();
    }
}

impl Game for RollingBones {
    type Options = BonesOptions;
    type Move = Move;
    type Request = DiceCount;
    type Outcome = Roll;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = Fault;

    fn start(options: &BonesOptions, seats: usize) -> Result<RollingBones, StartError> {
        Ok(RollingBones {
            options: *options,
            totals: [Points(0); MAX_SEATS as usize],
            seats: SeatsError::check(seats, 1..=MAX_SEATS)?,
            to_move: Seat(0),
            turn: BonesTurn::new(),
        })
    }

    fn options(&self) -> &BonesOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn<DiceCount> {
        match self.turn.dice {
            Dice::Rolled(_) => Turn::Seat(self.to_move),
            Dice::InCup(_) if self.is_over() => Turn::Over(self.standings()),
            Dice::InCup(dice) => Turn::Chance(dice),
        }
    }

    fn standings(&self) -> Standings {
        Standings::new(self.totals().iter().copied())
    }

    fn list_moves(&self, list: &mut Vec<Move>) {
        list.clear();
        self.turn.list_moves(&self.options, list);
    }

    fn check(&self, action: &Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        self.turn.check(action, &self.options)
    }

    fn play(&mut self, action: &Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        match self.turn.play(action, &self.options)? {
            Progress::On => {}
            Progress::Ended(points) => self.end_turn(points),
        }
        Ok(())
    }

    fn resolve(&mut self, outcome: &Roll) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        self.turn.resolve(outcome)
    }

    fn setup(&self) -> Setup {
        Setup::of(self)
    }

    fn from_setup(options: &BonesOptions, setup: &Setup) -> Result<RollingBones, Fault> {
        setup.position(options)
    }
}
