//! Playing on: what a move brings in this round and the next if everybody then throws the standard throw.

use bonecup_rules::{Game, Seat, Turn};
use rolling_dice::arena::PatchKind;
use rolling_dice::{Colour, Landing, Move, Refusal, Rest, RollingDice, Task, Throw, Thrower};

use crate::estimate::Estimate;
use crate::field::weight;
use crate::noise::Noise;
use crate::standard::standard_move;

/// What playing on after a move has shown.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Playout {
    /// How many points the seat gets ahead of the others in both rounds: its own, less the mean of the others'.
    pub lead: Estimate,
    /// The points that the seat itself gets in this round.
    pub now: Estimate,
    /// How often the colour that moved loses its die to a block in the next round; counts only where there is one.
    pub lost: Estimate,
    /// What the throw itself did.
    pub throw: Thrown,
}

/// What the landings of an aim were like: each is 1 where it happened and 0 where not.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Thrown {
    /// At least one thrown die rests on the floe.
    pub stays: Estimate,
    /// At least one can be made the scoring die.
    pub succeeds: Estimate,
    /// At least one touches a net.
    pub nets: Estimate,
    /// At least one scoring die of the others got wet.
    pub pushes: Estimate,
    /// The thrower's own scoring die got wet.
    pub mishaps: Estimate,
}

/// Plays on after a move of the seat to move, once for each noise; the same noises make two moves comparable.
///
/// # Errors
/// The move is refused.
pub fn play_out(
    game: &RollingDice,
    action: &Move,
    noises: &[u64],
    thrower: &dyn Thrower,
) -> Result<Playout, Refusal> {
    let colour = mover(game);
    let mut moved = game.clone();
    moved.play(action)?;
    Ok(play_all(game, &moved, colour, noises, thrower))
}

/// Plays on with the dice in the air, for the seat that threw them.
pub fn play_on(game: &RollingDice, noises: &[u64], thrower: &dyn Thrower) -> Playout {
    play_all(game, game, game.thrower(), noises, thrower)
}

/// All runs side by side: whoever has to throw in any of them throws at once.
fn play_all(
    before: &RollingDice,
    moved: &RollingDice,
    colour: Colour,
    noises: &[u64],
    thrower: &dyn Thrower,
) -> Playout {
    let mut runs: Vec<Run> = noises.iter().map(|&noise| Run::new(before, moved, colour, noise)).collect();
    loop {
        let (numbers, throws): (Vec<usize>, Vec<(Throw, u64)>) =
            (0..).zip(&mut runs).filter_map(|(number, run)| Some((number, run.next_throw()?))).unzip();
        if throws.is_empty() {
            break;
        }
        let landings = thrower.throw_all(&throws);
        for ((number, (throw, _)), landing) in numbers.into_iter().zip(&throws).zip(&landings) {
            runs[number].land(throw, landing);
        }
    }
    let mut playout = Playout::default();
    runs.iter().for_each(|run| run.tell(&mut playout));
    playout
}

/// The colour that a move is about.
fn mover(game: &RollingDice) -> Colour {
    match game.task() {
        Task::Place { colour, .. } | Task::Aim { colour, .. } | Task::Choose { colour } => colour,
        Task::Land { .. } | Task::Over => game.thrower(),
    }
}

/// One way in which things may go on, until the next round is over.
struct Run<'a> {
    before: &'a RollingDice,
    game: RollingDice,
    colour: Colour,
    noise: Noise,
    stage: Stage,
    /// What the first throw did, if the move was one.
    thrown: Thrown,
    now: f64,
    /// Whether the colour had a die on the floe after this round, and the game went on; then, whether it lost it.
    lost: Option<bool>,
}

/// How far a run has come; a round is over as soon as fewer colours have thrown than before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The move was a throw, and is in the air.
    Move,
    /// In this round, after so many colours have thrown.
    ThisRound(u8),
    NextRound(u8),
    Done,
}

