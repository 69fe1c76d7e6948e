//! Statements on a connection of Postgres.

use std::error::Error;

use deadpool_postgres::{Client, GenericClient};
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use super::fault::Trouble;
use crate::value::{Row, Value};
use crate::write::{Statement, Write, Written};

impl ToSql for Value {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(number) => number.to_sql_checked(ty, out),
            Value::Real(number) => number.to_sql_checked(ty, out),
            Value::Text(text) => text.to_sql_checked(ty, out),
            Value::Bytes(bytes) => bytes.to_sql_checked(ty, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        // Each kind of value checks for itself.
        true
    }

    to_sql_checked!();
}

/// All rows of a query.
pub(super) async fn read(client: &Client, sql: &str, values: &[Value]) -> Result<Vec<Row>, Trouble> {
    Ok(run(client, sql, values).await?.0)
}

/// Does a write in a transaction of its own.
pub(super) async fn write(mut client: Client, write: &Write) -> Result<Written, Trouble> {
    // One statement is a transaction by itself.
    if let [statement] = write.0.as_slice() {
        let (rows, changed) = run(&client, statement.sql, &statement.values).await?;
        return Ok(if statement.must_change && changed == 0 { Written::Undone } else { Written::Done(rows) });
    }
    let transaction = client.transaction().await.map_err(|error| Trouble::from(error).before_commit())?;
    let written = perform(&transaction, write).await.map_err(Trouble::before_commit)?;
    match written {
        Written::Done(_) => transaction.commit().await?,
        Written::Undone => transaction.rollback().await?,
    }
    Ok(written)
}

async fn perform(client: &impl GenericClient, write: &Write) -> Result<Written, Trouble> {
    let mut rows = Vec::new();
    for Statement { sql, values, must_change } in &write.0 {
        let changed;
        (rows, changed) = run(client, sql, values).await?;
        if *must_change && changed == 0 {
            return Ok(Written::Undone);
        }
    }
    Ok(Written::Done(rows))
}

/// The rows that a statement returns, and how many it returned or changed.
async fn run(client: &impl GenericClient, sql: &str, values: &[Value]) -> Result<(Vec<Row>, u64), Trouble> {
    let statement = client.prepare_cached(sql).await?;
    let parameters: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as _).collect();
    if statement.columns().is_empty() {
        return Ok((Vec::new(), client.execute(&statement, &parameters).await?));
    }
    let found = client.query(&statement, &parameters).await?;
    let rows = found.iter().map(row).collect::<Result<Vec<Row>, _>>()?;
    let count = rows.len() as u64;
    Ok((rows, count))
}

fn row(row: &tokio_postgres::Row) -> Result<Row, tokio_postgres::Error> {
    let fields = row.columns().iter().enumerate().map(|(place, column)| field(row, place, column.type_()));
    Ok(Row::new(fields.collect::<Result<_, _>>()?))
}

fn field(row: &tokio_postgres::Row, place: usize, kind: &Type) -> Result<Value, tokio_postgres::Error> {
    if *kind == Type::INT8 {
        row.try_get::<_, Option<i64>>(place).map(Value::from)
    } else if *kind == Type::FLOAT8 {
        row.try_get::<_, Option<f64>>(place).map(Value::from)
    } else if *kind == Type::BYTEA {
        Ok(row.try_get::<_, Option<Vec<u8>>>(place)?.map_or(Value::Null, Value::Bytes))
    } else {
        row.try_get::<_, Option<String>>(place).map(Value::from)
    }
}
