//! JSON that can be read in one way only.
//!
//! Parsers disagree about a field that is given twice and about large or broken numbers, and serde takes a list for an
//! object and `{"drawn": null}` for `"drawn"`. A record that two programs read differently proves nothing.

use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Number, Value};

use crate::JsonFault;

/// JSON without doubled fields, in which every number is whole.
struct Strict(Value);

/// Reads JSON in which no object has a field twice and no number has a fraction or an exponent.
pub(crate) fn read(bytes: &[u8]) -> Result<Value, JsonFault> {
    let Strict(value) = serde_json::from_slice(bytes)?;
    Ok(value)
}

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Strict, D::Error> {
        input.deserialize_any(StrictVisitor).map(Strict)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(Number::from(value)))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(Number::from(value)))
    }

    /// Also what has too many digits for 64 bits, and `-0`.
    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Err(E::custom(format!("invalid type: floating point `{value}`, expected a whole number of 64 bits")))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Strict(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format!("duplicate field `{name}`")));
            }
            let Strict(value) = object.next_value()?;
            fields.insert(name, value);
        }
        Ok(Value::Object(fields))
    }
}

/// Whether what a record writes as an object is one, what it writes as a text is one, and nothing is null that is left
/// out instead; what is missing or of another type is for the fields themselves to say.
pub(crate) fn has_the_form_of_a_record(record: &Value) -> bool {
    let objects = |value: &Value| value.as_array().is_none_or(|list| list.iter().all(Value::is_object));
    let texts = ["/game", "/dice/scheme"].iter().filter_map(|place| record.pointer(place));
    let seats = record["seats"].as_array().into_iter().flatten();
    let events = record["events"].as_array().into_iter().flatten();
    let shown = |event: &Value| event.as_object().is_none_or(|event| !event.values().any(Value::is_null));
    record.is_object()
        && record["dice"].is_object()
        && record["options"].is_object()
        && !record["result"].is_array()
        && record.get("from").is_none_or(Value::is_object)
        && objects(&record["seats"])
        && objects(&record["events"])
        && texts.into_iter().all(Value::is_string)
        && seats.into_iter().all(|seat| seat["dice"].is_string() && seat["player"].get("human").is_none())
        && events.into_iter().all(|event| shown(event) && event.get("by").is_none_or(Value::is_string))
        && record["dice"].get("weights").is_none_or(|weights| !weights.is_null())
}