impl Run<'_> {
    fn new<'a>(before: &'a RollingDice, moved: &RollingDice, colour: Colour, noise: u64) -> Run<'a> {
        let flies = matches!(moved.turn(), Turn::Chance(_));
        Run {
            before,
            game: moved.clone(),
            colour,
            noise: Noise::new(noise),
            stage: if flies { Stage::Move } else { Stage::ThisRound(before.turns()) },
            thrown: Thrown::default(),
            now: 0.0,
            lost: None,
        }
    }

    /// Plays on to the next throw; none if both rounds are over.
    fn next_throw(&mut self) -> Option<(Throw, u64)> {
        loop {
            self.end_round();
            if self.stage == Stage::Done {
                return None;
            }
            match self.game.turn() {
                Turn::Chance(throw) => return Some((throw, self.noise.next().unwrap_or_default())),
                Turn::Seat(_) => {
                    let played =
                        standard_move(&self.game).is_some_and(|action| self.game.play(&action).is_ok());
                    if !played {
                        self.finish();
                    }
                }
                Turn::Over(_) => self.finish(),
            }
        }
    }

    fn land(&mut self, throw: &Throw, landing: &Landing) {
        if self.stage == Stage::Move {
            self.thrown.add(&self.game, throw, landing);
            self.stage = Stage::ThisRound(self.before.turns());
        }
        // An engine's landing is always possible.
        if self.game.resolve(landing).is_err() {
            self.finish();
        }
    }

    fn end_round(&mut self) {
        let turns = self.game.turns();
        match self.stage {
            Stage::ThisRound(before) if is_over(&self.game) || turns < before => self.end_this_round(),
            Stage::ThisRound(_) => self.stage = Stage::ThisRound(turns),
            Stage::NextRound(before) if is_over(&self.game) || turns < before => self.finish(),
            Stage::NextRound(_) => self.stage = Stage::NextRound(turns),
            Stage::Move | Stage::Done => {}
        }
    }

    fn end_this_round(&mut self) {
        let seat = self.before.seat_of(self.colour);
        self.now = points(&self.game, seat) - points(self.before, seat);
        self.lost = (is_on_floe(&self.game, self.colour) && !is_over(&self.game)).then_some(false);
        self.stage = Stage::NextRound(0);
    }

    fn finish(&mut self) {
        if matches!(self.stage, Stage::Move | Stage::ThisRound(_)) {
            self.end_this_round();
        }
        self.lost = self.lost.map(|_| !is_on_floe(&self.game, self.colour));
        self.stage = Stage::Done;
    }

    fn tell(&self, playout: &mut Playout) {
        let seat = self.before.seat_of(self.colour);
        playout.throw.take_in(&self.thrown);
        playout.now.add(self.now);
        if let Some(lost) = self.lost {
            playout.lost.add(f64::from(u8::from(lost)));
        }
        playout.lead.add(lead(&self.game, seat) - lead(self.before, seat));
    }
}

impl Thrown {
    fn take_in(&mut self, other: &Thrown) {
        let Thrown { stays, succeeds, nets, pushes, mishaps } = self;
        let others = [&other.stays, &other.succeeds, &other.nets, &other.pushes, &other.mishaps];
        [stays, succeeds, nets, pushes, mishaps]
            .into_iter()
            .zip(others)
            .for_each(|(own, other)| own.take_in(other));
    }

    fn add(&mut self, game: &RollingDice, throw: &Throw, landing: &Landing) {
        let often = |happened: bool| f64::from(u8::from(happened));
        let on_floe = || landing.thrown.iter().filter(|rest| rest.on_floe());
        let own = |colour: Colour| colour == throw.colour;
        let marked = landing.scoring.iter().find(|(colour, _)| own(*colour)).map(|(_, rest)| rest);
        let edition = game.options().edition;
        let is_net =
            |rest: &Rest| edition.touched_patch(rest).is_some_and(|patch| patch.kind == PatchKind::Net);
        let others = |colour: Colour| game.seat_of(colour) != game.seat_of(throw.colour);
        let is_wet = |(_, rest): &(Colour, Rest)| !rest.on_floe();
        self.stays.add(often(on_floe().next().is_some()));
        self.succeeds.add(often(
            marked.is_none_or(Rest::on_floe)
                && on_floe().any(|rest| marked.is_none_or(|marked| rest.beats(marked))),
        ));
        self.nets.add(often(on_floe().any(is_net)));
        self.pushes.add(often(landing.scoring.iter().filter(|(colour, _)| others(*colour)).any(is_wet)));
        self.mishaps.add(often(marked.is_some_and(|marked| !marked.on_floe())));
    }
}

fn is_over(game: &RollingDice) -> bool {
    matches!(game.task(), Task::Over)
}

fn is_on_floe(game: &RollingDice, colour: Colour) -> bool {
    game.scoring_die(colour).on_floe().is_some()
}

/// How far the seat is ahead: its points, less the mean of the others'.
pub fn lead(game: &RollingDice, seat: Seat) -> f64 {
    game.colours().iter().map(|&colour| weight(game, seat, colour) * f64::from(game.seal(colour).0)).sum()
}

/// The points of a seat: those of its seals.
pub(crate) fn points(game: &RollingDice, seat: Seat) -> f64 {
    let own = game.colours().iter().filter(|&&colour| game.seat_of(colour) == seat);
    own.map(|&colour| f64::from(game.seal(colour).0)).sum()
}
