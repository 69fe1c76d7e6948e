//! A game of Rolling Dice, taken apart: luck of the throws, quality of the aims and of the choices.
//!
//! What a position is worth cannot be worked out, so it is estimated ([`bonecup_outlook`]): a seat's points, what it can expect
//! of this round, and what its dice promise. An aim is judged by throwing it and the best that is found with the same
//! noises. A landing is judged as it shows, against the mean of those throws: that is luck. What others change is
//! weighed whenever a seat's turn comes. So the sums add up whatever the estimates are off by.

use bonecup_games::{AnyGame, AnyOutcome, Listed};
use bonecup_outlook::{
    AimJudged, Effort, Estimate, expected, held, review_aim, review_choices, review_landing, review_spots,
    weigh_spots,
};
use bonecup_referee::{Event, Record, Seq};
use bonecup_rules::{Game, Points, Seat};
use rolling_dice::{Aim, Landing, Move, RollingDice, Task, Thrower};

use crate::analysis::{Analysis, Roll, SeatAnalysis, Step, What};
use crate::refusal::CoachRefusal;
use crate::unit::Unit;
use crate::values::Kind;

/// Another aim or spot is called better if it is so by this many standard errors, and by so many points.
const ERRORS: f64 = 2.0;
const LEAST: f64 = 0.05;

/// How much is thrown for each aim, by how many aims there are: some 400 throws for each of the first hundred, some 150 beyond
/// that. Beyond [`MOST_AIMS`] none is searched for any more: no game that people play has so many.
const FULL: (Effort, usize) = (Effort { first: 2, rounds: 4 }, 64);
const QUICK: (Effort, usize) = (Effort { first: 1, rounds: 2 }, 32);
const FULL_AIMS: usize = 100;
const MOST_AIMS: usize = 400;

/// Takes a game apart. The same record gives the same analysis: noises come from its name and the numbers of its events.
pub(crate) fn analyse(record: &Record, thrower: &dyn Thrower) -> Result<Analysis, CoachRefusal> {
    let start = AnyGame::start(&record.plan.options, record.plan.seats.len());
    let start = start.map_err(|_| CoachRefusal::BadRecord)?;
    let game = start.of::<RollingDice>().cloned().ok_or(CoachRefusal::OtherBook)?;
    let aims = record.events.iter().filter(|event| is_throw(event)).count();
    let mut walk = Walk::new(game, thrower, name_seed(record), aims);
    for (seq, event) in (1..).map(Seq).zip(&record.events) {
        walk.take(seq, event)?;
    }
    walk.finish();
    let error = walk.errors.mean().max(0.0).sqrt();
    let finished = matches!(walk.game.task(), Task::Over);
    Ok(Analysis {
        unit: Unit::Points,
        kind: Kind::Estimate { error },
        finished,
        before: walk.before,
        seats: walk.seats,
        steps: walk.steps,
    })
}

fn is_throw(event: &Event) -> bool {
    matches!(event, Event::Moved { action, .. } if matches!(action.of::<RollingDice>(), Some(Move::Throw(_))))
}

/// FNV-1a of the table's name.
fn name_seed(record: &Record) -> u64 {
    let name = record.plan.table.to_string();
    name.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

struct Walk<'a> {
    game: RollingDice,
    thrower: &'a dyn Thrower,
    seed: u64,
    effort: (Effort, usize),
    /// How many aims may still be searched for.
    left: usize,
    before: Vec<f64>,
    /// What the position is worth to each seat, as was estimated last.
    values: Vec<f64>,
    seats: Vec<SeatAnalysis>,
    steps: Vec<Step>,
    /// The squares of the standard errors of aims.
    errors: Estimate,
}

/// A move that is judged: what it is worth, and the best.
struct Judged {
    value: f64,
    best: Move,
    best_value: f64,
    moves: usize,
}

