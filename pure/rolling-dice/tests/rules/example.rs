//! The printed example of scoring: orange 3, green 1 in the net of +6, purple 4, red 6 in the hole of −2, and
//! blue 5 on the ice block.

use bonecup_rules::{Game, Points};
use rolling_dice::{Colour, Gain, Task};
use serde_json::json;

use crate::kit::{at, seal_moves, throws_and_chooses};

fn gain(own: i32, behind: i32, blocks: i32, patch: i32) -> Option<Gain> {
    Some(Gain { own: Points(own), behind: Points(behind), blocks: Points(blocks), patch: Points(patch) })
}

#[test]
fn the_printed_example_is_scored_as_printed() {
    let mut game = at(json!({
        "seats": 5, "starter": "blue", "turns": 4,
        "floe": {
            "orange": {"face": 3, "x": 120, "y": 390},
            "green": {"face": 1, "x": 196, "y": 372},
            "purple": {"face": 4, "x": 120, "y": 300},
        },
        "blocks": [{"colour": "blue", "face": 5}],
    }));
    throws_and_chooses(&mut game, "6 175 214, 1 water, 1 water, 1 outside");

    assert_eq!(game.standings().points(), [19, 22, 15, 9, 0].map(Points));
    assert_eq!(game.task(), Task::Aim { colour: Colour::Blue, dice: 4 });
    let gains: Vec<_> = game.last_round().iter().map(|line| line.gain).collect();
    assert_eq!(gains, [gain(3, 11, 5, 0), gain(1, 10, 5, 6), gain(4, 6, 5, 0), gain(6, 0, 5, -2), None]);
    assert_eq!(
        seal_moves(game.last_round()),
        [
            (Colour::Orange, 0, 19),
            (Colour::Green, 0, 22),
            (Colour::Purple, 0, 15),
            (Colour::Red, 0, 9),
            (Colour::Blue, 0, 0)
        ]
    );
}
