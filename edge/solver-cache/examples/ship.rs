//! Solves the race that is shipped again: `make resources`.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use bonecup_solver::race::Watch;
use bonecup_solver_cache::{Origin, SolvedFiles, shipped_options};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources");
    let files = SolvedFiles::with_folder(&folder);
    let progress = |part: f64| eprint!("\r{:3.0} %", part * 100.0);
    let watch = Watch { progress: &progress, cancelled: &AtomicBool::new(false) };
    let solved = files.solve_race(&shipped_options(), &watch).ok_or("the race was not solved")?;
    let Origin::Solved { kept, .. } = solved.origin else { return Err("the race was not solved".into()) };
    std::fs::rename(kept?, folder.join("rolling-bones-race.table"))?;
    eprintln!("\nno chance is off by more than {:.1e}", solved.table.error());
    Ok(())
}
