//! KnochenMAX for those who listen.

use bonecup_rules::{Game, Points, Seat, Turn};
use bonecup_view::{Cast, Topic};
use bonecup_words::{Value, Words};
use knochenmax::{BONES, Bones, KnochenMax, Sheet, SheetBox, THROWS};

pub(super) fn state(game: &KnochenMax, cast: &Cast, words: &Words) -> String {
    if matches!(game.turn(), Turn::Over(_)) {
        return words.say("speech-over", &[]);
    }
    let lying = if game.throw() == Bones::NONE { "none".to_owned() } else { game.throw().to_string() };
    let left = game.throws_left();
    let mut values = cast.subject(game.to_move());
    values.extend([
        ("number", Value::from(THROWS - left)),
        ("all", THROWS.into()),
        ("throw", lying.into()),
        ("left", left.into()),
    ]);
    words.say("speech-km-state", &values)
}

pub(super) fn topic(topic: Topic, game: &KnochenMax, cast: &Cast, words: &Words) -> Vec<String> {
    match topic {
        Topic::Score => {
            let total = |seat: Seat| {
                let Points(points) = game.sheets(seat).iter().map(Sheet::total).sum();
                let values = [("name", Value::from(cast.name(seat))), ("points", points.into())];
                words.say("speech-standing", &values)
            };
            let totals: Vec<String> = Seat::all(game.seats()).map(total).collect();
            vec![words.say("speech-score", &[("standings", totals.join(", ").into())])]
        }
        Topic::Sheet => Seat::all(game.seats()).flat_map(|seat| sheets(game, seat, cast, words)).collect(),
        Topic::Floe => Vec::new(),
    }
}

/// The sheets of a seat, a line each.
fn sheets(game: &KnochenMax, seat: Seat, cast: &Cast, words: &Words) -> Vec<String> {
    let all = game.sheets(seat);
    let line = |(number, sheet): (usize, &Sheet)| {
        let boxes: Vec<String> =
            SheetBox::ALL.into_iter().map(|entry| in_box(game, seat, sheet, entry, words)).collect();
        let values = [
            ("name", Value::from(cast.name(seat))),
            ("sheet", if all.len() > 1 { number } else { 0 }.into()),
            ("boxes", boxes.join(", ").into()),
            ("total", sheet.total().0.into()),
        ];
        words.say("speech-km-sheet", &values)
    };
    (1..).zip(all).map(line).collect()
}

/// What stands in a box, or what the throw would give there.
fn in_box(game: &KnochenMax, seat: Seat, sheet: &Sheet, entry: SheetBox, words: &Words) -> String {
    let is_offered =
        seat == game.to_move() && game.throw().number() == BONES && !matches!(game.turn(), Turn::Over(_));
    let (key, points) = match sheet.value(entry) {
        Some(Points(0)) => ("speech-km-struck", 0),
        Some(Points(points)) => ("speech-km-filled", points),
        None if is_offered => ("speech-km-offer", sheet.worth(entry, game.throw(), game.options()).0),
        None => ("speech-km-free", 0),
    };
    words.say(key, &[("box", words.name("box", entry).into()), ("points", points.into())])
}
