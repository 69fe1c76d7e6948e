//! What `bonecup solve` says, in both languages and as JSON.

use std::process::{Command, Output};

fn bonecup(line: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command.args(line.split(' ')).env("BONECUP_CACHE", folder.path()).env_remove("BONECUP_LANG");
    command.output().unwrap()
}

fn text(line: &str) -> String {
    let output = bonecup(line);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(&text(&format!("{line} --json"))).unwrap()
}

#[track_caller]
fn refused(line: &str, says: &str) {
    let output = bonecup(&format!("{line} --lang en"));
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{line}: {told}");
    assert_eq!(told.lines().count(), 1, "{line}: {told}");
    assert!(told.contains(says), "{line}: {told}");
}

#[track_caller]
fn near(found: &serde_json::Value, expected: f64) {
    let found = found.as_f64().unwrap();
    assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
}

#[test]
fn sheets_have_a_value_a_distribution_and_chances_to_be_struck() {
    let solved = json("solve knochenmax");
    near(&solved["value"], 294.062_762);
    assert_eq!((&solved["kind"], &solved["states"]), (&"exact".into(), &1536.into()));
    assert!(solved["seconds"].as_f64().unwrap() > 0.0);
    let distribution = solved["distribution"].as_array().unwrap();
    let sum = |f: fn(f64, f64) -> f64| -> f64 {
        distribution.iter().map(|pair| f(pair[0].as_f64().unwrap(), pair[1].as_f64().unwrap())).sum()
    };
    assert!((sum(|_, chance| chance) - 1.0).abs() < 1e-9);
    near(&solved["value"], sum(|points, chance| points * chance));
    assert_eq!(solved["struck"].as_object().unwrap().len(), 10);
    assert!(solved["struck"]["hund"].as_f64() > solved["struck"]["besser_als_nix"].as_f64());
}

#[test]
fn bones_may_be_given_in_two_ways() {
    let fair = json("solve knochenmax --bones fair");
    near(&fair["value"], 237.584_969);
    assert_eq!(fair["value"], json("solve knochenmax --option bones=3,3,3,3")["value"]);
    assert_eq!(fair["options"]["bones"], "fair");
}

#[test]
fn a_turn_of_rolling_bones_has_a_value() {
    let solved = json("solve rolling-bones");
    near(&solved["value"], 12.617_857_489_753);
    assert_eq!(solved["options"]["hat_duty"], "printed");
    assert_eq!(solved["kind"], "exact");
    let chances = solved["distribution"].as_array().unwrap().iter().map(|pair| pair[1].as_f64().unwrap());
    assert!((chances.sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn the_hat_is_read_in_three_ways() {
    for (options, value) in [
        ("--option hat_duty=printed --option hat_off=after_duty", 12.564_329_513_587),
        ("--option hat_duty=always", 12.850_299_927_574),
        ("--option hat_duty=always --option hat_off=after_duty", 12.638_544_685_496),
        ("--option hat_duty=never", 12.529_278_632_721),
        ("--option hat_duty=never --option hat_off=after_duty", 12.529_243_448_153),
    ] {
        let solved = json(&format!("solve rolling-bones {options}"));
        near(&solved["value"], value);
        let scores = solved["distribution"].as_array().unwrap().iter();
        near(&solved["value"], scores.map(|s| s[0].as_f64().unwrap() * s[1].as_f64().unwrap()).sum());
    }
    refused("solve rolling-bones --option hat_duty=true", "Allowed: printed, always, never");
    refused(
        "solve rolling-bones --option hat_fulfils_duty=true",
        "is now “hat_duty”. Allowed: printed, always, never",
    );
}

#[test]
fn the_text_is_in_two_languages_and_has_pictures() {
    let english = text("solve knochenmax --lang en");
    for part in ["under best play: 294.062762", "1,536 states", "Venuswurf", "█", "struck"] {
        assert!(english.contains(part), "{part} is missing:\n{english}");
    }
    let german = text("solve knochenmax --lang de");
    for part in ["bei bestem Spiel: 294,062762", "1.536 Zustände", "Venuswurf", "█", "gestrichen"] {
        assert!(german.contains(part), "{part} is missing:\n{german}");
    }
    let turn = text("solve rolling-bones --lang de");
    assert!(turn.contains("12,617857") && turn.contains('█'), "{turn}");
    assert!(![english, german, turn].iter().any(|text| text.contains('<') || text.contains("{$")));
}

#[test]
fn what_does_not_fit_together_is_told() {
    refused("solve rolling-bones --duel", "KnochenMAX");
    refused("solve rolling-bones --sheets 2", "KnochenMAX");
    refused("solve rolling-bones --bones fair", "KnochenMAX");
    refused("solve knochenmax --race 20", "Rolling Bones");
    refused("solve knochenmax --duel --sheets 2", "one sheet");
    refused("solve knochenmax --bones 1,2,3", "antique");
    refused("solve knochenmax --bones 0,1,1,1", "antique");
    refused("solve knochenmax --sheets 7", "1 to 6");
    refused("solve rolling-bones --race 0", "--race");
    refused("solve rolling-bones --race 101", "--race");
    refused("solve rolling-bones --race 20 --option finish_round=true", "finish_round");
    refused("solve rolling-dice", "Rolling Dice");
    refused("solve poker", "knochenmax");
}
