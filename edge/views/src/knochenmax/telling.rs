//! Moves in words.

use bonecup_rules::{Game, Points, Seat};
use bonecup_words::Words;
use knochenmax::{BONES, Bones, KnochenMax, Move, SheetBox, SheetNo};

use super::box_in_words;
use bonecup_view::Teller;

/// What the throw gives in a box of the seat.
pub(super) fn worth(game: &KnochenMax, seat: Seat, sheet: Option<SheetNo>, entry: SheetBox) -> Points {
    let own = game.sheets(seat).get(sheet.map_or(0, SheetNo::index));
    own.map_or(Points(0), |own| own.worth(entry, game.throw(), game.options()))
}

pub(super) fn deed(action: &Move, game: &KnochenMax, words: &Words) -> String {
    match *action {
        Move::Keep(Bones::NONE) => words.say("coach-do-keep-none", &[]),
        Move::Keep(kept) => {
            let thrown = BONES - kept.number();
            words.say("coach-do-keep", &[("kept", kept.to_string().into()), ("thrown", thrown.into())])
        }
        Move::Fill { sheet, entry } => {
            let Points(points) = worth(game, game.to_move(), sheet, entry);
            let key = if points == 0 { "coach-do-strike" } else { "coach-do-fill" };
            let place = box_in_words(sheet, entry, words);
            words.say(key, &[("box", place.into()), ("points", points.into())])
        }
    }
}

pub(super) fn brief(action: &Move, game: &KnochenMax, words: &Words) -> String {
    match action {
        Move::Keep(kept) if *kept != Bones::NONE => {
            words.say("tui-coach-keep", &[("kept", kept.to_string().into())])
        }
        Move::Keep(_) | Move::Fill { .. } => deed(action, game, words),
    }
}

pub(super) fn told_move(
    teller: &Teller<'_>,
    game: &KnochenMax,
    seat: Seat,
    action: &Move,
    total: Points,
) -> String {
    match *action {
        Move::Keep(Bones::NONE) => teller.say("tell-km-keep-none", seat, &[]),
        Move::Keep(kept) => teller.say("tell-km-keep", seat, &[("kept", kept.to_string().into())]),
        Move::Fill { sheet, entry } => {
            let Points(points) = worth(game, seat, sheet, entry);
            let name = ("box", box_in_words(sheet, entry, teller.words).into());
            let key = if points == 0 { "tell-km-strike" } else { "tell-km-fill" };
            teller.say(key, seat, &[name, ("points", points.into()), ("total", total.0.into())])
        }
    }
}
