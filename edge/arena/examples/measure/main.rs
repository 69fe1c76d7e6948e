//! Measures everything that `docs/arena.md` says of throws, as Markdown, and draws its pictures.
//!
//! `cargo run --release -p bonecup-arena --example measure -- [--dice N] [--pictures FOLDER]`
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a measurement may stop at the first surprise")]

#[path = "../../tests/arena/kit.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod kit;
mod pictures;
mod tables;

/// Enough for a look; `make arena` throws a million.
const FEW_DICE: usize = 20_000;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let after = |flag: &str| arguments.iter().skip_while(|word| *word != flag).nth(1);
    let dice = after("--dice").and_then(|number| number.parse().ok()).unwrap_or(FEW_DICE);
    tables::strengths();
    tables::kinds();
    tables::tremors();
    tables::nets();
    tables::paths();
    let faces = tables::faces(dice);
    if let Some(folder) = after("--pictures") {
        pictures::draw(std::path::Path::new(folder), &faces)?;
    }
    Ok(())
}
