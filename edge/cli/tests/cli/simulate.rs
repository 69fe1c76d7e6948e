//! `bonecup simulate`: the same seed gives the same games, whatever the number of threads.

use std::process::Command;

fn simulate(line: &str) -> serde_json::Value {
    let mut words: Vec<&str> = vec!["simulate", "--json"];
    words.extend(line.split_whitespace());
    let output = Command::new(env!("CARGO_BIN_EXE_bonecup")).args(words).output().unwrap();
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    let mut json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(json["timing"]["games_per_second"].as_f64().unwrap() > 0.0);
    json["timing"] = serde_json::Value::Null;
    json
}

#[test]
fn threads_do_not_change_the_result() {
    for game in [
        "knochenmax --seats steady,random",
        "rolling-bones --option target=30",
        "rolling-dice --seats random,random,random",
    ] {
        let one = simulate(&format!("{game} --games 60 --seed 7 --threads 1"));
        let three = simulate(&format!("{game} --games 60 --seed 7 --threads 3"));
        assert_eq!(one, three, "{game}");
        assert_ne!(one, simulate(&format!("{game} --games 60 --seed 8")), "{game}");
    }
}

#[test]
fn figures_add_up() {
    let json = simulate("knochenmax --seats random,random --games 200 --option sheets=2");
    let seats = json["seats"].as_array().unwrap();
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 200.0).abs() < 1e-9, "every game is won once");
    for seat in seats {
        let histogram = seat["histogram"].as_array().unwrap();
        let games: u64 = histogram.iter().map(|bar| bar[1].as_u64().unwrap()).sum();
        let points: f64 =
            histogram.iter().map(|bar| bar[0].as_f64().unwrap() * bar[1].as_f64().unwrap()).sum();
        assert_eq!(games, 200);
        assert!((points / 200.0 - seat["points"]["mean"].as_f64().unwrap()).abs() < 1e-9);
        assert!(seat["win_share"]["low"].as_f64() < seat["win_share"]["high"].as_f64());
    }
}

#[test]
fn the_recorded_game_is_one_of_the_series_and_verifies() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["rolling-bones --option target=20", "knochenmax", "rolling-dice"] {
        let file = folder.path().join("game.json");
        let json = simulate(&format!("{game} --games 1 --record {}", file.display()));
        let record: serde_json::Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        for (seat, points) in
            json["seats"].as_array().unwrap().iter().zip(record["result"]["points"].as_array().unwrap())
        {
            assert_eq!(&seat["histogram"][0][0], points, "{game}");
        }
        let output = Command::new(env!("CARGO_BIN_EXE_bonecup")).arg("verify").arg(&file).output().unwrap();
        assert!(output.status.success(), "{game}");
    }
}
