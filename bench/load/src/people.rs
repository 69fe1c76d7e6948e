//! People who sit down and connect.

use bonecup_referee::Hex32;
use futures::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Failure;
use crate::http::post;

/// A person with a WebSocket to their table.
pub(crate) struct Person {
    socket: WebSocketStream<TcpStream>,
}

/// What a person is told that matters here.
pub(crate) enum Heard {
    /// The own command of this name is durable.
    Done(String),
    /// A step of this number is seen.
    Step {
        number: u32,
        /// The hash after it, with version 2 of the dice.
        head: Option<Hex32>,
    },
}

impl Person {
    /// Says a name; the cookie says who it is from now on.
    pub(crate) async fn arrive(address: &str) -> Result<String, Failure> {
        let (_, cookie) = post(address, "/api/me", None, &json!({"name": "Load"})).await?;
        cookie.ok_or_else(|| "the server gives no cookie".into())
    }

    /// Listens to the table as a program does that knows the rules.
    pub(crate) async fn connect(address: &str, table: &str, cookie: &str) -> Result<Person, Failure> {
        Person::watch(address, table, Some(cookie), false).await
    }

    /// Listens to the table, with all that a page needs or without; nobody in particular without a cookie.
    pub(crate) async fn watch(
        address: &str,
        table: &str,
        cookie: Option<&str>,
        facts: bool,
    ) -> Result<Person, Failure> {
        let url = format!("ws://{address}/api/tables/{table}/stream?facts={facts}");
        let mut request = url.into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(1 << 10);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Person { socket })
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next message of a type, understood as pages do.
    pub(crate) async fn hear_of(&mut self, wanted: &str) -> Result<serde_json::Value, Failure> {
        loop {
            let message = self.socket.next().await.ok_or("the server hung up")??;
            let Message::Text(text) = message else { continue };
            let told: serde_json::Value = serde_json::from_str(text.as_str())?;
            if told["type"] == wanted {
                return Ok(told);
            }
            if told["type"] == "refused" {
                return Err(format!("refused: {text}").into());
            }
        }
    }

    /// The next thing that matters; nothing is understood that need not be, for the server is what is measured.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Failure> {
        loop {
            let message = self.socket.next().await.ok_or("the server hung up")??;
            let Message::Text(text) = message else { continue };
            let text = text.as_str();
            if let Some(rest) = text.strip_prefix(r#"{"type":"done","key":""#) {
                return Ok(Heard::Done(rest.split('"').next().unwrap_or_default().to_owned()));
            }
            if text.starts_with(r#"{"type":"refused""#) {
                return Err(format!("refused: {text}").into());
            }
            let number =
                text.strip_prefix(r#"{"type":"step","seq":"#).and_then(|rest| rest.split(',').next());
            if let Some(number) = number {
                let head = text.rsplit_once(r#""head":""#).and_then(|(_, rest)| rest.get(..64));
                return Ok(Heard::Step {
                    number: number.parse()?,
                    head: head.and_then(|head| head.parse().ok()),
                });
            }
        }
    }
}
