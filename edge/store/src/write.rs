//! What is written in one go.

use crate::value::{Row, Value};

/// A statement with its parameters.
#[derive(Clone)]
pub(crate) struct Statement {
    /// The same text for both databases, with parameters `$1`, `$2` …
    pub(crate) sql: &'static str,
    /// One for each parameter.
    pub(crate) values: Vec<Value>,
    /// Whether everything is undone if the statement changes no row.
    pub(crate) must_change: bool,
}

/// Statements that happen together or not at all.
#[derive(Clone, Default)]
pub(crate) struct Write(pub(crate) Vec<Statement>);

impl Write {
    /// Adds a statement.
    pub(crate) fn and(mut self, sql: &'static str, values: Vec<Value>) -> Write {
        self.0.push(Statement { sql, values, must_change: false });
        self
    }

    /// Adds a statement without which the others shall not happen either.
    pub(crate) fn only_if(mut self, sql: &'static str, values: Vec<Value>) -> Write {
        self.0.push(Statement { sql, values, must_change: true });
        self
    }
}

/// What became of a write.
pub(crate) enum Written {
    /// Everything happened; the rows that the last statement returned.
    Done(Vec<Row>),
    /// Nothing happened: a statement that had to change something found nothing to change.
    Undone,
}

impl Written {
    /// The rows of the last statement; none if nothing happened.
    pub(crate) fn rows(self) -> Vec<Row> {
        match self {
            Written::Done(rows) => rows,
            Written::Undone => Vec::new(),
        }
    }
}
