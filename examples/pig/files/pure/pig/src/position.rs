//! A position, and how it goes on.

use bonecup_rules::{Game, Points, Seat, SeatsError, Standings, StartError, TableGame, Turn};

use crate::{Die, Face, Fault, Move, PigOptions, Refusal, Setup};

/// More seats wait too long.
pub const MOST_SEATS: u8 = 6;

/// A position of Pig.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pig {
    pub(crate) options: PigOptions,
    pub(crate) totals: Vec<Points>,
    pub(crate) to_move: Seat,
    pub(crate) at_risk: Points,
    pub(crate) is_rolling: bool,
}

impl Pig {
    /// What a 1 would lose now.
    pub fn at_risk(&self) -> Points {
        self.at_risk
    }

    /// The points of the seats.
    pub fn totals(&self) -> &[Points] {
        &self.totals
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The points that win.
    pub fn target(&self) -> Points {
        Points(self.options.target.get())
    }

    fn is_over(&self) -> bool {
        self.totals.iter().any(|&total| total >= self.target())
    }

    /// PIG-2: the points of the turn are gone, kept or lost, and the next seat begins.
    fn end_turn(&mut self) {
        self.at_risk = Points(0);
        self.to_move = self.to_move.next(self.seats());
    }
}

impl Game for Pig {
    type Options = PigOptions;
    type Move = Move;
    type Request = Die;
    type Outcome = Face;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = Fault;

    fn start(options: &PigOptions, seats: usize) -> Result<Pig, StartError> {
        let seats = SeatsError::check(seats, 1..=MOST_SEATS)?;
        let totals = vec![Points(0); seats.into()];
        Ok(Pig { options: *options, totals, to_move: Seat(0), at_risk: Points(0), is_rolling: false })
    }

    fn options(&self) -> &PigOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.totals.len()).unwrap_or(MOST_SEATS)
    }

    fn turn(&self) -> Turn<Die> {
        match () {
            () if self.is_over() => Turn::Over(self.standings()),
            () if self.is_rolling => Turn::Chance(Die),
            () => Turn::Seat(self.to_move),
        }
    }

    fn standings(&self) -> Standings {
        Standings::new(self.totals.iter().copied())
    }

    fn list_moves(&self, list: &mut Vec<Move>) {
        list.clear();
        list.extend([Move::Roll, Move::Hold].into_iter().filter(|action| self.check(action).is_ok()));
    }

    fn check(&self, action: &Move) -> Result<(), Refusal> {
        match action {
            _ if self.is_over() => Err(Refusal::GameOver),
            _ if self.is_rolling => Err(Refusal::DieRolls),
            Move::Hold if self.at_risk == Points(0) => Err(Refusal::NothingToHold),
            Move::Hold | Move::Roll => Ok(()),
        }
    }

    fn play(&mut self, action: &Move) -> Result<(), Refusal> {
        self.check(action)?;
        match action {
            Move::Roll => self.is_rolling = true,
            Move::Hold => {
                self.totals[self.to_move.index()] += self.at_risk;
                self.end_turn();
            }
        }
        Ok(())
    }

    fn resolve(&mut self, face: &Face) -> Result<(), Refusal> {
        if !self.is_rolling {
            return Err(Refusal::NoRollDue);
        }
        if !face.is_possible() {
            return Err(Refusal::NoSuchFace { pips: face.0 });
        }
        self.is_rolling = false;
        if face.is_one() { self.end_turn() } else { self.at_risk += face.points() }
        Ok(())
    }

    fn setup(&self) -> Setup {
        Setup::of(self)
    }

    fn from_setup(options: &PigOptions, setup: &Setup) -> Result<Pig, Fault> {
        setup.position(options)
    }
}

impl TableGame for Pig {
    const TITLE: &'static str = "Pig";

    /// Holding at 20 loses little against the best play.
    const RULE_OF_THUMB: Option<fn(&Pig) -> Move> = Some(|game| {
        let is_enough = game.at_risk >= Points(20) || game.totals[game.to_move.index()] + game.at_risk >= game.target();
        if is_enough && game.at_risk > Points(0) { Move::Hold } else { Move::Roll }
    });

    fn roller(&self) -> Seat {
        self.to_move
    }
}
