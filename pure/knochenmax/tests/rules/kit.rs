//! What the tests need to say things briefly.

use bonecup_rules::{Game, Points, Seat};
use knochenmax::{Fault, KnochenMax, KnochenMaxOptions, Setup, Sheet, SheetBox};
use serde_json::{Value, from_value, json};

pub(crate) fn options(json: Value) -> KnochenMaxOptions {
    from_value(json).unwrap()
}

/// The written position under the default options.
pub(crate) fn position(json: Value) -> KnochenMax {
    position_with(json!({}), json)
}

pub(crate) fn position_with(agreed: Value, json: Value) -> KnochenMax {
    read(agreed, json).unwrap()
}

pub(crate) fn read(agreed: Value, json: Value) -> Result<KnochenMax, Fault> {
    KnochenMax::from_setup(&options(agreed), &from_value::<Setup>(json).unwrap())
}

/// Hands in what each text says: a move if it begins with a verb, else a throw.
pub(crate) fn go(game: &mut KnochenMax, steps: &[&str]) {
    for step in steps {
        if step.starts_with(['k', 'f']) {
            game.play(&step.parse().unwrap()).unwrap();
        } else {
            game.resolve(&step.parse().unwrap()).unwrap();
        }
    }
}

/// The only sheet of the first seat.
pub(crate) fn sheet(game: &KnochenMax) -> Sheet {
    game.sheets(Seat(0))[0]
}

pub(crate) fn entry(key: &str) -> SheetBox {
    key.parse().unwrap()
}

/// What stands in the box after the throw was entered there on a sheet like this, under the default options.
pub(crate) fn filled(sheet_before: Value, throw: &str, key: &str) -> i32 {
    filled_with(json!({}), sheet_before, throw, key)
}

pub(crate) fn filled_with(agreed: Value, sheet_before: Value, throw: &str, key: &str) -> i32 {
    let mut game = position_with(agreed, json!({ "sheets": [sheet_before] }));
    go(&mut game, &[throw, &format!("fill {key}")]);
    let Points(points) = sheet(&game).value(entry(key)).unwrap();
    points
}

/// The legal moves as text.
pub(crate) fn moves(game: &KnochenMax) -> Vec<String> {
    game.legal_moves().iter().map(ToString::to_string).collect()
}
