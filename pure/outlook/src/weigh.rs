//! What moves are worth that need no throwing: which die to choose, and where to place one.

use bonecup_rules::Game;
use rolling_dice::{Colour, Contender, Gain, Move, Rest, RollingDice, ScoringDie, Spot, Task, score_round};

use crate::field::{Counting, Field};
use crate::places::PLACES;

/// Every die that may be chosen and what it is worth to the thrower's seat: points ahead of the others by this
/// round, and by what the die promises for the next. None if no choice is due.
pub fn weigh_choices(game: &RollingDice) -> Vec<(u8, f64)> {
    let Task::Choose { colour } = game.task() else { return Vec::new() };
    let field = as_they_lie(game, colour, Counting::Lead);
    let worth = |number: u8| {
        let rest = game.thrown()[usize::from(number) - 1];
        (number, field.stand(&rest).worth(rest.face))
    };
    game.choices().map(worth).collect()
}

/// Free spots for the die that is to be placed, and what they are worth to its owner's seat. None if nothing is to
/// be placed.
pub fn weigh_spots(game: &RollingDice) -> Vec<(Spot, f64)> {
    let Task::Place { colour, face } = game.task() else { return Vec::new() };
    let field = as_they_lie(game, colour, Counting::Lead);
    let free = PLACES.iter().filter(|(spot, _)| game.check(&Move::place(*spot)).is_ok());
    free.map(|&(spot, _)| (spot, field.stand(&game.put_back(face, spot, None)).worth(face))).collect()
}

/// What the colour would get if this were its scoring die and the round were scored now; nothing for a colour out
/// of play.
pub fn gain_now(game: &RollingDice, colour: Colour, die: Rest) -> Option<Gain> {
    let lies = |other| if other == colour { ScoringDie::Floe(die) } else { game.scoring_die(other) };
    let contenders: Vec<Contender> =
        game.order().map(|colour| game.contender(colour, lies(colour))).collect();
    score_round(&contenders).into_iter().find(|line| line.colour == colour).and_then(|line| line.gain)
}

pub(crate) fn as_they_lie(game: &RollingDice, viewer: Colour, counting: Counting) -> Field {
    Field::new(game, viewer, counting, |colour| game.scoring_die(colour))
}
