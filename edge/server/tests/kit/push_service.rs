//! A push service of our own, and a browser that listens there.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use bonecup_server::{Config, PushSettings, Reach};
use serde_json::{Value, json};
use web_push_native::Auth;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint as _;

/// Nobody is told later, not even by a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// People have so little time to come by themselves, and push services are on this machine.
pub(crate) fn telling(config: &mut Config) {
    let settings = PushSettings::new("mailto:host@bones.example".to_owned());
    config.push =
        Some(PushSettings { grace: Duration::from_millis(100), reach: Reach::ThisMachine, ..settings });
}

/// What came in.
#[derive(Debug)]
pub(crate) struct Pushed {
    pub(crate) path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

/// A push service that answers everything with the same status.
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    status: Arc<Mutex<&'static str>>,
    came: Receiver<Pushed>,
}

impl PushService {
    pub(crate) fn open() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let status = Arc::new(Mutex::new("201 Created"));
        let (tell, came) = channel();
        let answer = Arc::clone(&status);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let pushed = read(stream.unwrap(), &answer.lock().unwrap());
                if tell.send(pushed).is_err() {
                    return;
                }
            }
        });
        PushService { address, status, came }
    }

    /// What it answers from now on, such as `410 Gone`.
    pub(crate) fn answer(&self, status: &'static str) {
        *self.status.lock().unwrap() = status;
    }

    /// What comes next.
    pub(crate) fn next(&self) -> Pushed {
        self.came.recv_timeout(PATIENCE).unwrap()
    }

    /// Nothing comes for some time.
    pub(crate) fn is_silent_for(&self, time: Duration) {
        let came = self.came.recv_timeout(time);
        assert!(matches!(came, Err(RecvTimeoutError::Timeout)), "{came:?}");
    }
}

fn read(stream: TcpStream, status: &str) -> Pushed {
    let mut reader = BufReader::new(stream);
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        if line.trim().is_empty() {
            break;
        }
        lines.push(line.trim().to_owned());
    }
    let path = lines[0].split(' ').nth(1).unwrap().to_owned();
    assert_eq!(lines[0], format!("POST {path} HTTP/1.1"));
    let headers: Vec<(String, String)> = lines[1..]
        .iter()
        .map(|line| line.split_once(": ").unwrap())
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let length = headers.iter().find(|(name, _)| name == "content-length").unwrap().1.parse().unwrap();
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    // An address to go to instead is one to which nobody goes.
    let head = format!("HTTP/1.1 {status}\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n");
    reader.get_mut().write_all(head.as_bytes()).unwrap();
    Pushed { path, headers, body }
}

/// A browser with keys of its own.
pub(crate) struct Browser {
    key: SecretKey,
    secret: [u8; 16],
}

impl Browser {
    /// Another one for every number but 0.
    pub(crate) fn new(number: u8) -> Browser {
        Browser { key: SecretKey::from_slice(&[number; 32]).unwrap(), secret: [number; 16] }
    }

    /// What it says when it subscribes at an address.
    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let key = self.key.public_key().to_encoded_point(false);
        let written = |bytes: &[u8]| Base64UrlUnpadded::encode_string(bytes);
        json!({"endpoint": endpoint, "p256dh": written(key.as_bytes()), "auth": written(&self.secret)})
    }

    /// The same at a push service, under a path.
    pub(crate) fn at(&self, service: &PushService, path: &str) -> Value {
        self.subscription(&format!("http://{}{path}", service.address))
    }

    /// What it is told.
    pub(crate) fn read(&self, pushed: &Pushed) -> Value {
        assert_eq!(pushed.header("content-encoding"), "aes128gcm");
        let opened =
            web_push_native::decrypt(pushed.body.clone(), &self.key, &Auth::from(self.secret)).ok().unwrap();
        serde_json::from_slice(&opened).unwrap()
    }
}

impl Pushed {
    pub(crate) fn header(&self, name: &str) -> &str {
        &self.headers.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("{name} is missing")).1
    }

    /// What its sender claims and has signed with the key of this name.
    pub(crate) fn claims(&self, key: &str) -> Value {
        let authorization = self.header("authorization").strip_prefix("vapid t=").unwrap();
        let (token, named) = authorization.split_once(", k=").unwrap();
        assert_eq!(named, key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
        key.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        assert_eq!(
            serde_json::from_slice::<Value>(&bytes(head)).unwrap(),
            json!({"typ": "JWT", "alg": "ES256"})
        );
        serde_json::from_slice(&bytes(claims)).unwrap()
    }
}
