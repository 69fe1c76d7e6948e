//! Solves again what is shipped: `make resources`, or with `duels`, `turn` or `race` only those.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use bonecup_solver::race::Watch;
use bonecup_solver_cache::{Origin, SolvedFiles, duel_to_ship, shipped_options, turn_to_ship};
use knochenmax::{KnochenMaxOptions, Profile};

type Done = Result<(), Box<dyn std::error::Error>>;

fn main() -> Done {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources");
    let progress = |part: f64| eprint!("\r{:3.0} %", part * 100.0);
    let watch = Watch { progress: &progress, cancelled: &AtomicBool::new(false) };
    let only = std::env::args().nth(1);
    let wants = |part: &str| only.as_ref().is_none_or(|only| only == part);
    if wants("turn") {
        turn(&folder)?;
    }
    if wants("duels") {
        duels(&folder, &watch)?;
    }
    if wants("race") {
        race(&folder, &watch)?;
    }
    Ok(())
}

fn turn(folder: &Path) -> Done {
    let bytes = turn_to_ship()?;
    eprintln!("turn: {} bytes", bytes.len());
    Ok(std::fs::write(folder.join("rolling-bones-turn.table"), bytes)?)
}

fn duels(folder: &Path, watch: &Watch<'_>) -> Done {
    for bones in [Profile::ANTIQUE, Profile::SHAGAI, Profile::FAIR] {
        let options = KnochenMaxOptions { bones, ..KnochenMaxOptions::default() };
        let bytes = duel_to_ship(&options, watch).ok_or("the duel was not solved")?;
        eprintln!("\nduel with {bones} bones: {} bytes", bytes.len());
        std::fs::write(folder.join(format!("knochenmax-duel-{bones}.packed")), bytes)?;
    }
    Ok(())
}

fn race(folder: &Path, watch: &Watch<'_>) -> Done {
    let files = SolvedFiles::with_folder(folder);
    let solved = files.solve_race(&shipped_options(), watch).ok_or("the race was not solved")?;
    let Origin::Solved { kept, .. } = solved.origin else { return Err("the race was not solved".into()) };
    std::fs::rename(kept?, folder.join("rolling-bones-race.table"))?;
    eprintln!("\nrace: no chance is off by more than {:.1e}", solved.table.error());
    Ok(())
}
