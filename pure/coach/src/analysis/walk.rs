//! From event to event.

use bonecup_games::{AnyGame, AnyMove, AnyOutcome};
use bonecup_referee::{Event, Record, Seq};
use bonecup_rules::{Points, Seat, Turn};

use super::judge::{Judge, begins_turn};
use super::{Analysis, Roll, SeatAnalysis, Step, Unit, What};
use crate::refusal::CoachRefusal;

pub(super) fn walk(record: &Record, judge: &mut dyn Judge) -> Result<Analysis, CoachRefusal> {
    let start = AnyGame::start(&record.plan.options, record.plan.seats.len());
    let mut game = start.map_err(|_| CoachRefusal::BadRecord)?;
    let (kind, values) = judge.start(&game)?;
    let seat = |&value: &f64| SeatAnalysis { start: value, luck_error: Some(0.0), ..SeatAnalysis::default() };
    let seats = values.iter().map(seat).collect();
    let mut walk = Walk { judge, seats, values, steps: Vec::new() };
    for (seq, event) in (1..).map(Seq).zip(&record.events) {
        let (seat, what) = match event {
            Event::Rolled { outcome, .. } => walk.roll(&mut game, outcome)?,
            Event::Moved { action, .. } => walk.play(&mut game, action)?,
        };
        let (value, turn) = (walk.values[seat.index()], walk.seats[seat.index()].turns);
        walk.steps.push(Step { seq, seat, turn, value, what });
    }
    let finished = matches!(game.turn(), Turn::Over(_));
    Ok(walk.finish(&game, kind, finished))
}

struct Walk<'a> {
    judge: &'a mut dyn Judge,
    seats: Vec<SeatAnalysis>,
    /// What the position is worth to each seat.
    values: Vec<f64>,
    steps: Vec<Step>,
}

impl Walk<'_> {
    fn roll(&mut self, game: &mut AnyGame, outcome: &AnyOutcome) -> Result<(Seat, What), CoachRefusal> {
        let (seat, begins) = (game.roller(), begins_turn(game));
        if begins {
            self.begin_turn(seat);
        }
        let own = &mut self.seats[seat.index()];
        own.rolls += 1;
        own.luck_error = own.luck_error.zip(self.judge.variance(game)).map(|(sum, more)| sum + more);
        game.resolve(outcome).map_err(|_| CoachRefusal::BadRecord)?;
        let before = self.values[seat.index()];
        let after = self.judge.rolled(game)?;
        let luck = after - before;
        self.seats[seat.index()].luck += luck;
        self.others(seat, |other| other.luck -= luck);
        self.settle(seat, after);
        Ok((seat, What::Roll(Roll { outcome: outcome.clone(), before, luck })))
    }

    fn begin_turn(&mut self, seat: Seat) {
        let value = self.judge.turn_value();
        self.values[seat.index()] += value;
        let own = &mut self.seats[seat.index()];
        own.start += value;
        own.turns += 1;
    }

    fn play(&mut self, game: &mut AnyGame, action: &AnyMove) -> Result<(Seat, What), CoachRefusal> {
        let seat = game.roller();
        let moves = self.judge.moves(game)?;
        let played = moves.iter().find(|valued| valued.action == *action).ok_or(CoachRefusal::BadRecord)?;
        let best = moves.iter().max_by(|one, other| one.value.total_cmp(&other.value));
        let best = best.ok_or(CoachRefusal::BadRecord)?;
        let loss = if best.value - played.value > crate::TIE { best.value - played.value } else { 0.0 };
        let what = if moves.len() == 1 {
            What::Forced { played: action.clone() }
        } else {
            let chosen = if loss == 0.0 { played } else { best };
            What::Decision {
                played: action.clone(),
                best: chosen.action.clone(),
                best_value: best.value,
                moves: moves.len(),
                loss,
            }
        };
        self.seats[seat.index()].decisions += u32::from(moves.len() > 1);
        self.seats[seat.index()].loss += loss;
        self.others(seat, |other| other.gift += loss);
        let value = played.value;
        game.play(action).map_err(|_| CoachRefusal::BadRecord)?;
        self.settle(seat, value);
        Ok((seat, what))
    }

    /// What one of two players wins the other loses; points are everybody's own.
    fn others(&mut self, seat: Seat, change: impl Fn(&mut SeatAnalysis)) {
        if self.judge.unit() == Unit::Winning {
            let others = self.seats.iter_mut().enumerate().filter(|(index, _)| *index != seat.index());
            others.for_each(|(_, other)| change(other));
        }
    }

    fn settle(&mut self, seat: Seat, value: f64) {
        self.values[seat.index()] = value;
        if self.judge.unit() == Unit::Winning {
            let others = self.values.iter_mut().enumerate().filter(|(index, _)| *index != seat.index());
            others.for_each(|(_, other)| *other = 1.0 - value);
        }
    }

    fn finish(mut self, game: &AnyGame, kind: crate::Kind, finished: bool) -> Analysis {
        let points = game.standings();
        for (index, seat) in self.seats.iter_mut().enumerate() {
            seat.result = self.values[index];
            seat.points = points.points().get(index).copied().unwrap_or(Points(0));
            seat.luck_error = seat.luck_error.map(f64::sqrt);
        }
        Analysis { unit: self.judge.unit(), kind, finished, seats: self.seats, steps: self.steps }
    }
}
