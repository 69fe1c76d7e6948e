//! Texts that people type and others read.

use bonecup_referee::{Name, TextError};

/// A name without blanks around it, and without signs that turn or hide the text after it.
pub(crate) fn checked(text: &str) -> Result<Name, TextError> {
    let plain: String = text.chars().filter(|&sign| !is_invisible(sign)).collect();
    plain.trim().parse()
}

/// Marks of direction, joiners and the like: with them one name looks like another.
fn is_invisible(sign: char) -> bool {
    matches!(sign,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
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
    fn a_name_has_no_hidden_signs() {
        assert_eq!(checked("  Jo\u{202e}hn \u{200b}").unwrap().as_str(), "John");
        assert!(checked("\u{200b}\u{200b}").is_err());
        assert!(checked(&"x".repeat(41)).is_err());
        assert_eq!(checked("Jürgen Ö. 骨").unwrap().as_str(), "Jürgen Ö. 骨");
    }
}
