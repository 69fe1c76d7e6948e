//! Rolling Bones on the screen.

use bonecup_games::GameId;
use bonecup_referee::DiceSource;
use bonecup_words::Language;

use crate::kit::{Person, Table, look, look_at_large};

const REAL: Table<'_> =
    Table { game: GameId::RollingBones, seats: &["me", "Ben"], options: &[], dice: DiceSource::Hand };

/// One of each: every face once.
const ALL: &str = "1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 Enter";

fn rolled(person: &mut Person) {
    person.press(ALL);
}

#[test]
fn real_dice_are_typed_key_by_key() {
    look("rolling_bones_entry", &REAL, |person| _ = person.press("1 1 2 Back 6 6 6 6 3"));
    look("rolling_bones_typed", &REAL, |person| _ = person.press(&ALL[..ALL.len() - 6]));
}

#[test]
fn an_opening_roll() {
    look("rolling_bones_rolled", &REAL, rolled);
}

#[test]
fn bones_are_laid_and_can_be_taken_back() {
    look("rolling_bones_laid", &REAL, |person| {
        rolled(person);
        person.press("Right Right 2 a 5 u u");
    });
}

#[test]
fn dice_pay_for_the_next_roll() {
    look("rolling_bones_paying", &REAL, |person| {
        rolled(person);
        person.press("Right Right 2 1 r Right Up");
    });
}

#[test]
fn burying_is_asked_once_more() {
    look("rolling_bones_burying", &REAL, |person| {
        rolled(person);
        person.press("Right Right 2 1 5 b");
    });
}

/// The spine alone lies; the next roll has only feet and hands.
fn nothing_fits(person: &mut Person) {
    rolled(person);
    person.press("Right Right 3 r Enter");
    person.press("6 6 6 6 6 6 6 6 6 6 6 5 5 5 5 5 Enter");
}

#[test]
fn a_false_bone_is_announced_before_a_key_is_pressed() {
    look("rolling_bones_false_due", &REAL, nothing_fits);
}

/// The centre has the gravestone: nobody pays with it by pressing Enter.
#[test]
fn no_die_of_the_centre_is_proposed_as_payment() {
    let mut person = Person::at(&REAL, Language::English, (80, 24));
    rolled(&mut person);
    person.press("Right Right 3 r");
    let screen = person.screen();
    assert!(screen.contains("centre · pay 0/5") && screen.contains("right · pay 1/6"), "{screen}");
}

#[test]
fn the_coach_is_taken_over_by_key() {
    let mut person = Person::at(&REAL, Language::English, (80, 24));
    rolled(&mut person);
    person.press("?");
    person.wait();
    assert!(person.screen().contains("c as the coach"), "{}", person.screen());
    for _ in 0..30 {
        person.press("c");
        person.wait();
    }
    assert!(person.screen().contains("Bury for"), "{}", person.screen());
}

#[test]
fn a_false_bone_needs_a_place() {
    look("rolling_bones_false", &REAL, |person| {
        nothing_fits(person);
        person.press("Left Left 6 Right");
    });
}

#[test]
fn the_false_bone_lies() {
    look("rolling_bones_false_laid", &REAL, |person| {
        nothing_fits(person);
        person.press("Left Left 6 Enter");
    });
}

#[test]
fn others_are_watched_and_can_be_skipped() {
    let table = Table {
        game: GameId::RollingBones,
        seats: &["Anna", "random"],
        options: &[],
        dice: DiceSource::Drawn,
    };
    look("rolling_bones_watching", &table, |person| {
        person.press("Right Right 1 2 3 4 Left 1 2 3 4 5 6 b Enter");
        person.tick(600);
        person.tick(100);
    });
}

#[test]
fn many_seats_stand_in_two_columns() {
    let seats =
        ["Anna", "Ben", "Cem", "Dora", "Emil", "Fritz", "Gül", "Hanna", "Ida", "Jan", "Karl", "Lotte"];
    let table = Table { game: GameId::RollingBones, seats: &seats, options: &[], dice: DiceSource::Hand };
    look("rolling_bones_twelve", &table, rolled);
}

#[test]
fn the_coach_speaks() {
    look("rolling_bones_coach", &REAL, |person| {
        rolled(person);
        person.press("Right Right 2 ?");
        person.wait();
    });
    look_at_large("coach_in_a_column", &REAL, |person| {
        rolled(person);
        person.press("Right Right 2 ?");
        person.wait();
    });
}

/// By these rules no race comes with the program: the estimate says how far the exact chances are.
#[test]
fn exact_chances_that_take_minutes_are_solved_meanwhile() {
    let mut person =
        Person::at(&Table { options: &[("hat_duty", "never")], ..REAL }, Language::English, (120, 40));
    rolled(&mut person);
    person.press("?");
    person.wait();
    assert!(!person.screen().contains("are being solved"), "{}", person.screen());
    person.press("v");
    person.wait();
    person.tick(100);
    assert!(person.screen().contains("Exact chances are being solved: "), "{}", person.screen());
}

#[test]
fn refusals_name_the_rule() {
    let mut person = Person::at(&REAL, Language::English, (80, 24));
    person.press("Enter");
    assert!(person.screen().contains("× Not all dice are typed yet."));
    rolled(&mut person);
    person.press("Right Right 3 1");
    assert!(person.screen().contains("no neighbour"), "{}", person.screen());
    person.press("u u");
    assert!(person.screen().contains("There is nothing to take back."));
    person.press("l");
    assert!(person.screen().contains("RB-8"), "{}", person.screen());
}

#[test]
fn everything_works_with_the_mouse() {
    let mut person = Person::at(&REAL, Language::English, (80, 24));
    for _ in 0..6 {
        person.click("upper arm");
    }
    assert!(person.screen().contains("left · 0 to type"), "{}", person.screen());
    let mut person = Person::at(&REAL, Language::English, (80, 24));
    rolled(&mut person);
    person.click("‹ RI ›");
    person.click("skull");
    person.click("b bury");
    assert!(person.screen().contains("Bury for 2 points?"), "{}", person.screen());
    person.click("⏎ bury");
    person.wait();
    assert!(person.screen().contains("2/100"), "{}", person.screen());
}

#[test]
fn what_is_taken_back_can_be_laid_again() {
    let mut person = Person::at(&REAL, Language::English, (80, 24));
    rolled(&mut person);
    let before = person.screen();
    person.press("Right Right 2 1 Left u u Right Right");
    person.press("Up Left");
    assert!(person.screen().contains("0 points") && before.contains("0 points"));
    person.press("Right 2 1 b Enter");
    person.wait();
    assert!(person.screen().contains("2/100"), "{}", person.screen());
}
