//! Inputs that nobody thought of, for every parser and for every pair of ways to one answer.
//!
//! A [`Target`] takes any bytes and must not panic: neither the code that it tries, nor its own assertions, such as that what
//! was read is written and read again as itself. It tells what it has [seen](Seen) – accepted, or the code of the refusal – and
//! whoever shows it something new is kept and changed further: that leads inputs past the first check of a parser without the
//! instruments of a special compiler. The inputs in `corpus/` are tried in every test run; `make fuzz` goes on from them.

mod corpus;
mod fuzzer;
mod mutate;
mod targets;

pub use corpus::{Corpus, CorpusError};
pub use fuzzer::{Found, Fuzzer};
pub use targets::{Seen, Target, all};
