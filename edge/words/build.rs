//! Collects the Fluent files: those in `locales/`, and those that lie beside the games' crates.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let mut code = String::new();
    for (name, language) in [("GERMAN", "de"), ("ENGLISH", "en")] {
        let _ = writeln!(code, "const {name}: &[&str] = &[");
        for file in files(&root, language)? {
            let _ = writeln!(code, "    include_str!({file:?}),");
        }
        code.push_str("];\n");
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no OUT_DIR"))?;
    fs::write(Path::new(&out).join("resources.rs"), code)
}

/// The files that the binary speaks; those of the web app are its own.
fn files(root: &Path, language: &str) -> io::Result<Vec<PathBuf>> {
    let shared = root.join("locales").join(language);
    watch(&shared);
    // A watched folder is watched with everything in it, and `pure/` is mostly code. A new game adds a line to this list.
    watch(&root.join("pure/games/src/list.rs"));
    let mut files: Vec<PathBuf> = entries(&shared)?;
    files.retain(|file| !file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("web")));
    for game in entries(&root.join("pure"))? {
        let beside = game.join("locales").join(format!("{language}.ftl"));
        if beside.is_file() {
            files.push(beside);
        }
    }
    files.iter().for_each(|file| watch(file));
    files.sort();
    Ok(files)
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
