//! Scoring a round, and who starts the next.

use bonecup_rules::Points;
use rolling_dice::{Colour, Contender, Face, Rest, ScoringDie, next_starter, score_round};

use crate::kit::{die, seal_moves};

fn on_floe(colour: Colour, seal: i32, text: &str) -> Contender {
    let rest = die(text);
    Contender {
        colour,
        seal: Points(seal),
        die: ScoringDie::Floe(rest),
        patch: rolling_dice::Edition::Second.touched_points(&rest),
    }
}

fn on_block(colour: Colour, seal: i32, number: u8) -> Contender {
    let face = Face::new(5).expect("a face");
    Contender { colour, seal: Points(seal), die: ScoringDie::Block { number, face }, patch: Points(0) }
}

const ORANGE: Colour = Colour::Orange;
const GREEN: Colour = Colour::Green;
const PURPLE: Colour = Colour::Purple;

#[test]
fn the_foremost_die_scores_first() {
    let lines = score_round(&[
        on_floe(ORANGE, 9, "2 60 60"),
        on_floe(GREEN, 0, "2 60 90"),
        on_floe(PURPLE, 0, "2 60 200"),
    ]);
    assert_eq!(seal_moves(&lines), [(PURPLE, 0, 6), (GREEN, 0, 4), (ORANGE, 9, 11)]);
}

#[test]
fn at_equal_height_the_seal_further_back_scores_first() {
    let lines = score_round(&[on_floe(ORANGE, 9, "2 60 60"), on_floe(GREEN, 8, "3 90 60.9")]);
    // Both would land on 11: green gets there first and orange moves on.
    assert_eq!(seal_moves(&lines), [(GREEN, 8, 11), (ORANGE, 9, 12)]);
}

#[test]
fn rd_16_with_equal_seals_the_earlier_throw_scores_first() {
    let lines = score_round(&[on_floe(GREEN, 0, "4 60 60"), on_floe(ORANGE, 0, "4 90 60")]);
    assert_eq!(seal_moves(&lines), [(GREEN, 0, 4), (ORANGE, 0, 5)]);
}

/// Dice at 0, 0.8 and 1.6 mm: the middle one is level with both others, but the first is further than the last.
#[test]
fn rd_2_three_dice_score_step_by_step() {
    let order = |seals: [i32; 3]| -> Vec<Colour> {
        let lines = score_round(&[
            on_floe(ORANGE, seals[0], "1 60 60"),
            on_floe(GREEN, seals[1], "1 90 60.8"),
            on_floe(PURPLE, seals[2], "1 120 61.6"),
        ]);
        lines.iter().map(|line| line.colour).collect()
    };
    // Of purple and green, level in front, the seal further back; then green or purple alone is before orange, or
    // green and orange are level and the seals decide again.
    assert_eq!(order([1, 9, 30]), [GREEN, PURPLE, ORANGE]);
    assert_eq!(order([1, 30, 9]), [PURPLE, ORANGE, GREEN]);
    assert_eq!(order([30, 20, 9]), [PURPLE, GREEN, ORANGE]);
    assert_eq!(order([30, 9, 20]), [GREEN, PURPLE, ORANGE]);
    assert_eq!(order([0, 0, 0]), [GREEN, PURPLE, ORANGE], "of equal seals the earlier throw");
}

#[test]
fn an_occupied_field_is_passed_over_as_often_as_needed() {
    let lines = score_round(&[on_floe(ORANGE, 1, "3 60 60"), on_block(GREEN, 9, 1), on_block(PURPLE, 14, 2)]);
    assert_eq!(seal_moves(&lines)[0], (ORANGE, 1, 15), "1+3+10 = 14 is taken");
}

#[test]
fn a_die_on_a_block_earns_nothing_and_gives_its_pips_to_all_others() {
    let lines = score_round(&[on_block(ORANGE, 3, 1), on_floe(GREEN, 0, "2 60 60")]);
    assert_eq!(seal_moves(&lines), [(GREEN, 0, 7), (ORANGE, 3, 3)]);
    assert_eq!(lines[1].gain, None);
}

#[test]
fn a_round_of_nobody_has_no_lines() {
    assert_eq!(score_round::<Rest>(&[]), []);
    assert_eq!(next_starter::<Rest>(&[]), None);
}

#[test]
fn the_die_on_the_first_block_starts() {
    let starter =
        next_starter(&[on_block(ORANGE, 0, 2), on_floe(GREEN, 0, "1 60 20"), on_block(PURPLE, 9, 1)]);
    assert_eq!(starter, Some(PURPLE));
}

#[test]
fn without_blocks_the_hindmost_die_starts() {
    let starter = next_starter(&[on_floe(ORANGE, 0, "1 60 60"), on_floe(GREEN, 9, "1 60 40")]);
    assert_eq!(starter, Some(GREEN));
}

#[test]
fn rd_16_of_hindmost_dice_at_equal_height_the_seal_further_back_starts_then_the_earlier_throw() {
    let starter = next_starter(&[on_floe(ORANGE, 9, "1 60 40"), on_floe(GREEN, 3, "1 90 41")]);
    assert_eq!(starter, Some(GREEN));
    let starter = next_starter(&[on_floe(GREEN, 0, "1 60 41"), on_floe(ORANGE, 0, "1 90 40")]);
    assert_eq!(starter, Some(GREEN));
}
