//! Keeps a log readable while something goes wrong a thousand times a second: the same warning or error is written a few times a
//! minute, and then how often it would have been.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber, warn};
use tracing_subscriber::layer::{Context, Filter};

/// How often the same is written in one window.
const MOST: u64 = 10;
const WINDOW: Duration = Duration::from_secs(60);
/// How often it is looked whether something has to be told of.
const SWEEP: Duration = Duration::from_secs(5);
/// Different messages that are counted; there are not so many places that write one.
const MOST_MESSAGES: usize = 1_000;

/// Lets a few of the same warnings and errors through in every minute. Clones count together.
#[derive(Clone, Default)]
pub(crate) struct LogLimit(Arc<Mutex<HashMap<Message, Count>>>);

/// What counts as the same: a place in the code, and the code of the error where it has one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Message {
    place: &'static str,
    target: String,
    code: String,
}

#[derive(Debug)]
struct Count {
    since: Instant,
    seen: u64,
}

impl LogLimit {
    /// A limit, and a thread that tells what it held back.
    pub(crate) fn start() -> LogLimit {
        let limit = LogLimit::default();
        let told = limit.clone();
        let teller = thread::Builder::new().name("log-limit".to_owned());
        // Without it the log is as short, but does not say how often.
        let _ = teller.spawn(move || {
            loop {
                thread::sleep(SWEEP);
                told.tell(Instant::now());
            }
        });
        limit
    }

    /// Whether this is one of the first in its window.
    fn passes(&self, message: Message, now: Instant) -> bool {
        let mut counts = self.counts();
        if counts.len() >= MOST_MESSAGES && !counts.contains_key(&message) {
            return true;
        }
        let count = counts.entry(message).or_insert(Count { since: now, seen: 0 });
        count.seen += 1;
        count.seen <= MOST
    }

    /// Forgets windows that have ended; what was held back in them.
    fn ended(&self, now: Instant) -> Vec<(Message, u64)> {
        let mut counts = self.counts();
        let is_over = |_: &Message, count: &mut Count| now.saturating_duration_since(count.since) >= WINDOW;
        let ended: Vec<(Message, Count)> = counts.extract_if(is_over).collect();
        let held_back = |(message, count): (Message, Count)| (message, count.seen.saturating_sub(MOST));
        ended.into_iter().map(held_back).filter(|(_, number)| *number > 0).collect()
    }

    fn tell(&self, now: Instant) {
        for (message, suppressed) in self.ended(now) {
            warn!(
                suppressed,
                place = message.place,
                code = message.code,
                "the same was to be said more often"
            );
        }
    }

    /// A panic elsewhere leaves counts that are as good as before.
    fn counts(&self) -> MutexGuard<'_, HashMap<Message, Count>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: Subscriber> Filter<S> for LogLimit {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        let about = event.metadata();
        if *about.level() > Level::WARN || about.target() == module_path!() {
            return true;
        }
        let mut code = CodeField::default();
        event.record(&mut code);
        let message = Message { place: about.name(), target: about.target().to_owned(), code: code.0 };
        self.passes(message, Instant::now())
    }
}

/// The code of an error, if the event has one.
#[derive(Default)]
struct CodeField(String);

impl Visit for CodeField {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "code" {
            value.clone_into(&mut self.0);
        }
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "code" {
            self.0 = format!("{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(code: &str) -> Message {
        Message { place: "here", target: "test".to_owned(), code: code.to_owned() }
    }

    #[test]
    fn the_same_is_written_a_few_times_and_then_counted() {
        let (limit, now) = (LogLimit::default(), Instant::now());
        let passed = (0..1_000).filter(|_| limit.passes(message("full"), now)).count();
        assert_eq!(passed, 10);
        assert!(limit.passes(message("damaged"), now), "something else is news");
        assert!(limit.ended(now).is_empty(), "the minute is not over");
        let later = now + WINDOW;
        assert_eq!(limit.ended(later), [(message("full"), 990)]);
        assert!(limit.passes(message("full"), later), "a new minute");
        assert!(limit.ended(later).is_empty(), "told once");
    }
}
