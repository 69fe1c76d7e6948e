//! A client of the server: plain requests and the stream of a table. It keeps everything that it was ever told.

use std::net::TcpStream;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::protocol::CloseFrame;
use tungstenite::{Message, WebSocket};
use ureq::http::{HeaderMap, Request};

/// No answer takes longer, not even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody who talks to a server.
#[derive(Clone)]
pub(crate) struct Client {
    agent: ureq::Agent,
    /// Such as `127.0.0.1:7373`.
    pub(crate) host: String,
    headers: Vec<(String, String)>,
    /// Everything it was told, in order.
    pub(crate) heard: Arc<Mutex<Vec<String>>>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The body of a success.
    pub(crate) fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> String {
        assert!(self.status >= 400, "{} {}", self.status, self.text);
        self.json()["error"]["code"].as_str().unwrap().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl Client {
    /// Nobody yet.
    pub(crate) fn new(host: &str) -> Client {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .build();
        Client { agent: config.into(), host: host.to_owned(), headers: Vec::new(), heard: Arc::default() }
    }

    /// A guest of this name.
    pub(crate) fn guest(host: &str, name: &str) -> Client {
        let client = Client::new(host);
        let reply = client.post("/api/me", json!({"name": name}));
        reply.ok();
        client.with_cookie_of(&reply)
    }

    /// What it sends under this name.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(header, _)| header == name).map(|(_, value)| value.as_str())
    }

    /// The same with the cookie of an answer.
    pub(crate) fn with_cookie_of(self, reply: &Reply) -> Client {
        let cookie = reply.header("set-cookie").split(';').next().unwrap().to_owned();
        self.with("Cookie", &cookie)
    }

    /// The same with another header.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Client {
        self.headers.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The same person at another node.
    pub(crate) fn at(mut self, host: &str) -> Client {
        host.clone_into(&mut self.host);
        self
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        self.send("GET", path, None).unwrap()
    }

    pub(crate) fn post(&self, path: &str, body: Value) -> Reply {
        self.send("POST", path, Some(body.to_string())).unwrap()
    }

    pub(crate) fn delete(&self, path: &str) -> Reply {
        self.send("DELETE", path, None).unwrap()
    }

    /// A request that may find nobody.
    pub(crate) fn send(&self, method: &str, path: &str, body: Option<String>) -> Result<Reply, ureq::Error> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.host));
        if body.is_some() && !self.headers.iter().any(|(name, _)| name == "Content-Type") {
            request = request.header("Content-Type", "application/json");
        }
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let mut response = match body {
            Some(body) => self.agent.run(request.body(body)?)?,
            None => self.agent.run(request.body(())?)?,
        };
        let text = response.body_mut().with_config().limit(64 << 20).read_to_string()?;
        self.heard.lock().unwrap().push(text.clone());
        Ok(Reply { status: response.status().as_u16(), headers: response.headers().clone(), text })
    }

    /// The stream of a table, with what stands behind the question mark.
    pub(crate) fn stream(&self, table: &str, query: &str) -> Stream {
        self.try_stream(table, query).unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn try_stream(&self, table: &str, query: &str) -> Result<Stream, Box<tungstenite::Error>> {
        let address = format!("ws://{}/api/tables/{table}/stream{query}", self.host);
        let mut request = address.into_client_request().map_err(Box::new)?;
        for (name, value) in &self.headers {
            let name: tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let tcp = TcpStream::connect(&self.host).map_err(|error| Box::new(error.into()))?;
        tcp.set_read_timeout(Some(PATIENCE)).unwrap();
        tcp.set_nodelay(true).unwrap();
        match tungstenite::client(request, tcp) {
            Ok((socket, _)) => Ok(Stream { socket, heard: Arc::clone(&self.heard) }),
            Err(tungstenite::HandshakeError::Failure(error)) => Err(Box::new(error)),
            Err(tungstenite::HandshakeError::Interrupted(_)) => panic!("the server does not answer"),
        }
    }

    /// The code with which a stream is refused.
    pub(crate) fn refused_stream(&self, table: &str) -> String {
        match self.try_stream(table, "").map_err(|error| *error) {
            Err(tungstenite::Error::Http(response)) => {
                let body = response.into_body().unwrap_or_default();
                let body: Value = serde_json::from_slice(&body).unwrap_or_default();
                body["error"]["code"].as_str().unwrap_or_default().to_owned()
            }
            Err(other) => panic!("{other}"),
            Ok(_) => panic!("the stream was opened"),
        }
    }
}

/// The stream of a table.
pub(crate) struct Stream {
    pub(crate) socket: WebSocket<TcpStream>,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Stream {
    /// What comes next; none when the connection is gone, with the code that it was closed with.
    pub(crate) fn hear(&mut self) -> Result<Value, Option<u16>> {
        let began = Instant::now();
        // Pings keep a silent connection from running into the timeout of a read.
        while began.elapsed() < PATIENCE {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    self.heard.lock().unwrap().push(text.to_string());
                    return Ok(serde_json::from_str(&text).unwrap());
                }
                Ok(Message::Close(frame)) => return Err(frame.map(|CloseFrame { code, .. }| code.into())),
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_)) => {}
                Err(_) => return Err(None),
            }
        }
        Err(None)
    }

    /// The next message of this type; others are passed over.
    pub(crate) fn next(&mut self, kind: &str) -> Value {
        loop {
            let told =
                self.hear().unwrap_or_else(|code| panic!("closed with {code:?} while waiting for {kind}"));
            if told["type"] == kind {
                return told;
            }
        }
    }

    /// Listens until the table is at this step.
    pub(crate) fn reach(&mut self, seq: u64) {
        loop {
            let told = self.hear().unwrap_or_else(|code| panic!("closed with {code:?} before step {seq}"));
            if told["seq"] == seq || told["table"]["seq"] == seq {
                return;
            }
        }
    }

    /// The code with which the connection is closed.
    pub(crate) fn closed_with(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.hear() {
                return code;
            }
        }
    }

    pub(crate) fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string());
    }

    pub(crate) fn say_text(&mut self, text: &str) {
        // Whoever is closed hears so when reading.
        let _ = self.socket.send(Message::text(text));
    }
}
