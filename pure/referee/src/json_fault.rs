//! JSON that is not of the form that is wanted.

/// What is wrong with a piece of JSON, and where.
///
/// The text may quote the input, which may quote anything: a page of text, or characters that steer a terminal. So it is
/// one line of limited length.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}")]
pub struct JsonFault {
    line: String,
}

/// Longer texts are cut off.
const SHOWN: usize = 160;

impl JsonFault {
    /// JSON that says the same in another form than the one that is written.
    pub(crate) fn other_form() -> JsonFault {
        JsonFault { line: "a value is not in the form that docs/record.md gives it".to_owned() }
    }
}

impl From<serde_json::Error> for JsonFault {
    fn from(error: serde_json::Error) -> JsonFault {
        let text = error.to_string();
        let visible = |c: char| if c.is_control() { ' ' } else { c };
        let mut line: String = text.chars().take(SHOWN).map(visible).collect();
        if text.chars().nth(SHOWN).is_some() {
            line += &format!("… at line {} column {}", error.line(), error.column());
        }
        JsonFault { line }
    }
}
