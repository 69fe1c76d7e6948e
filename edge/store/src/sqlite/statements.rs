//! Statements on a connection of SQLite.

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql, params};

use super::fault::fault;
use crate::error::StoreError;
use crate::steps::{Appended, NewStep};
use crate::value::{Row, Value};
use crate::write::{Statement, Write, Written};

const HEAD: &str = "select max(seq) from events where table_id = $1";
const APPEND: &str = "insert into events (table_id, seq, at, body) values ($1, $2, $3, $4)";

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let value = match self {
            Value::Null => ValueRef::Null,
            Value::Int(number) => ValueRef::Integer(*number),
            Value::Real(number) => ValueRef::Real(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        };
        Ok(ToSqlOutput::Borrowed(value))
    }
}

/// All rows of a query.
pub(crate) fn read(connection: &Connection, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
    query(connection, sql, values).map_err(fault)
}

/// Appends a step: the one thing that has to be fast. Nobody else writes, so the head can be looked at first, and the
/// plain statement that is left is one that SQLite need not be able to undo half-way.
pub(crate) fn append(connection: &Connection, step: &NewStep) -> Result<Appended, StoreError> {
    try_append(connection, step).map_err(fault)
}

fn try_append(connection: &Connection, step: &NewStep) -> rusqlite::Result<Appended> {
    let table = step.table.as_str();
    let head: Option<i64> = connection.prepare_cached(HEAD)?.query_row([table], |row| row.get(0))?;
    if head != Some(i64::from(step.seq) - 1) {
        return Ok(Appended::Lost);
    }
    connection.prepare_cached(APPEND)?.execute(params![table, step.seq, step.at, step.body])?;
    Ok(Appended::Done)
}

/// Does a write within the transaction that is on. If it fails or is undone, what was done before it stays.
pub(crate) fn write(connection: &Connection, write: &Write) -> Result<Written, StoreError> {
    match write.0.as_slice() {
        // A statement that fails undoes itself.
        [_] => perform(connection, write),
        _ => apart(connection, write),
    }
}

fn apart(connection: &Connection, write: &Write) -> Result<Written, StoreError> {
    execute(connection, "savepoint apart")?;
    let result = perform(connection, write);
    let keep = matches!(result, Ok(Written::Done(_)));
    // Some failures end the whole transaction, and the savepoint with it.
    if !keep && !connection.is_autocommit() {
        execute(connection, "rollback to apart")?;
    }
    if !connection.is_autocommit() {
        execute(connection, "release apart")?;
    }
    result
}

fn perform(connection: &Connection, write: &Write) -> Result<Written, StoreError> {
    let mut rows = Vec::new();
    for Statement { sql, values, must_change } in &write.0 {
        rows = query(connection, sql, values).map_err(fault)?;
        if *must_change && connection.changes() == 0 {
            return Ok(Written::Undone);
        }
    }
    Ok(Written::Done(rows))
}

/// Runs a statement without parameters or rows.
pub(crate) fn execute(connection: &Connection, sql: &'static str) -> Result<(), StoreError> {
    try_execute(connection, sql).map_err(fault)
}

/// The same, with SQLite's own error.
pub(super) fn try_execute(connection: &Connection, sql: &'static str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}

fn query(connection: &Connection, sql: &str, values: &[Value]) -> rusqlite::Result<Vec<Row>> {
    let mut statement = connection.prepare_cached(sql)?;
    bind(&mut statement, values)?;
    let columns = statement.column_count();
    let mut found = statement.raw_query();
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let fields = (0..columns).map(|column| row.get_ref(column).map(value));
        rows.push(Row::new(fields.collect::<Result<_, _>>()?));
    }
    Ok(rows)
}

/// For SQLite `$2` is a name like any other, and its place that of its first appearance.
fn bind(statement: &mut rusqlite::Statement<'_>, values: &[Value]) -> rusqlite::Result<()> {
    for place in 1..=statement.parameter_count() {
        let name = statement.parameter_name(place).unwrap_or_default();
        let number = name.trim_start_matches('$').parse::<usize>().unwrap_or_default();
        let value = number.checked_sub(1).and_then(|index| values.get(index));
        let value = value.ok_or_else(|| rusqlite::Error::InvalidParameterName(name.to_owned()))?;
        statement.raw_bind_parameter(place, value)?;
    }
    Ok(())
}

fn value(field: ValueRef<'_>) -> Value {
    match field {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Int(number),
        ValueRef::Real(number) => Value::Real(number),
        // What is no UTF-8 was not written here, and fails its rule or is shown as it is.
        ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    }
}
