//! Changes to inputs: of bytes, of words, of numbers, and parts of other inputs.

use bonecup_rules::Cup as _;
use bonecup_rules::conformance::Source;

/// No input grows longer.
const MOST_BYTES: usize = 16 << 10;

/// What parsers stumble over.
const WORDS: &[&str] = &[
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "-0",
    "1e308",
    "1.5",
    "NaN",
    "null",
    "true",
    "{}",
    "[]",
    "\"\"",
    "\\u0000",
    "\\ud800",
    "\u{0}",
    "\u{feff}",
    "\u{202e}",
    "ß",
    "İ",
    "é",
    "👩‍👩‍👧",
    "\u{10ffff}",
    " ",
    "\n",
    "\t",
    ",",
    ":",
    "\"",
    "{",
    "}",
    "[",
    "]",
    "+",
    "-",
    "/",
    "@",
    "..",
    "%00",
    "=",
    "'",
    "[[[[[[[[[[[[[[[[",
    "{\"a\":{\"a\":{\"a\":",
];

/// A changed input, made from one or two others.
pub(crate) fn mutated(source: &mut Source, input: &[u8], other: &[u8]) -> Vec<u8> {
    let mut changed = input.to_vec();
    for _ in 0..=source.below(4) {
        change(source, &mut changed, other);
    }
    changed.truncate(MOST_BYTES);
    changed
}

fn change(source: &mut Source, input: &mut Vec<u8>, other: &[u8]) {
    match source.below(9) {
        0 => replace(source, input, |source, _| {
            let noise = source.noise().to_le_bytes();
            noise[..1 + source.below(4)].to_vec()
        }),
        1 => replace(source, input, |_, _| Vec::new()),
        2 => replace(source, input, |_, part| [part, part].concat()),
        3 => replace(source, input, |source, part| part.repeat(2 + source.below(40))),
        4 => replace(source, input, |source, _| source.pick(WORDS).as_bytes().to_vec()),
        5 => insert(source, input, other),
        6 => word_for_word(source, input, other),
        7 => bit(source, input),
        _ => number(source, input),
    }
}

/// Puts something else in the place of a part.
fn replace(source: &mut Source, input: &mut Vec<u8>, new: impl FnOnce(&mut Source, &[u8]) -> Vec<u8>) {
    let from = source.below(input.len() + 1);
    let longest = if source.one_in(4) { input.len() - from } else { (input.len() - from).min(8) };
    let to = from + source.below(longest + 1);
    let new = new(source, &input[from..to]);
    input.splice(from..to, new);
}

/// Puts a part of another input somewhere.
fn insert(source: &mut Source, input: &mut Vec<u8>, other: &[u8]) {
    let from = source.below(other.len() + 1);
    let to = from + source.below(other.len() - from + 1);
    let place = source.below(input.len() + 1);
    input.splice(place..place, other[from..to].iter().copied());
}

/// Exchanges a word, such as the name of a field, for one of another input.
fn word_for_word(source: &mut Source, input: &mut Vec<u8>, other: &[u8]) {
    let (old, new) = (words(input), words(other));
    if old.is_empty() || new.is_empty() {
        return;
    }
    let (from, to) = source.pick(&old);
    let (begin, end) = source.pick(&new);
    input.splice(from..to, other[begin..end].iter().copied());
}

/// Where words of letters and digits are.
fn words(input: &[u8]) -> Vec<(usize, usize)> {
    let mut words = Vec::new();
    let mut from = 0;
    for part in input.split(|byte| !byte.is_ascii_alphanumeric()) {
        if !part.is_empty() {
            words.push((from, from + part.len()));
        }
        from += part.len() + 1;
    }
    words
}

fn bit(source: &mut Source, input: &mut [u8]) {
    if !input.is_empty() {
        let place = source.below(input.len());
        input[place] ^= 1 << source.below(8);
    }
}

/// Makes a number a little greater or smaller, or a very different one.
fn number(source: &mut Source, input: &mut Vec<u8>) {
    let numbers: Vec<(usize, usize)> = words(input)
        .into_iter()
        .filter(|(from, to)| input[*from..*to].iter().all(u8::is_ascii_digit))
        .collect();
    if numbers.is_empty() {
        return;
    }
    let (from, to) = source.pick(&numbers);
    let text = String::from_utf8_lossy(&input[from..to]).into_owned();
    let old: u64 = text.parse().unwrap_or(0);
    let new = match source.below(4) {
        0 => old.wrapping_add(1),
        1 => old.wrapping_sub(1),
        2 => old.wrapping_mul(10),
        _ => source.noise() >> source.below(64),
    };
    input.splice(from..to, new.to_string().into_bytes());
}
