//! Texts that people type and others read.

use std::collections::HashMap;

use bonecup_referee::{Name, TextError};
use unicode_security::confusable_detection::skeleton as skeleton_of;

/// A name without blanks around it, and without signs that turn or hide the text after it, unless they hold an emoji together.
pub(crate) fn checked(text: &str) -> Result<Name, TextError> {
    let signs: Vec<char> = text.chars().collect();
    let kept =
        |(at, sign): (usize, &char)| (!is_invisible(*sign) || is_within_emoji(&signs, at)).then_some(*sign);
    let plain: String = signs.iter().enumerate().filter_map(kept).collect();
    plain.trim().parse()
}

/// Whether an invisible sign is part of a picture: families are joined, hearts are told to be coloured, and three flags
/// are spelt out in tags.
fn is_within_emoji(signs: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| signs[before]);
    let after = signs.get(at + 1).copied();
    match signs[at] {
        '\u{200d}' => {
            // A picture that was told to be coloured is still one.
            let coloured = before == Some(COLOURED) && at >= 2 && is_picture(signs[at - 2]);
            (coloured || before.is_some_and(is_picture)) && after.is_some_and(is_picture)
        }
        COLOURED => before.is_some_and(is_picture) || after == Some('\u{20e3}'),
        '\u{e0020}'..='\u{e007f}' => FLAGS.iter().any(|flag| spells(signs, at, flag)),
        _ => false,
    }
}

/// Asks for the coloured picture of a sign that has a plain one too.
const COLOURED: char = '\u{fe0f}';

/// The flags of England, Scotland and Wales: no other is written in tags.
const FLAGS: [&str; 3] = ["gbeng", "gbsct", "gbwls"];

/// Signs that are drawn as pictures, and the tones of skin: the blocks of Unicode that hold them.
fn is_picture(sign: char) -> bool {
    matches!(sign, '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}'
        | '\u{1f000}'..='\u{1faff}')
}

/// Whether the tag is part of a black flag and the tags of its name.
fn spells(signs: &[char], at: usize, flag: &str) -> bool {
    let tags = flag.bytes().map(|letter| char::from_u32(0xe0000 + u32::from(letter)));
    let whole: Vec<char> = tags.chain([char::from_u32(0xe007f)]).flatten().collect();
    let starts = |start: usize| signs[start] == '\u{1f3f4}' && signs[start + 1..].starts_with(&whole);
    (at.saturating_sub(whole.len())..at).any(starts)
}

/// Marks of direction, joiners and the like: with them one name looks like another.
fn is_invisible(sign: char) -> bool {
    matches!(sign,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether two names look the same to somebody who does not look closely: letters of other scripts that are drawn alike, capitals
/// and small letters, blanks and what cannot be seen make no difference.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let (one, other) = (looks(one), looks(other));
    one.iter().any(|look| other.contains(look))
}

/// For each of these names the first one before it that looks the same, by its place.
pub(crate) fn alike_before<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Option<usize>> {
    let mut first: HashMap<String, usize> = HashMap::new();
    let before = names.enumerate().map(|(at, name)| {
        let looks = looks(name);
        let before = looks.iter().filter_map(|look| first.get(look).copied()).min();
        for look in looks {
            first.entry(look).or_insert(at);
        }
        before
    });
    before.collect()
}

/// How a name looks, by the skeleton of Unicode (UTS 39): as it is written, and in small letters. The second alone would tell a
/// capital I from a small l, the first alone ANNA from anna.
fn looks(name: &str) -> [String; 2] {
    let shown: String = name.chars().filter(|sign| !sign.is_whitespace() && !is_invisible(*sign)).collect();
    [shown.clone(), shown.to_lowercase()].map(|text| {
        let skeleton: String = skeleton_of(&text).collect();
        // What one letter looks like may be a capital.
        skeleton_of(&skeleton.to_lowercase()).collect()
    })
}

/// A code as it was given out: letters that are easily taken for digits are read as those, and marks are left out.
pub(crate) fn plain_code(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric).take(64);
    letters
        .map(|letter| match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;

    #[test]
    fn a_code_may_be_typed_as_people_do() {
        assert_eq!(plain_code(" o1il-ab "), "0111AB");
    }

    #[test]
    fn emoji_of_several_signs_stay_whole() {
        let whole = ["👨‍👩‍👧‍👦", "❤️ Ada", "👩🏽‍🚀", "🏳️‍🌈", "1️⃣", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🧙🏽‍♂️ Max"];
        for name in whole {
            assert_eq!(checked(name).unwrap().as_str(), name);
        }
        // Beside letters the same signs only hide.
        assert_eq!(checked("Jo\u{200d}hn\u{fe0f}").unwrap().as_str(), "John");
        assert_eq!(checked("👧\u{200d}").unwrap().as_str(), "👧");
        assert_eq!(checked("1\u{fe0f}\u{200d}👩").unwrap().as_str(), "1👩");
        assert_eq!(checked("👧\u{fe0f}\u{fe0f}").unwrap().as_str(), "👧\u{fe0f}");
        assert_eq!(checked("🏴\u{e0061}\u{e0062}\u{e007f}").unwrap().as_str(), "🏴");
    }

    #[test]
    fn names_that_look_the_same_are_told() {
        for other in
            ["anna", "ANNA", "Аnnа", "Αnna", "An na", "A\u{2009}nna", "Ann\u{200b}a", "Ａｎｎａ", "𝐀𝐧𝐧𝐚"]
        {
            assert!(look_alike("Anna", other), "{other}");
        }
        for (one, other) in
            [("Paul", "PauI"), ("Bill", "BiIl"), ("Otto", "0tto"), ("Rnax", "Max"), ("a\u{308}", "ä")]
        {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in
            [("Anna", "Anne"), ("Anna", "Hanna"), ("Jürgen", "Jurgen"), ("骨", "骰"), ("👧", "👦")]
        {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn among_many_names_each_is_told_the_first_that_looks_like_it() {
        let names = ["Anna", "Bill", "ANNA", "Carl", "BiIl", "Аnna"];
        assert_eq!(alike_before(names.into_iter()), [None, None, Some(0), None, Some(1), Some(0)]);
    }

    #[test]
    fn a_name_has_no_hidden_signs() {
        assert_eq!(checked("  Jo\u{202e}hn \u{200b}").unwrap().as_str(), "John");
        assert!(checked("\u{200b}\u{200b}").is_err());
        assert!(checked(&"x".repeat(41)).is_err());
        assert_eq!(checked("Jürgen Ö. 骨").unwrap().as_str(), "Jürgen Ö. 骨");
    }
}
