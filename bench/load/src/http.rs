//! Just enough HTTP to sit down at a table.

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Failure;

/// Reads something to its end.
pub(crate) async fn get(address: &str, path: &str) -> Result<(), Failure> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let answer = exchange(address, &request).await?;
    if answer.starts_with("HTTP/1.1 2") { Ok(()) } else { Err(format!("{path}: {answer}").into()) }
}

/// Reads something that is JSON.
pub(crate) async fn get_json(address: &str, path: &str) -> Result<Value, Failure> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let answer = exchange(address, &request).await?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok(serde_json::from_str(body)?)
}

async fn exchange(address: &str, request: &str) -> Result<String, Failure> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8(answer)?)
}

/// Sends a command and reads the answer; the cookie is the one that came with it, if any did.
pub(crate) async fn post(
    address: &str,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> Result<(Value, Option<String>), Failure> {
    let body = body.to_string();
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{cookie}Content-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = exchange(address, &request).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 2") {
        return Err(format!("{path}: {head}\n{body}").into());
    }
    let given = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let given = given.and_then(|line| line.split(';').next()).map(str::to_owned);
    Ok((serde_json::from_str(body)?, given))
}
