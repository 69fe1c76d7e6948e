//! A wire that can be cut.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// Passes on everything that comes to its own address, until it is cut.
#[derive(Clone)]
pub(crate) struct Forwarder {
    pub(crate) address: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    cut: bool,
    open: Vec<TcpStream>,
}

impl Forwarder {
    pub(crate) fn to(target: &str) -> Forwarder {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let forwarder = Forwarder { address: listener.local_addr().unwrap(), state: Arc::default() };
        let (accepting, target) = (forwarder.clone(), target.to_owned());
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                accepting.join(client, &target);
            }
        });
        forwarder
    }

    fn join(&self, client: TcpStream, target: &str) {
        let mut state = self.state.lock().unwrap();
        if state.cut {
            return;
        }
        let Ok(server) = TcpStream::connect(target) else { return };
        for (from, to) in [(&client, &server), (&server, &client)] {
            let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
            std::thread::spawn(move || pass_on(from, to));
        }
        state.open.extend([client, server]);
    }

    /// Every connection breaks, and none is made.
    pub(crate) fn cut(&self) {
        let mut state = self.state.lock().unwrap();
        state.cut = true;
        for stream in state.open.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub(crate) fn mend(&self) {
        self.state.lock().unwrap().cut = false;
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream) {
    let mut buffer = [0; 16 << 10];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}
