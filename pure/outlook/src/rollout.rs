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
    let mover = mover(game);
    let mut moved = game.clone();
    moved.play(action)?;
    let mut playout = Playout::default();
    for &noise in noises {
        let run = Run { game: moved.clone(), noise: Noise::new(noise), thrower };
        run.play(game, mover, &mut playout);
    }
    Ok(playout)
}

/// Plays on with the dice in the air, for the seat that threw them.
pub fn play_on(game: &RollingDice, noises: &[u64], thrower: &dyn Thrower) -> Playout {
    let mut playout = Playout::default();
    for &noise in noises {
        let run = Run { game: game.clone(), noise: Noise::new(noise), thrower };
        run.play(game, game.thrower(), &mut playout);
    }
    playout
}

/// The colour that a move is about.
fn mover(game: &RollingDice) -> Colour {
    match game.task() {
        Task::Place { colour, .. } | Task::Aim { colour, .. } | Task::Choose { colour } => colour,
        Task::Land { .. } | Task::Over => game.thrower(),
    }
}

struct Run<'a> {
    game: RollingDice,
    noise: Noise,
    thrower: &'a dyn Thrower,
}

impl Run<'_> {
    fn play(mut self, before: &RollingDice, colour: Colour, playout: &mut Playout) {
        let seat = before.seat_of(colour);
        self.see_landing(&mut playout.throw);
        self.finish_round(before.turns());
        playout.now.add(points(&self.game, seat) - points(before, seat));
        let is_marked = is_on_floe(&self.game, colour) && !is_over(&self.game);
        self.finish_round(0);
        if is_marked {
            playout.lost.add(if is_on_floe(&self.game, colour) { 0.0 } else { 1.0 });
        }
        playout.lead.add(lead(&self.game, seat) - lead(before, seat));
    }

    /// If the move was a throw, lets it land.
    fn see_landing(&mut self, thrown: &mut Thrown) {
        let Turn::Chance(throw) = self.game.turn() else { return };
        let landing = self.thrower.throw(&throw, self.noise.next().unwrap_or_default());
        thrown.add(&self.game, &throw, &landing);
        // An engine's landing is always possible.
        let _ = self.game.resolve(&landing);
    }

    /// Plays on until fewer colours have thrown than before, which is when the next round has begun, or until the
    /// game is over.
    fn finish_round(&mut self, turns: u8) {
        let mut before = turns;
        while self.game.turns() >= before && !is_over(&self.game) {
            before = self.game.turns();
            if !self.step() {
                return;
            }
        }
    }

    /// One move or landing; whether there was one.
    fn step(&mut self) -> bool {
        match self.game.turn() {
            Turn::Over(_) => false,
            Turn::Seat(_) => standard_move(&self.game).is_some_and(|action| self.game.play(&action).is_ok()),
            Turn::Chance(throw) => {
                let landing = self.thrower.throw(&throw, self.noise.next().unwrap_or_default());
                self.game.resolve(&landing).is_ok()
            }
        }
    }
}

impl Thrown {
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

fn points(game: &RollingDice, seat: Seat) -> f64 {
    let own = game.colours().iter().filter(|&&colour| game.seat_of(colour) == seat);
    own.map(|&colour| f64::from(game.seal(colour).0)).sum()
}
