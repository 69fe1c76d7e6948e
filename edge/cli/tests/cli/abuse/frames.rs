//! Frames of a WebSocket that no library sends.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use super::scene::Scene;

const TEXT: u8 = 1;
const BINARY: u8 = 2;
const PING: u8 = 9;
const FINAL: u8 = 0x80;
const PING_TEXT: &[u8] = br#"{"type":"ping"}"#;

/// What must come back to frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Expected {
    /// The connection ends, with or without a word.
    Closed,
    /// Messages are answered as ever.
    Answered(&'static str),
}

/// A frame as the protocol wants it from a client, but for what is asked otherwise.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = head(first, 0x80, payload.len() as u64);
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

fn head(first: u8, mask: u8, length: u64) -> Vec<u8> {
    let mut bytes = vec![first];
    match length {
        0..126 => bytes.push(mask | u8::try_from(length).unwrap()),
        126..65536 => {
            bytes.push(mask | 126);
            bytes.extend(u16::try_from(length).unwrap().to_be_bytes());
        }
        _ => {
            bytes.push(mask | 127);
            bytes.extend(length.to_be_bytes());
        }
    }
    bytes
}

/// A stream whose handshake is done and whose snapshot has come.
fn connect(scene: &Scene) -> TcpStream {
    let mut stream = TcpStream::connect(scene.host()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let cookie = scene.anna.header("Cookie").unwrap();
    let request = format!(
        "GET /api/tables/{}/stream HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        scene.table
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut heard = Vec::new();
    let mut buffer = [0; 4096];
    while !String::from_utf8_lossy(&heard).contains("snapshot") {
        let count = stream.read(&mut buffer).unwrap();
        assert!(count > 0, "{}", String::from_utf8_lossy(&heard));
        heard.extend(&buffer[..count]);
    }
    stream
}

/// Whether what comes back is as expected.
fn holds(stream: &mut TcpStream, expected: Expected) -> bool {
    let mut heard = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        match (stream.read(&mut buffer), expected) {
            (Ok(0), _) => return expected == Expected::Closed,
            (Ok(count), Expected::Answered(word)) => {
                heard.extend(&buffer[..count]);
                if String::from_utf8_lossy(&heard).contains(word) {
                    return true;
                }
            }
            (Ok(_), Expected::Closed) => {}
            // A reset is an end, too; silence is none.
            (Err(error), _) => {
                return expected == Expected::Closed && error.kind() == std::io::ErrorKind::ConnectionReset;
            }
        }
    }
}

#[test]
fn odd_frames_end_their_own_connection_and_nothing_else() {
    use Expected::{Answered, Closed};
    let scene = Scene::open(&[]);
    let before = scene.view()["seq"].clone();
    let part = |first: u8, size: usize| frame(first, &vec![b'x'; size]);
    let attacks: Vec<(&str, Vec<u8>, Expected)> = vec![
        (
            "a message in two parts",
            [frame(TEXT, &PING_TEXT[..6]), frame(FINAL, &PING_TEXT[6..])].concat(),
            Answered("pong"),
        ),
        (
            "a ping between the parts",
            [frame(TEXT, &PING_TEXT[..6]), frame(FINAL | PING, b"hi"), frame(FINAL, &PING_TEXT[6..])]
                .concat(),
            Answered("pong"),
        ),
        ("JSON that is none", frame(FINAL | TEXT, b"{"), Answered("server-form")),
        ("deep JSON", frame(FINAL | TEXT, "[".repeat(10_000).as_bytes()), Answered("server-form")),
        (
            "a seat that nobody has",
            frame(FINAL | TEXT, br#"{"type":"talk","seat":9,"what":"clap"}"#),
            Answered("refused"),
        ),
        ("a frame that is too long", part(FINAL | TEXT, 20_000), Closed),
        ("a frame that says it is huge", [head(FINAL | TEXT, 0x80, u64::MAX), vec![0; 4]].concat(), Closed),
        (
            "a message that is too long in parts",
            [part(TEXT, 9_000), part(0, 9_000), part(FINAL, 9_000)].concat(),
            Closed,
        ),
        ("bytes that are no text", frame(FINAL | TEXT, b"\xff\xfe"), Closed),
        ("no mask", [head(FINAL | TEXT, 0, 2), b"{}".to_vec()].concat(), Closed),
        ("bytes", frame(FINAL | BINARY, b"\0"), Closed),
        ("a kind that is reserved", frame(FINAL | 3, b"x"), Closed),
        ("bits that are reserved", frame(FINAL | 0x70 | TEXT, b"{}"), Closed),
        ("a part without a beginning", frame(FINAL, b"x"), Closed),
        ("a beginning within a message", [frame(TEXT, b"x"), frame(TEXT, b"x")].concat(), Closed),
        ("a long ping", part(FINAL | PING, 126), Closed),
        ("a ping in parts", frame(PING, b"x"), Closed),
        ("nonsense without end", frame(FINAL | TEXT, b"nonsense").repeat(80), Closed),
        ("HTTP after all", b"GET / HTTP/1.1\r\n\r\n".to_vec(), Closed),
    ];
    for (name, bytes, expected) in attacks {
        let mut stream = connect(&scene);
        // A server that has heard enough may close while we still talk.
        let _ = stream.write_all(&bytes);
        assert!(holds(&mut stream, expected), "{name}: {expected:?}");
    }
    assert_eq!(scene.view()["seq"], before);
}
