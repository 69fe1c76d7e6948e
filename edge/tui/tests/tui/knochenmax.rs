//! KnochenMAX on the screen.

use bonecup_games::GameId;
use bonecup_referee::DiceSource;
use bonecup_words::Language;

use crate::kit::{Person, Table, look, look_at_large};

const REAL: Table<'_> =
    Table { game: GameId::KnochenMax, seats: &["me", "Ben"], options: &[], dice: DiceSource::Hand };

const ALONE: Table<'_> =
    Table { game: GameId::KnochenMax, seats: &["Anna"], options: &[], dice: DiceSource::Hand };

#[test]
fn real_bones_are_typed_key_by_key() {
    look("knochenmax_entry", &REAL, |person| _ = person.press("1 2 3 6 Back 4"));
}

#[test]
fn bones_are_kept_by_key() {
    look("knochenmax_keeping", &REAL, |person| _ = person.press("1 3 3 4 6 Enter 2 3"));
}

#[test]
fn kept_bones_stay_kept_and_the_others_are_asked_for() {
    look("knochenmax_second_throw", &REAL, |person| {
        person.press("1 3 3 4 6 Enter 2 3 t 3 1");
    });
}

#[test]
fn a_box_is_confirmed() {
    look("knochenmax_sure", &REAL, |person| {
        person.press("1 3 4 6 6 Enter Up Up Up Enter");
    });
}

#[test]
fn striking_is_called_so_before_it_is_done() {
    look("knochenmax_strike", &REAL, |person| {
        person.press("1 3 3 4 4 Enter");
        // From BesserAlsNix, where the keys begin, up to KnochenMAX.
        person.press("Up Enter");
    });
}

#[test]
fn bonus_and_joker_are_marked() {
    // Five sixes for KnochenMAX, and again: Chios is free, so it takes 50 more.
    look("knochenmax_bonus", &ALONE, |person| {
        person.press("6 6 6 6 6 Enter Enter Enter");
        person.press("6 6 6 6 6 Enter");
    });
    look("knochenmax_joker", &ALONE, |person| {
        person.press("6 6 6 6 6 Enter Enter Enter");
        person.press("6 6 6 6 6 Enter Enter Enter");
        person.press("6 6 6 6 6 Enter");
    });
}

#[test]
fn parallel_sheets_stand_side_by_side() {
    let table = Table {
        game: GameId::KnochenMax,
        seats: &["Anna", "Ben", "Cem", "Dora"],
        options: &[("sheets", "3")],
        dice: DiceSource::Hand,
    };
    look("knochenmax_parallel", &table, |person| _ = person.press("1 3 3 4 6 Enter Right Down"));
    look_at_large("parallel_sheets", &table, |person| _ = person.press("1 3 3 4 6 Enter Right Down"));
    look("knochenmax_others", &table, |person| _ = person.press("1 3 3 4 6 Enter o o o"));
}

#[test]
fn the_coach_speaks() {
    look("knochenmax_coach", &REAL, |person| {
        person.press("1 3 3 4 6 Enter ?");
        person.wait();
    });
}

#[test]
fn refusals_name_the_rule() {
    let mut person = Person::at(&ALONE, Language::English, (80, 24));
    person.press("5");
    assert!(person.screen().contains("A bone shows 1, 3, 4 or 6."));
    person.press("1 3 3 4 6 Enter a t");
    assert!(person.screen().contains("×"), "{}", person.screen());
    person.press("a t 1 1 1 1 1 Enter t 3 3 3 3 3 Enter");
    assert!(person.screen().contains("no throw left"), "{}", person.screen());
    person.press("t");
    assert!(person.screen().contains("×"), "{}", person.screen());
}

#[test]
fn everything_works_with_the_mouse() {
    let mut person = Person::at(&ALONE, Language::English, (80, 24));
    person.press("6 6 6 3 1 Enter");
    person.click("│ 1 │");
    assert!(person.screen().contains("1 kept"), "{}", person.screen());
    person.click("(22)");
    assert!(person.screen().contains("write 22?"), "{}", person.screen());
    person.click("(22)");
    assert!(person.screen().contains("22 "), "{}", person.screen());
    assert!(person.screen().contains("Anna · before the first throw"), "{}", person.screen());
}
