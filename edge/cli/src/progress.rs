//! A bar that shows how far long work has come. It is on the error stream, and only if that is a terminal.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bonecup_solver::race::Watch;
use bonecup_words::Words;
use indicatif::{ProgressBar, ProgressStyle};

/// The bar counts thousandths of the work.
const STEPS: u64 = 1000;

/// Does work that tells how far it has come.
pub(crate) fn watched<T>(words: &Words, work: impl FnOnce(&Watch<'_>) -> T) -> T {
    let bar = bar(words);
    let progress = |part: f64| bar.set_position(steps(part));
    let result = work(&Watch { progress: &progress, cancelled: &AtomicBool::new(false) });
    bar.finish_and_clear();
    result
}

/// For work that does not tell how far it has come.
pub(crate) fn spinner(words: &Words) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(words.say("solve-progress", &[]));
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
}

fn bar(words: &Words) -> ProgressBar {
    let template = format!("{} {{bar:40}} {{percent}} %, {{elapsed}}", words.say("solve-progress", &[]));
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(STEPS).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of one, clamped")]
fn steps(part: f64) -> u64 {
    (part.clamp(0.0, 1.0) * STEPS as f64) as u64
}
