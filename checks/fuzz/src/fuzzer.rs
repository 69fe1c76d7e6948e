//! Changes inputs, tries them, and keeps those that show something new.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bonecup_rules::conformance::Source;

use crate::mutate::mutated;
use crate::targets::{Seen, Target};

/// How many inputs are kept at once; when there are more, an old one gives way.
const MOST_KEPT: usize = 2_000;

/// An input on which a target panics, and what it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The input.
    pub input: Vec<u8>,
    /// What the panic says.
    pub panic: String,
}

/// A search on one target. The same seed and corpus give the same search.
pub struct Fuzzer<'a> {
    target: &'a Target,
    source: Source,
    pool: Vec<Vec<u8>>,
    seen: BTreeSet<Seen>,
    /// Inputs that showed something new, in the order in which they were met.
    pub news: Vec<Vec<u8>>,
}

impl<'a> Fuzzer<'a> {
    /// Begins with these inputs.
    pub fn new(target: &'a Target, inputs: Vec<Vec<u8>>, seed: u64) -> Fuzzer<'a> {
        let seen = inputs.iter().filter_map(|input| attempt(target, input).ok()).collect();
        let pool = if inputs.is_empty() { vec![Vec::new()] } else { inputs };
        Fuzzer { target, source: Source::new(seed), pool, seen, news: Vec::new() }
    }

    /// How many different things were seen.
    pub fn kinds(&self) -> usize {
        self.seen.len()
    }

    /// Tries one more input.
    ///
    /// # Errors
    /// The input, if the target panics on it.
    pub fn step(&mut self) -> Result<(), Found> {
        let input = self.source.pick(&self.pool);
        let other = self.source.pick(&self.pool);
        let input = mutated(&mut self.source, &input, &other);
        let seen = attempt(self.target, &input).map_err(|panic| Found { input: input.clone(), panic })?;
        if self.seen.insert(seen) {
            self.news.push(input.clone());
            if self.pool.len() >= MOST_KEPT {
                let old = self.source.below(self.pool.len());
                self.pool.swap_remove(old);
            }
            self.pool.push(input);
        }
        Ok(())
    }
}

/// Tries an input; the words of the panic if there is one.
pub(crate) fn attempt(target: &Target, input: &[u8]) -> Result<Seen, String> {
    // What a target leaves behind after a panic is dropped with it.
    catch_unwind(AssertUnwindSafe(|| target.run(input))).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
    })
}
