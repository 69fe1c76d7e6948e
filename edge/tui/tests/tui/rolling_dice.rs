//! Rolling Dice on the screen.

use bonecup_games::GameId;
use bonecup_referee::DiceSource;
use bonecup_words::Language;

use crate::kit::{Person, Table, look, look_at_large};

const REAL: Table<'_> =
    Table { game: GameId::RollingDice, seats: &["me", "Ben", "Cem"], options: &[], dice: DiceSource::Hand };

const DRAWN: Table<'_> =
    Table { game: GameId::RollingDice, seats: &["me", "steady"], options: &[], dice: DiceSource::Drawn };

/// A six in the water, a five where it was put, a two further to the front, a one in the water.
const LANDED: &str = "6 w Enter 5 Enter 2 Up Up Up Up Up Up Right Right Enter 1 w Enter";

#[test]
fn a_throw_is_aimed() {
    const AIMED: &str = "Left Left Left d d d Up Up w +";
    look("rolling_dice_aim", &DRAWN, |person| _ = person.press(AIMED));
    look_at_large("arena", &DRAWN, |person| _ = person.press(AIMED));
}

#[test]
fn dice_fly_and_come_to_rest() {
    look("rolling_dice_flight", &DRAWN, |person| {
        person.press("Enter");
        person.tick(500);
        person.tick(700);
    });
    look("rolling_dice_choose", &DRAWN, |person| {
        person.press("Enter");
        person.wait();
        person.press("Right");
    });
}

#[test]
fn the_aim_of_the_coach_is_taken_over() {
    let mut person = Person::at(&DRAWN, Language::English, (80, 24));
    person.press("?");
    person.wait();
    let screen = person.screen();
    let told = screen.lines().find_map(|line| line.split_once("★ hand ")).unwrap().1.to_owned();
    person.press("c ?");
    let screen = person.screen();
    let place = told.split(',').next().unwrap();
    let gauge = screen.lines().find(|line| line.contains("← → hand")).unwrap();
    assert!(gauge.contains(place), "{told}\n{screen}");
}

/// What the coach says fits, or the frame says how to see the rest.
#[test]
fn the_whole_advice_can_be_read() {
    let mut person = Person::at(&DRAWN, Language::German, (80, 15));
    person.press("?");
    person.wait();
    assert!(person.screen().contains("↓ PgDn"), "{}", person.screen());
    for _ in 0..5 {
        person.key(ratatui::crossterm::event::KeyCode::PageDown);
    }
    let screen = person.screen();
    assert!(screen.contains("↑ PgUp") && !screen.contains("↓ PgDn"), "{screen}");
}

#[test]
fn real_dice_are_told_one_by_one() {
    look("rolling_dice_entry", &REAL, |person| _ = person.press("6 w Enter 5 Up Up Right"));
    look("rolling_dice_choose_real", &REAL, |person| _ = person.press(LANDED));
}

/// A floe with other nets and holes than ours: who tells of one has such a floe.
#[test]
fn real_dice_tell_what_they_touch() {
    look("rolling_dice_entry_own_floe", &REAL, |person| {
        _ = person.press("6 + + + + + + Enter 5 - - Up Up Right")
    });
    look("rolling_dice_place_own_floe", &REAL, |person| {
        knocked_off(person);
        person.press("Left Left + + +");
    });
}

/// Ben's throw pushes the die of the first seat into the water.
fn knocked_off(person: &mut Person) {
    person.press(LANDED).press("Enter Space");
    person.press("6 w Enter 5 w Enter 3 Left Left Left Left Enter 4 w Tab 2 w Enter");
}

#[test]
fn a_knocked_off_die_is_put_back() {
    look("rolling_dice_place", &REAL, |person| {
        knocked_off(person);
        person.press("Tab Left Left");
    });
    look("rolling_dice_place_taken", &REAL, |person| {
        knocked_off(person);
        person.press(&"Down ".repeat(80));
    });
}

#[test]
fn a_round_is_scored() {
    look("rolling_dice_scored", &REAL, |person| {
        knocked_off(person);
        person.press("Enter Enter Space");
        person.press("1 w Enter 1 w Enter 1 w Enter 4 w Enter");
    });
}

#[test]
fn the_coach_speaks() {
    look("rolling_dice_coach", &REAL, |person| {
        person.press(LANDED).press("?");
        person.wait();
    });
}

#[test]
fn refusals_name_what_is_missing() {
    let mut person = Person::at(&REAL, Language::English, (80, 24));
    person.press("Enter");
    assert!(person.screen().contains("What does this die show?"), "{}", person.screen());
    person.press("6 Enter 5 Left Left Left Left Left Left Left Left Enter 4 w Enter 1 w Enter");
    assert!(person.screen().contains("the die “thrown 2” lie in one"), "{}", person.screen());
}

#[test]
fn the_mouse_aims() {
    let mut person = Person::at(&DRAWN, Language::English, (80, 24));
    person.click("+5");
    let screen = person.screen();
    let direction = screen.lines().find(|line| line.contains("direction")).unwrap();
    assert!(direction.contains("-"), "towards the left: {direction}");
}
