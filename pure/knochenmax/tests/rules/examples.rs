//! The examples of the rules page in their figures, on a blank sheet unless they say otherwise.

use serde_json::json;

use crate::kit::filled;

#[test]
fn an_upper_box_counts_its_own_side() {
    assert_eq!(filled(json!({}), "1 1 3 4 6", "hund"), 2);
    assert_eq!(filled(json!({}), "3 3 3 4 6", "ruecken"), 9);
    assert_eq!(filled(json!({}), "4 4 4 4 6", "bauch"), 16);
    assert_eq!(filled(json!({}), "6 6 3 3 1", "chios"), 12);
    assert_eq!(filled(json!({}), "6 6 6 6 6", "chios"), 30);
}

#[test]
fn dreierpasch_6_6_6_3_1_counts_22() {
    assert_eq!(filled(json!({}), "6 6 6 3 1", "dreierpasch"), 22);
    assert_eq!(filled(json!({}), "6 6 3 3 1", "dreierpasch"), 0);
}

#[test]
fn dreierpasch_takes_more_than_three_alike() {
    assert_eq!(filled(json!({}), "6 6 6 6 1", "dreierpasch"), 25);
    assert_eq!(filled(json!({}), "6 6 6 6 6", "dreierpasch"), 30);
}

#[test]
fn viererpasch_3_3_3_3_6_counts_18() {
    assert_eq!(filled(json!({}), "3 3 3 3 6", "viererpasch"), 18);
    assert_eq!(filled(json!({}), "3 3 3 6 6", "viererpasch"), 0);
    assert_eq!(filled(json!({}), "3 3 3 3 3", "viererpasch"), 15);
}

#[test]
fn full_house_4_4_4_1_1_counts_25() {
    assert_eq!(filled(json!({}), "4 4 4 1 1", "full_house"), 25);
    assert_eq!(filled(json!({}), "4 4 4 1 3", "full_house"), 0);
    assert_eq!(filled(json!({}), "4 4 4 4 1", "full_house"), 0);
}

#[test]
fn venuswurf_1_3_4_6_counts_40_whatever_the_fifth_bone_shows() {
    for fifth in ["1", "3", "4", "6"] {
        assert_eq!(filled(json!({}), &format!("1 3 4 6 {fifth}"), "venuswurf"), 40);
    }
    assert_eq!(filled(json!({}), "1 3 4 4 3", "venuswurf"), 0);
}

#[test]
fn knochenmax_4_4_4_4_4_counts_50() {
    assert_eq!(filled(json!({}), "4 4 4 4 4", "knochenmax"), 50);
    assert_eq!(filled(json!({}), "4 4 4 4 3", "knochenmax"), 0);
}

#[test]
fn besser_als_nix_counts_everything() {
    assert_eq!(filled(json!({}), "1 1 3 4 4", "besser_als_nix"), 13);
    assert_eq!(filled(json!({}), "1 1 1 1 1", "besser_als_nix"), 5);
}

#[test]
fn a_second_knochenmax_of_ruecken_enters_15_and_50_more_in_its_free_box() {
    assert_eq!(filled(json!({"knochenmax": 50}), "3 3 3 3 3", "ruecken"), 15 + 50);
}

#[test]
fn a_second_knochenmax_is_a_joker_if_its_side_box_is_filled() {
    let sheet = json!({"knochenmax": 50, "ruecken": 9});
    assert_eq!(filled(sheet.clone(), "3 3 3 3 3", "venuswurf"), 40);
    assert_eq!(filled(sheet.clone(), "3 3 3 3 3", "full_house"), 25);
    for sum in ["dreierpasch", "viererpasch", "besser_als_nix"] {
        assert_eq!(filled(sheet.clone(), "3 3 3 3 3", sum), 15);
    }
}

#[test]
fn a_joker_strikes_an_upper_box_if_every_lower_box_is_filled() {
    let sheet = json!({"ruecken": 9, "dreierpasch": 22, "viererpasch": 18, "full_house": 25, "venuswurf": 40,
        "knochenmax": 50, "besser_als_nix": 13});
    for upper in ["hund", "bauch", "chios"] {
        assert_eq!(filled(sheet.clone(), "3 3 3 3 3", upper), 0);
    }
}
