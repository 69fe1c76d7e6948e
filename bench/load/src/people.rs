//! People who sit down and connect.

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
    /// The own move is durable.
    Done,
    /// A step of this number is seen.
    Step(u32),
}

impl Person {
    /// Says a name; the cookie says who it is from now on.
    pub(crate) async fn arrive(address: &str) -> Result<String, Failure> {
        let (_, cookie) = post(address, "/api/me", None, &json!({"name": "Load"})).await?;
        cookie.ok_or_else(|| "the server gives no cookie".into())
    }

    /// Listens to the table.
    pub(crate) async fn connect(address: &str, table: &str, cookie: &str) -> Result<Person, Failure> {
        let url = format!("ws://{address}/api/tables/{table}/stream");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(1 << 10);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Person { socket })
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next thing that matters; nothing is understood that need not be, for the server is what is measured.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Failure> {
        loop {
            let message = self.socket.next().await.ok_or("the server hung up")??;
            let Message::Text(text) = message else { continue };
            let text = text.as_str();
            if text.starts_with(r#"{"type":"done""#) {
                return Ok(Heard::Done);
            }
            if text.starts_with(r#"{"type":"refused""#) {
                return Err(format!("refused: {text}").into());
            }
            let number =
                text.strip_prefix(r#"{"type":"step","seq":"#).and_then(|rest| rest.split(',').next());
            if let Some(number) = number {
                return Ok(Heard::Step(number.parse()?));
            }
        }
    }
}
