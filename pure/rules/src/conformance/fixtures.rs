//! Counts of the exhaustive counter, kept as text.

use crate::Game;
use crate::perft::perft;

/// Checks every line of a fixture. A line is `depth; counts; options; position`, where counts are what
/// [`Count`](crate::perft::Count) displays and the last two are JSON; `#` starts a comment.
///
/// # Panics
/// At a line that counts otherwise, with the line as it should be.
pub fn perft_fixture<G: Game>(text: &str, outcomes: &impl Fn(&G::Request) -> Vec<G::Outcome>) {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut checked = 0;
    for line in lines {
        let actual = count_again::<G>(line, outcomes);
        assert_eq!(line, actual, "the counter finds something else");
        checked += 1;
    }
    assert!(checked > 0, "the fixture is empty");
}

/// The same line with the counts that are found now.
fn count_again<G: Game>(line: &str, outcomes: &impl Fn(&G::Request) -> Vec<G::Outcome>) -> String {
    let fields: Vec<&str> = line.splitn(4, "; ").collect();
    let [depth, _, options, position] = fields[..] else { return format!("no fixture: {line}") };
    let options_read: G::Options = super::must("options", serde_json::from_str(options));
    let setup: G::Setup = super::must("position", serde_json::from_str(position));
    let game = super::must("position", G::from_setup(&options_read, &setup));
    let count = super::must("count", perft(&game, super::must("depth", depth.parse()), outcomes));
    format!("{depth}; {count}; {options}; {position}")
}
