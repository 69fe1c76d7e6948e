//! From event to event.

use bonecup_games::{AnyGame, AnyMove, AnyOutcome};
use bonecup_referee::{Event, Record, Seq};
use bonecup_rules::{Points, Seat, Turn};

use super::judge::Judge;
use super::{Analysis, Roll, SeatAnalysis, Step, Unit, What};
use crate::refusal::CoachRefusal;

/// Tells `progress` what part of the events is done.
pub(super) fn walk(
    record: &Record,
    judge: &mut dyn Judge,
    progress: &dyn Fn(f64),
) -> Result<Analysis, CoachRefusal> {
    let start = AnyGame::start(&record.plan.options, record.plan.seats.len());
    let mut game = start.map_err(|_| CoachRefusal::BadRecord)?;
    let (kind, values) = judge.start(&game)?;
    let before = values.clone();
    let shared = judge.unit() == Unit::Winning;
    let seat = |&value: &f64| SeatAnalysis { start: value, luck_error: Some(0.0), ..SeatAnalysis::default() };
    let seats = values.iter().map(seat).collect();
    let mut walk = Walk { judge, shared, seats, values, steps: Vec::new() };
    for (seq, event) in (1..).map(Seq).zip(&record.events) {
        let (seat, what) = match event {
            Event::Rolled { outcome, .. } => walk.roll(&mut game, outcome)?,
            Event::Moved { action, .. } => walk.play(&mut game, action)?,
            Event::Cast { .. } | Event::Chained { .. } => continue,
        };
        let (values, turn) = (walk.values.clone(), walk.seats[seat.index()].turns);
        walk.steps.push(Step { seq, seat, turn, values, what });
        progress(f64::from(seq.0) / record.events.len() as f64);
    }
    walk.finish(&game);
    let (unit, finished) = (walk.judge.unit(), matches!(game.turn(), Turn::Over(_)));
    Ok(Analysis { unit, kind, finished, before, seats: walk.seats, steps: walk.steps })
}

struct Walk<'a> {
    judge: &'a mut dyn Judge,
    /// Whether all seats share one win.
    shared: bool,
    seats: Vec<SeatAnalysis>,
    /// What the position is worth to each seat.
    values: Vec<f64>,
    steps: Vec<Step>,
}

impl Walk<'_> {
    fn roll(&mut self, game: &mut AnyGame, outcome: &AnyOutcome) -> Result<(Seat, What), CoachRefusal> {
        let seat = game.roller();
        if game.begins_turn() {
            self.begin_turn(seat);
        }
        self.seats[seat.index()].rolls += 1;
        let variance = self.judge.variance(game);
        self.scatter(seat, variance);
        game.resolve(outcome).map_err(|_| CoachRefusal::BadRecord)?;
        let before = self.values[seat.index()];
        let after = self.judge.rolled(game)?;
        let of_all = self.judge.of_all(game, None, after)?;
        self.settle(seat, after, of_all, |seat| &mut seat.luck_of_dice);
        let luck = after - before;
        self.seats[seat.index()].luck_of_dice += luck;
        Ok((seat, What::Roll(Roll { outcome: outcome.clone(), before, luck })))
    }

    fn begin_turn(&mut self, seat: Seat) {
        let value = self.judge.turn_value();
        self.values[seat.index()] += value;
        let own = &mut self.seats[seat.index()];
        own.start += value;
        own.turns += 1;
    }

    /// Adds the variance of a roll to those whose values it changes; once one is not known, the sum is not either.
    fn scatter(&mut self, roller: Seat, variance: Option<f64>) {
        for (number, seat) in self.seats.iter_mut().enumerate() {
            if self.shared || number == roller.index() {
                seat.luck_error = seat.luck_error.zip(variance).map(|(sum, more)| sum + more);
            }
        }
    }

    fn play(&mut self, game: &mut AnyGame, action: &AnyMove) -> Result<(Seat, What), CoachRefusal> {
        let seat = game.roller();
        let moves = self.judge.moves(game)?;
        let played = moves.iter().find(|valued| valued.action == *action).ok_or(CoachRefusal::BadRecord)?;
        let best = moves.iter().max_by(|one, other| one.value.total_cmp(&other.value));
        let best = best.ok_or(CoachRefusal::BadRecord)?;
        let loss = best.value - played.value;
        let what = if moves.len() == 1 {
            What::Forced { played: action.clone() }
        } else {
            let worst_value = moves.iter().map(|valued| valued.value).fold(f64::INFINITY, f64::min);
            let chosen = if loss > crate::TIE { best } else { played };
            What::Decision {
                played: action.clone(),
                best: chosen.action.clone(),
                best_value: best.value,
                worst_value: Some(worst_value),
                moves: moves.len(),
                loss,
            }
        };
        self.seats[seat.index()].decisions += u32::from(moves.len() > 1);
        self.seats[seat.index()].loss += loss;
        let of_all = self.judge.of_all(game, Some(action), played.value)?;
        self.settle(seat, played.value, of_all, |seat| &mut seat.gifts);
        game.play(action).map_err(|_| CoachRefusal::BadRecord)?;
        Ok((seat, what))
    }

    /// Notes what the game is worth now, and adds what has changed for the others.
    fn settle(
        &mut self,
        seat: Seat,
        own: f64,
        of_all: Option<Vec<f64>>,
        part: impl Fn(&mut SeatAnalysis) -> &mut f64,
    ) {
        for (number, value) in of_all.into_iter().flatten().enumerate() {
            if number != seat.index() {
                *part(&mut self.seats[number]) += value - self.values[number];
                self.values[number] = value;
            }
        }
        self.values[seat.index()] = own;
    }

    fn finish(&mut self, game: &AnyGame) {
        let points = game.standings();
        for (index, seat) in self.seats.iter_mut().enumerate() {
            seat.luck = seat.luck_of_dice + seat.gifts;
            seat.result = self.values[index];
            seat.points = points.points().get(index).copied().unwrap_or(Points(0));
            seat.luck_error = seat.luck_error.map(f64::sqrt);
        }
    }
}
