//! `steady` plays KnochenMAX like a sensible person.

use crate::kit::steady;

/// A solo position on these sheets.
fn choice(sheets: &str, throw: &str, throws_left: u8) -> String {
    let parallel = sheets.matches('{').count();
    steady(&format!(
        r#"{{"game":"knochenmax","options":{{"sheets":{parallel}}},
            "position":{{"sheets":[{sheets}],"throw":[{throw}],"throws_left":{throws_left}}}}}"#
    ))
}

#[test]
fn four_alike_are_kept() {
    assert_eq!(choice("{}", "1,4,4,4,4", 2), "keep 4 4 4 4");
    assert_eq!(choice("{}", "1,4,4,4,4", 1), "keep 4 4 4 4");
    let only_viererpasch = r#"{"hund":1,"ruecken":9,"bauch":12,"chios":12,"dreierpasch":20,"full_house":25,
        "venuswurf":40,"knochenmax":0,"besser_als_nix":20}"#;
    assert_eq!(choice(only_viererpasch, "1,4,4,4,4", 1), "keep 4 4 4 4");
    assert_eq!(choice(only_viererpasch, "6,4,4,4,4", 1), "fill viererpasch");
}

#[test]
fn a_venuswurf_in_hand_is_filled_at_once() {
    assert_eq!(choice("{}", "1,3,4,6,6", 2), "fill venuswurf");
}

#[test]
fn three_sides_are_kept_when_only_the_venuswurf_is_free() {
    let only_venuswurf = r#"{"hund":1,"ruecken":9,"bauch":12,"chios":12,"dreierpasch":20,"viererpasch":0,
        "full_house":25,"knochenmax":0,"besser_als_nix":20}"#;
    assert_eq!(choice(only_venuswurf, "1,4,4,6,6", 1), "keep 1 4 6");
    assert_eq!(choice(only_venuswurf, "1,4,4,6,6", 0), "fill venuswurf");
}

#[test]
fn five_alike_are_a_knochenmax() {
    assert_eq!(choice("{}", "4,4,4,4,4", 2), "fill knochenmax");
}

#[test]
fn a_further_knochenmax_takes_its_bonus() {
    assert_eq!(choice(r#"{"knochenmax":50}"#, "4,4,4,4,4", 2), "fill bauch");
}

#[test]
fn a_joker_takes_the_venuswurf() {
    assert_eq!(choice(r#"{"knochenmax":50,"bauch":16}"#, "4,4,4,4,4", 2), "fill venuswurf");
}

#[test]
fn a_throw_without_use_goes_where_little_is_lost() {
    assert_eq!(choice("{}", "1,1,3,4,4", 0), "fill hund");
}

#[test]
fn of_parallel_sheets_the_better_one_is_filled() {
    assert_eq!(choice(r#"{"venuswurf":40},{}"#, "1,3,4,6,6", 2), "fill 2:venuswurf");
    // Only the sheet with a KnochenMAX gives a bonus (KM-4), but a second KnochenMAX opens up more.
    assert_eq!(choice(r#"{"knochenmax":0},{"knochenmax":50}"#, "4,4,4,4,4", 0), "fill 2:bauch");
}

#[test]
fn the_last_throw_of_the_last_box_is_entered_whatever_it_is() {
    let only_knochenmax = r#"{"hund":1,"ruecken":9,"bauch":12,"chios":12,"dreierpasch":20,"viererpasch":0,
        "full_house":25,"venuswurf":40,"besser_als_nix":20}"#;
    assert_eq!(choice(only_knochenmax, "3,3,3,3,6", 1), "keep 3 3 3 3");
    assert_eq!(choice(only_knochenmax, "3,3,3,3,6", 0), "fill knochenmax");
}
