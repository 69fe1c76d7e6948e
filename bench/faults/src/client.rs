//! A person's HTTP client. It may be answered, or not.

use std::time::Duration;

use serde_json::{Value, json};
use ureq::http::Request;

use crate::Failure;

/// Somebody who talks to any of several nodes under one cookie.
#[derive(Clone)]
pub(crate) struct Client {
    agent: ureq::Agent,
    /// Such as `127.0.0.1:7373`.
    pub(crate) hosts: Vec<String>,
    cookie: Option<String>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) text: String,
    cookie: Option<String>,
}

impl Reply {
    pub(crate) fn json(&self) -> Result<Value, Failure> {
        Ok(serde_json::from_str(&self.text)?)
    }

    /// The body of a success.
    pub(crate) fn ok(&self) -> Result<Value, Failure> {
        if self.status / 100 == 2 {
            self.json()
        } else {
            Err(format!("{} {}", self.status, self.text).into())
        }
    }
}

impl Client {
    pub(crate) fn new(hosts: &[String], patience: Duration) -> Client {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(patience))
            .max_redirects(0)
            .build();
        Client { agent: config.into(), hosts: hosts.to_vec(), cookie: None }
    }

    /// A guest of this name.
    pub(crate) fn guest(hosts: &[String], name: &str, patience: Duration) -> Result<Client, Failure> {
        let mut client = Client::new(hosts, patience);
        let reply = client.post(0, "/api/me", &json!({"name": name}))?;
        reply.ok()?;
        client.cookie = reply.cookie;
        Ok(client)
    }

    /// The same person on other nodes.
    pub(crate) fn at(&self, host: &str) -> Client {
        Client { hosts: vec![host.to_owned()], ..self.clone() }
    }

    pub(crate) fn get(&self, node: usize, path: &str) -> Result<Reply, Failure> {
        let request = self.request("GET", node, path)?.body(())?;
        read(self.agent.run(request)?)
    }

    pub(crate) fn post(&self, node: usize, path: &str, body: &Value) -> Result<Reply, Failure> {
        let request = self.request("POST", node, path)?.header("Content-Type", "application/json");
        read(self.agent.run(request.body(body.to_string())?)?)
    }

    fn request(
        &self,
        method: &str,
        node: usize,
        path: &str,
    ) -> Result<ureq::http::request::Builder, Failure> {
        let host = self.hosts.get(node).ok_or("there is no such node")?;
        let mut request = Request::builder().method(method).uri(format!("http://{host}{path}"));
        if let Some(cookie) = &self.cookie {
            request = request.header("Cookie", cookie);
        }
        Ok(request)
    }
}

fn read(mut response: ureq::http::Response<ureq::Body>) -> Result<Reply, Failure> {
    let given = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
    let cookie = given.and_then(|given| given.split(';').next()).map(str::to_owned);
    let text = response.body_mut().with_config().limit(64 << 20).read_to_string()?;
    Ok(Reply { status: response.status().as_u16(), text, cookie })
}