impl<'a> Walk<'a> {
    fn new(game: RollingDice, thrower: &'a dyn Thrower, seed: u64, aims: usize) -> Walk<'a> {
        let values: Vec<f64> = Seat::all(game.seats()).map(|seat| expected(&game, seat)).collect();
        let seats = values.iter().map(|&start| SeatAnalysis { start, ..SeatAnalysis::default() }).collect();
        Walk {
            game,
            thrower,
            seed,
            effort: if aims <= FULL_AIMS { FULL } else { QUICK },
            left: MOST_AIMS,
            before: values.clone(),
            values,
            seats,
            steps: Vec::new(),
            errors: Estimate::default(),
        }
    }

    fn take(&mut self, seq: Seq, event: &Event) -> Result<(), CoachRefusal> {
        let turns = self.game.turns();
        let (seat, what) = match event {
            Event::Moved { action, seat, .. } => {
                let action = *action.of::<RollingDice>().ok_or(CoachRefusal::BadRecord)?;
                (*seat, self.play(seq, *seat, action)?)
            }
            Event::Rolled { outcome, .. } => {
                let AnyOutcome::RollingDice(landing) = outcome else { return Err(CoachRefusal::BadRecord) };
                let seat = self.game.seat_of(self.game.thrower());
                (seat, self.land(seat, landing, outcome)?)
            }
            Event::Cast { .. } | Event::Chained { .. } => return Ok(()),
        };
        if self.game.turns() < turns {
            self.begin_round();
        }
        let turn = self.seats[seat.index()].turns;
        self.steps.push(Step { seq, seat, turn, values: self.values.clone(), what });
        Ok(())
    }

    fn play(&mut self, seq: Seq, seat: Seat, action: Move) -> Result<What, CoachRefusal> {
        self.game.check(&action).map_err(|_| CoachRefusal::BadRecord)?;
        let judged = match action {
            Move::Throw(aim) => self.aim(seq, seat, aim),
            Move::Choose(_) | Move::Place { .. } => self.choice(seat, action),
        };
        self.game.play(&action).map_err(|_| CoachRefusal::BadRecord)?;
        let loss = judged.best_value - judged.value;
        let own = &mut self.seats[seat.index()];
        own.loss += loss;
        own.decisions += u32::from(judged.moves > 1);
        self.values[seat.index()] = judged.value;
        let played = RollingDice::into_move(action);
        if judged.moves == 1 {
            return Ok(What::Forced { played });
        }
        let best = if loss > 0.0 { judged.best } else { action };
        let (best, best_value, moves) = (RollingDice::into_move(best), judged.best_value, judged.moves);
        Ok(What::Decision { played, best, best_value, worst_value: None, moves, loss })
    }

    /// A turn begins. First what the others have changed since the seat's last, by the same yardstick as at the start; what a
    /// closer look says more or less belongs to what could be expected.
    fn aim(&mut self, seq: Seq, seat: Seat, aim: Aim) -> Judged {
        let by_sight = expected(&self.game, seat);
        self.catch_up(seat, by_sight);
        self.seats[seat.index()].turns += 1;
        let judged = self.judge(seq, aim);
        let value = judged.map_or(by_sight, |judged| judged.played.mean());
        let more = judged.filter(|judged| is_better(&judged.more));
        let (best, by, moves) =
            more.map_or((aim, 0.0, 2), |judged| (judged.best, judged.more.mean(), judged.tried));
        let moves = judged.map_or(moves, |judged| judged.tried);
        self.expect(seat, value + by);
        Judged { value, best: Move::Throw(best), best_value: value + by, moves }
    }

    fn judge(&mut self, seq: Seq, aim: Aim) -> Option<AimJudged> {
        self.left = self.left.checked_sub(1)?;
        let (effort, compared) = self.effort;
        let seed = self.seed ^ u64::from(seq.0).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let judged = review_aim(&self.game, aim, effort, compared, seed, self.thrower)?;
        self.errors.add(judged.played.error().powi(2));
        Some(judged)
    }

    /// Dice that lie there: nothing has to be thrown.
    fn choice(&mut self, seat: Seat, action: Move) -> Judged {
        let worths = match action {
            Move::Choose(_) => review_choices(&self.game)
                .into_iter()
                .map(|(number, worth)| (Move::Choose(number), worth))
                .collect(),
            Move::Place { .. } | Move::Throw(_) => {
                let spots = weigh_spots(&self.game).into_iter().map(|(spot, _)| Move::place(spot));
                review_spots(&self.game, &spots.chain([action]).collect::<Vec<_>>())
            }
        };
        let value = worths.iter().rev().find(|(other, _)| *other == action).map_or(0.0, |(_, worth)| *worth);
        let better =
            |best: (Move, f64), next: &(Move, f64)| if next.1 > best.1 + LEAST { *next } else { best };
        let (best, best_value) = worths.iter().fold((action, value), better);
        self.catch_up(seat, best_value);
        Judged { value, best, best_value, moves: worths.len() }
    }

    fn land(&mut self, seat: Seat, landing: &Landing, outcome: &AnyOutcome) -> Result<What, CoachRefusal> {
        let Task::Land { .. } = self.game.task() else { return Err(CoachRefusal::BadRecord) };
        let before = self.values[seat.index()];
        let value = review_landing(&self.game, landing);
        self.game.resolve(landing).map_err(|_| CoachRefusal::BadRecord)?;
        let own = &mut self.seats[seat.index()];
        own.rolls += 1;
        own.luck_of_dice += value - before;
        self.values[seat.index()] = value;
        Ok(What::Roll(Roll { outcome: outcome.clone(), before, luck: value - before }))
    }

    /// The round was scored: what is held now came of all turns of the round. Then the next one promises something new.
    fn begin_round(&mut self) {
        for seat in Seat::all(self.game.seats()) {
            let over = matches!(self.game.task(), Task::Over);
            self.catch_up(seat, if over { self.points(seat) } else { held(&self.game, seat) });
            if !over {
                self.expect(seat, expected(&self.game, seat));
            }
        }
    }

    fn points(&self, seat: Seat) -> f64 {
        let points = self.game.standings();
        points.points().get(seat.index()).map_or(0.0, |points| f64::from(points.0))
    }

    /// What others have changed for a seat.
    fn catch_up(&mut self, seat: Seat, value: f64) {
        self.seats[seat.index()].others_turns += value - self.values[seat.index()];
        self.values[seat.index()] = value;
    }

    /// What a new round or turn lets expect.
    fn expect(&mut self, seat: Seat, value: f64) {
        self.seats[seat.index()].start += value - self.values[seat.index()];
        self.values[seat.index()] = value;
    }

    fn finish(&mut self) {
        if matches!(self.game.task(), Task::Over) {
            self.begin_round();
        }
        if let Some(last) = self.steps.last_mut() {
            last.values.clone_from(&self.values);
        }
        let points = self.game.standings();
        for (index, seat) in self.seats.iter_mut().enumerate() {
            seat.luck = seat.luck_of_dice + seat.gifts + seat.others_turns;
            seat.result = self.values[index];
            seat.points = points.points().get(index).copied().unwrap_or(Points(0));
        }
    }
}

/// Whether it is so beyond what chance does.
fn is_better(more: &Estimate) -> bool {
    more.mean() > LEAST && more.mean() > ERRORS * more.error()
}
