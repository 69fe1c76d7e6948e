//! Connections: who gets one, and when it is over.
//!
//! A stranger can open connections and say nothing, say half of something, or not read what was asked for. None of that takes more
//! than a known share: connections are counted below the system's limit on descriptors, per address and in all; those that have
//! nothing under way make room for newcomers; and every wait has an end.

mod accept;
mod body;
mod connection;
mod descriptors;
mod registry;
mod stream;
mod sweep;

use std::io;
use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpSocket};

pub(crate) use accept::Acceptor;
pub(crate) use registry::Connections;

/// Connections that the system keeps ready until they are accepted.
const BACKLOG: u32 = 1024;
/// What the system holds of an answer that is not read: enough for two megabytes a second at a tenth of a second's distance.
const UNREAD_BYTES: u32 = 128 << 10;

/// Listens at the address. Connections inherit how much the system holds back for them.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD_BYTES)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}
