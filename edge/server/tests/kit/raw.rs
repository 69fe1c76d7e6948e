//! Connections that do what no client does: come from any address of this machine, say half of something, or never read.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// No answer takes longer, not even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection from this address of the own machine.
pub(crate) fn connect_from(from: Ipv4Addr, host: &str) -> std::io::Result<TcpStream> {
    let to: SocketAddr = host.parse().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        let stream = socket.connect(to).await?.into_std()?;
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(stream)
    })
}

/// A connection that says exactly what it is told to.
pub(crate) struct Raw(pub(crate) TcpStream);

impl Raw {
    pub(crate) fn from(from: Ipv4Addr, host: &str) -> Raw {
        Raw(connect_from(from, host).unwrap())
    }

    pub(crate) fn open(host: &str) -> Raw {
        Raw::from(Ipv4Addr::LOCALHOST, host)
    }

    /// Says something, to whoever still listens.
    pub(crate) fn say(&mut self, text: &str) -> &mut Raw {
        let _ = self.0.write_all(text.as_bytes());
        self
    }

    /// Everything up to this.
    pub(crate) fn until(&mut self, end: &str) -> String {
        let mut all = Vec::new();
        while !all.ends_with(end.as_bytes()) {
            let mut one = [0];
            self.0.read_exact(&mut one).unwrap();
            all.push(one[0]);
        }
        String::from_utf8_lossy(&all).into_owned()
    }

    /// Everything until the other side hangs up.
    pub(crate) fn rest(&mut self) -> String {
        let mut all = Vec::new();
        let mut some = [0; 16 << 10];
        loop {
            match self.0.read(&mut some) {
                Ok(0) => break,
                Ok(count) => all.extend_from_slice(&some[..count]),
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => panic!("nobody hangs up"),
                // Whoever is cut off may be told so abruptly.
                Err(_) => break,
            }
        }
        String::from_utf8_lossy(&all).into_owned()
    }

    /// The status of a request with these lines in its head, on a connection of its own.
    pub(crate) fn status(mut self, method: &str, path: &str, lines: &[String], body: &str) -> u16 {
        let lines: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
        let length = body.len();
        self.say(&format!(
            "{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n{lines}\r\n{body}"
        ));
        let answer = self.rest();
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        status.unwrap_or_else(|| panic!("no answer: {answer:?}"))
    }
}
