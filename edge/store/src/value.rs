//! Values as both databases know them, so that each query is written once.

use std::fmt;
use std::str::FromStr;

use crate::error::StoreError;

/// A parameter of a statement, or a field of a row.
#[derive(Clone, PartialEq)]
pub(crate) enum Value {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A driver that logs parameters must not log seeds.
impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Value(…)")
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Int(number.into())
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Int(number.into())
    }
}

/// Neither database has to know truth values: 1 and 0 are the same in both.
impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Int(truth.into())
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<[u8; 32]> for Value {
    fn from(bytes: [u8; 32]) -> Value {
        Value::Bytes(bytes.to_vec())
    }
}

impl From<Vec<u8>> for Value {
    fn from(bytes: Vec<u8>) -> Value {
        Value::Bytes(bytes)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// The parameters of a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::value::Value::from($value)),*] };
}
pub(crate) use values;

/// A row of an answer. Its fields are taken one after the other, in the order in which the statement names them.
pub(crate) struct Row(std::vec::IntoIter<Value>);

impl Row {
    pub(crate) fn new(fields: Vec<Value>) -> Row {
        Row(fields.into_iter())
    }

    fn next(&mut self) -> Result<Value, StoreError> {
        self.0.next().ok_or_else(|| unexpected("a field is missing"))
    }

    pub(crate) fn int(&mut self) -> Result<i64, StoreError> {
        self.maybe_int()?.ok_or_else(|| unexpected("a number is missing"))
    }

    pub(crate) fn maybe_int(&mut self) -> Result<Option<i64>, StoreError> {
        match self.next()? {
            Value::Null => Ok(None),
            Value::Int(number) => Ok(Some(number)),
            Value::Real(_) | Value::Text(_) | Value::Bytes(_) => {
                Err(unexpected("a field is no whole number"))
            }
        }
    }

    /// A whole number of a smaller type.
    pub(crate) fn number<T: TryFrom<i64>>(&mut self) -> Result<T, StoreError> {
        T::try_from(self.int()?).map_err(|_| unexpected("a number is out of range"))
    }

    /// The same where it may be missing.
    pub(crate) fn maybe_number<T: TryFrom<i64>>(&mut self) -> Result<Option<T>, StoreError> {
        let number = self.maybe_int()?.map(T::try_from).transpose();
        number.map_err(|_| unexpected("a number is out of range"))
    }

    pub(crate) fn truth(&mut self) -> Result<bool, StoreError> {
        Ok(self.int()? != 0)
    }

    pub(crate) fn real(&mut self) -> Result<f64, StoreError> {
        self.maybe_real()?.ok_or_else(|| unexpected("a number is missing"))
    }

    pub(crate) fn maybe_real(&mut self) -> Result<Option<f64>, StoreError> {
        match self.next()? {
            Value::Null => Ok(None),
            Value::Real(number) => Ok(Some(number)),
            Value::Int(_) | Value::Text(_) | Value::Bytes(_) => Err(unexpected("a field is no number")),
        }
    }

    pub(crate) fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.next()? {
            Value::Null => Ok(None),
            Value::Text(text) => Ok(Some(text)),
            Value::Int(_) | Value::Real(_) | Value::Bytes(_) => Err(unexpected("a field is no text")),
        }
    }

    pub(crate) fn text(&mut self) -> Result<String, StoreError> {
        match self.next()? {
            Value::Text(text) => Ok(text),
            Value::Null | Value::Int(_) | Value::Real(_) | Value::Bytes(_) => {
                Err(unexpected("a field is no text"))
            }
        }
    }

    /// A text that follows a rule, such as an id.
    pub(crate) fn parsed<T: FromStr>(&mut self) -> Result<T, StoreError> {
        let text = self.text()?;
        text.parse().map_err(|_| unexpected("a text does not follow its rule"))
    }

    /// The same where there may be none.
    pub(crate) fn maybe_parsed<T: FromStr>(&mut self) -> Result<Option<T>, StoreError> {
        let text = match self.next()? {
            Value::Null => return Ok(None),
            Value::Text(text) => text,
            Value::Int(_) | Value::Real(_) | Value::Bytes(_) => return Err(unexpected("a field is no text")),
        };
        text.parse().map(Some).map_err(|_| unexpected("a text does not follow its rule"))
    }

    pub(crate) fn bytes(&mut self) -> Result<Vec<u8>, StoreError> {
        self.maybe_bytes()?.ok_or_else(|| unexpected("bytes are missing"))
    }

    pub(crate) fn maybe_bytes(&mut self) -> Result<Option<Vec<u8>>, StoreError> {
        match self.next()? {
            Value::Null => Ok(None),
            Value::Bytes(bytes) => Ok(Some(bytes)),
            Value::Int(_) | Value::Real(_) | Value::Text(_) => Err(unexpected("a field is no bytes")),
        }
    }
}

/// Only this program writes the database: what it cannot read, something else has changed.
fn unexpected(detail: &str) -> StoreError {
    StoreError::Damaged { detail: detail.to_owned() }
}
