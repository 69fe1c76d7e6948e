//! `bonecup-faults BINARY [FAULTS] [--seed N] [--only KIND,…] [--json FILE]`: breaks a server, and ends with 1 if it broke a promise.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use bonecup_faults::{Failure, KindReport, Place, Plan, run};

const USAGE: &str = "usage: bonecup-faults BINARY [FAULTS] [--seed N] [--only KIND,...] [--json FILE]";

/// What the words say.
struct Wish {
    binary: PathBuf,
    plan: Plan,
    json: Option<PathBuf>,
}

fn main() -> ExitCode {
    match wish().and_then(|wish| inflict(&wish)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            // Whoever started this reads it; nothing is left to be done if they do not.
            let _ = writeln!(std::io::stderr(), "{error}");
            ExitCode::from(2)
        }
    }
}

fn wish() -> Result<Wish, Failure> {
    let mut words = std::env::args().skip(1);
    let binary = std::fs::canonicalize(words.next().ok_or(USAGE)?)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let (mut total, mut seed, mut only, mut json) = (1000, now, None, None);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(USAGE);
        match word.as_str() {
            "--seed" => seed = value()?.parse()?,
            "--only" => only = Some(value()?),
            "--json" => json = Some(PathBuf::from(value()?)),
            number => total = number.parse().map_err(|_| USAGE)?,
        }
    }
    let mut plan = Plan::of(total, seed);
    if let Some(only) = only {
        let wanted: Vec<&str> = only.split(',').collect();
        plan.faults.retain(|(kind, _)| wanted.contains(&kind.name()));
        // The kinds that are left share all faults.
        let sum: u32 = plan.faults.iter().map(|(_, faults)| faults).sum();
        let share = |faults: u32| u32::try_from(u64::from(faults) * u64::from(total) / u64::from(sum.max(1)));
        for (_, faults) in &mut plan.faults {
            *faults = share(*faults)?.max(1);
        }
    }
    Ok(Wish { binary, plan, json })
}

/// How many promises were broken.
fn inflict(wish: &Wish) -> Result<usize, Failure> {
    let folder = tempfile::Builder::new().prefix("bonecup-faults").tempdir()?;
    #[cfg(unix)]
    std::fs::set_permissions(folder.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    let place = Place { binary: wish.binary.clone(), folder: folder.path().to_owned() };
    let mut out = std::io::stdout();
    let mut tell = |kind: &KindReport| {
        let _ = writeln!(out, "{kind}");
        for violation in &kind.violations {
            let _ = writeln!(out, "  {violation}");
        }
    };
    let report = run(&place, &wish.plan, &mut tell)?;
    writeln!(std::io::stdout(), "\n{report}")?;
    if let Some(file) = &wish.json {
        std::fs::write(file, format!("{:#}\n", report.json()))?;
    }
    if report.violations() > 0 {
        writeln!(std::io::stdout(), "what is left is in {}", folder.keep().display())?;
    }
    Ok(report.violations())
}
