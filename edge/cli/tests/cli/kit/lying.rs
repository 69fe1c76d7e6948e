//! A host between people and their table who changes what they are told: texts of the same length, byte for byte.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// What is said instead of what.
type Lies = Arc<Mutex<Vec<(String, String)>>>;

/// Passes everything on to a server, and lies on the way back.
pub(crate) struct Liar {
    /// Where it listens.
    pub(crate) host: String,
    lies: Lies,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Liar {
    pub(crate) fn before(server: &str) -> Liar {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let host = listener.local_addr().unwrap().to_string();
        let (lies, open) = (Lies::default(), Arc::new(Mutex::new(Vec::new())));
        let (told, held, server) = (Arc::clone(&lies), Arc::clone(&open), server.to_owned());
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Ok(upstream) = TcpStream::connect(&server) else { continue };
                held.lock().unwrap().extend([client.try_clone().unwrap(), upstream.try_clone().unwrap()]);
                pass(client.try_clone().unwrap(), upstream.try_clone().unwrap(), Lies::default());
                pass(upstream, client, Arc::clone(&told));
            }
        });
        Liar { host, lies, open }
    }

    /// From now on says the one for the other.
    pub(crate) fn lie(&self, truth: &str, lie: &str) {
        assert_eq!(truth.len(), lie.len(), "{truth} {lie}");
        assert_ne!(truth, lie);
        self.lies.lock().unwrap().push((truth.to_owned(), lie.to_owned()));
    }

    /// Breaks all connections, so that whoever was there comes back.
    pub(crate) fn hang_up(&self) {
        for stream in self.open.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, lies: Lies) {
    thread::spawn(move || {
        let mut held = Vec::new();
        let mut buffer = [0; 16 << 10];
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            held.extend_from_slice(&buffer[..count]);
            let lies = lies.lock().unwrap().clone();
            lies.iter().for_each(|(truth, lie)| replace(&mut held, truth.as_bytes(), lie.as_bytes()));
            // What may be the beginning of a text waits for its end.
            let waits = lies.iter().map(|(truth, _)| begun(&held, truth.as_bytes())).max().unwrap_or(0);
            let ready: Vec<u8> = held.drain(..held.len() - waits).collect();
            if to.write_all(&ready).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}

fn replace(bytes: &mut [u8], truth: &[u8], lie: &[u8]) {
    for at in 0..(bytes.len() + 1).saturating_sub(truth.len()) {
        if bytes[at..].starts_with(truth) {
            bytes[at..at + lie.len()].copy_from_slice(lie);
        }
    }
}

/// How many bytes at the end begin the text.
fn begun(bytes: &[u8], text: &[u8]) -> usize {
    (1..text.len()).rev().find(|count| bytes.ends_with(&text[..*count])).unwrap_or(0)
}
