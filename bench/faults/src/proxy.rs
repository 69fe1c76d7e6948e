//! A wire that can be cut, slowed down, or lead nowhere.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::Duration;

use crate::Failure;

/// What becomes of what is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wire {
    /// It arrives.
    Whole,
    /// Connections break, and none is made.
    Cut,
    /// Every piece arrives after so many milliseconds.
    Slow(u64),
    /// Connections are made and stay, and nothing arrives.
    Nowhere,
}

/// How often a wire that leads nowhere is looked at again.
const TICK: Duration = Duration::from_millis(20);

/// Passes on to its target what comes to its own address.
#[derive(Clone)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    state: Arc<Mutex<State>>,
}

struct State {
    wire: Wire,
    open: Vec<TcpStream>,
}

impl Proxy {
    pub(crate) fn to(target: &str) -> Result<Proxy, Failure> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let state = Arc::new(Mutex::new(State { wire: Wire::Whole, open: Vec::new() }));
        let proxy = Proxy { address: listener.local_addr()?, state };
        let (accepting, target) = (proxy.clone(), target.to_owned());
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                // A connection that cannot be passed on breaks, as it would without us.
                let _ = accepting.join(client, &target);
            }
        });
        Ok(proxy)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn join(&self, client: TcpStream, target: &str) -> Result<(), Failure> {
        if self.state().wire == Wire::Cut {
            return Ok(());
        }
        let server = TcpStream::connect(target)?;
        for stream in [&client, &server] {
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(TICK))?;
        }
        for (from, to) in [(&client, &server), (&server, &client)] {
            let (proxy, from, to) = (self.clone(), from.try_clone()?, to.try_clone()?);
            std::thread::spawn(move || proxy.pass_on(from, to));
        }
        let mut state = self.state();
        state.open.retain(|stream| stream.peer_addr().is_ok());
        state.open.extend([client, server]);
        Ok(())
    }

    /// From now on the wire is so. What leads nowhere for long ends as a cut, because both ends give up at times of their own.
    pub(crate) fn set(&self, wire: Wire) {
        let mut state = self.state();
        state.wire = wire;
        if wire == Wire::Cut {
            for stream in state.open.drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }

    fn pass_on(&self, mut from: TcpStream, mut to: TcpStream) {
        let mut buffer = [0; 16 << 10];
        loop {
            match from.read(&mut buffer) {
                Ok(0) => break,
                Ok(count) => {
                    if !self.arrives() || to.write_all(&buffer[..count]).is_err() {
                        break;
                    }
                }
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(_) => break,
            }
        }
        let _ = to.shutdown(Shutdown::Both);
        let _ = from.shutdown(Shutdown::Both);
    }

    /// Waits as long as the wire makes it wait; false if it was cut.
    fn arrives(&self) -> bool {
        if let Wire::Slow(millis) = self.state().wire {
            sleep(Duration::from_millis(millis));
        }
        loop {
            match self.state().wire {
                Wire::Whole | Wire::Slow(_) => return true,
                Wire::Cut => return false,
                Wire::Nowhere => {}
            }
            sleep(TICK);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;

    /// Answers everything with itself.
    fn echo() -> String {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                std::thread::spawn(move || {
                    let (mut from, mut to) = (stream.try_clone().unwrap(), stream);
                    let _ = std::io::copy(&mut from, &mut to);
                });
            }
        });
        address
    }

    #[test]
    fn a_wire_carries_waits_and_breaks() {
        let proxy = Proxy::to(&echo()).unwrap();
        let mut stream = TcpStream::connect(proxy.address).unwrap();
        let mut heard = [0; 2];
        stream.write_all(b"on").unwrap();
        stream.read_exact(&mut heard).unwrap();
        proxy.set(Wire::Nowhere);
        stream.write_all(b"no").unwrap();
        stream.set_read_timeout(Some(Duration::from_millis(100))).unwrap();
        assert!(stream.read(&mut heard).is_err(), "nothing arrives");
        stream.set_read_timeout(None).unwrap();
        proxy.set(Wire::Slow(1));
        stream.read_exact(&mut heard).unwrap();
        assert_eq!(&heard, b"no", "late, but whole");
        proxy.set(Wire::Cut);
        assert_eq!(stream.read(&mut heard).unwrap_or(0), 0);
        assert_eq!(TcpStream::connect(proxy.address).unwrap().read(&mut heard).unwrap_or(0), 0);
    }
}
