//! Rolling Dice: who does what with how many dice, and what the round would earn.

use bonecup_rules::{Points, Seat};
use rolling_dice::{ByColour, Colour, Gain, Line, Rest, RollingDice, Scored, Task};
use serde::Serialize;

/// What follows from a position of Rolling Dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RollingDiceFacts {
    /// What is due: `throw`, `landing`, `place`, `choose`, or `nothing` after the end.
    #[cfg_attr(feature = "typescript", ts(type = "'throw' | 'landing' | 'place' | 'choose' | 'nothing'"))]
    task: &'static str,
    /// The colour that has to do it; none after the end.
    colour: Option<Colour>,
    /// The colour whose throw it is or was; after the end the one that began the last round.
    thrower: Colour,
    /// The seat that plays each colour, from 0.
    seats: ByColour<Seat>,
    /// Who reaches so many points ends the game.
    goal: Points,
    /// How many dice are thrown, in the air or lie there to be judged.
    dice: u8,
    /// Whether the thrower has a scoring die on the floe, which is to be beaten.
    marked: bool,
    /// The thrown dice that beat it, where dice lie to choose.
    beating: Vec<Beating>,
    /// What the round would earn each colour if it ended as the dice lie now, in the order of scoring; after those the
    /// colours that would earn nothing. Empty after the end.
    standing: Vec<ScoreStep>,
    /// The colour that would start the next round then; none after the end.
    starter_next: Option<Colour>,
}

/// A thrown die that beats the marked one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct Beating {
    /// Which, counted from one, as in `choose 1`.
    die: u8,
    /// Whether it shows more.
    higher: bool,
    /// Whether it lies further forward.
    further: bool,
}

/// A colour's part in the scoring of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScoreStep {
    /// Which.
    colour: Colour,
    /// The seat that plays it, from 0.
    seat: Seat,
    /// When it scores, from 1; none if its die is not on the floe.
    place: Option<u8>,
    /// The pips of its own die.
    own: Points,
    /// The pips of the scoring dice behind it.
    behind: Points,
    /// The pips of the dice on ice blocks.
    blocks: Points,
    /// The bonus of a net or the penalty of a hole; 0 if its die touches none.
    ground: Points,
    /// How many fields its seal earns: the sum, but never less than nothing.
    earned: Points,
    /// The field of its seal before.
    from: Points,
    /// And after: further than earned where fields were occupied.
    to: Points,
}

impl RollingDiceFacts {
    pub(super) fn of(game: &RollingDice) -> RollingDiceFacts {
        let task = game.task();
        let scored = if task == Task::Over { Scored::default() } else { game.as_it_lies() };
        let marked = game.scoring_die(game.thrower()).on_floe().copied();
        let dice = if game.thrown().is_empty() { game.dice_to_throw() } else { count(game.thrown()) };
        RollingDiceFacts {
            task: task.name(),
            colour: actor(&task),
            thrower: game.thrower(),
            seats: game.colours().iter().map(|&colour| (colour, game.seat_of(colour))).collect(),
            goal: game.goal(),
            dice: if task == Task::Over { 0 } else { dice },
            marked: task != Task::Over && marked.is_some(),
            beating: marked.map(|marked| beating(game.thrown(), &marked)).unwrap_or_default(),
            standing: ScoreStep::all(&scored.lines, game),
            starter_next: scored.next_starter,
        }
    }
}

fn actor(task: &Task) -> Option<Colour> {
    match *task {
        Task::Aim { colour, .. }
        | Task::Land { colour, .. }
        | Task::Place { colour, .. }
        | Task::Choose { colour } => Some(colour),
        Task::Over => None,
    }
}

fn beating(thrown: &[Rest], marked: &Rest) -> Vec<Beating> {
    let beats = |(die, rest): (u8, &Rest)| {
        let (higher, further) = (rest.face > marked.face, rest.further_than(marked));
        rest.beats(marked).then_some(Beating { die, higher, further })
    };
    (1..).zip(thrown).filter_map(beats).collect()
}

fn count(thrown: &[Rest]) -> u8 {
    u8::try_from(thrown.len()).unwrap_or(u8::MAX)
}

impl ScoreStep {
    /// The steps of a scoring, in its order.
    pub fn all(lines: &[Line], game: &RollingDice) -> Vec<ScoreStep> {
        let step = |(place, line): (u8, &Line)| ScoreStep::of(line, place, game.seat_of(line.colour));
        (1..).zip(lines).map(step).collect()
    }

    /// Those who earn nothing come last in a scoring, so the places of the others have no gap.
    fn of(line: &Line, place: u8, seat: Seat) -> ScoreStep {
        let nothing = Gain { own: Points(0), behind: Points(0), blocks: Points(0), patch: Points(0) };
        let gain = line.gain.unwrap_or(nothing);
        ScoreStep {
            colour: line.colour,
            seat,
            place: line.gain.map(|_| place),
            own: gain.own,
            behind: gain.behind,
            blocks: gain.blocks,
            ground: gain.patch,
            earned: gain.earned(),
            from: line.from,
            to: line.to,
        }
    }
}
