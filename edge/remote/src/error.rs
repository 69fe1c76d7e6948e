//! What can go wrong with a table elsewhere.

use bonecup_referee::TextError;
use bonecup_referee::room::StepError;
use bonecup_rules::Reason;
use bonecup_seat::Alarm;

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum RemoteError {
    /// The address is none of a table.
    #[error("'{0}' is no address of a table")]
    Address(String),
    /// The address is none of a server.
    #[error("'{0}' is no address of a server")]
    Server(String),
    /// The server cannot be reached.
    #[error("{server} cannot be reached: {fault}")]
    Unreachable {
        /// Its address.
        server: String,
        /// Why.
        fault: ConnectFault,
    },
    /// The server refuses, in its own words, which are in our language.
    #[error("{message}")]
    Refused {
        /// Its code for it.
        code: String,
        /// Its words.
        message: String,
    },
    /// It says something that a server of Bonecup does not say.
    #[error("{server} is no server of Bonecup, or of another version: {fault}")]
    Strange {
        /// Its address.
        server: String,
        /// What was strange.
        fault: ProtocolFault,
    },
    /// A name or contribution that is not allowed.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The file with our token cannot be read or written.
    #[error("the account cannot be kept: {0}")]
    Account(#[from] std::io::Error),
    /// The table tells otherwise than it did.
    #[error(transparent)]
    Alarm(Alarm),
    /// What we saw of a table cannot be noted.
    #[error("the note of the table cannot be kept: {0}")]
    Note(std::io::Error),
    /// The system has no random source.
    #[error("the system gives no random numbers")]
    Random,
}

/// Why a server cannot be reached.
#[derive(Debug, thiserror::Error)]
pub enum ConnectFault {
    /// Over HTTP.
    #[error(transparent)]
    Http(#[from] ureq::Error),
    /// Over a WebSocket.
    #[error(transparent)]
    WebSocket(#[from] Box<tungstenite::Error>),
    /// The socket cannot be set up.
    #[error(transparent)]
    Socket(#[from] std::io::Error),
}

/// What a server of Bonecup does not say.
#[derive(Debug, thiserror::Error)]
pub enum ProtocolFault {
    /// An answer whose body is no JSON.
    #[error(transparent)]
    Body(ureq::Error),
    /// JSON that is not of the right form.
    #[error(transparent)]
    Json(serde_json::Error),
    /// A status without a reason.
    #[error("status {0}")]
    Status(u16),
    /// Steps that cannot have happened.
    #[error(transparent)]
    Steps(StepError),
    /// A table that is played at has no game.
    #[error("the game has not begun")]
    NotBegun,
}

impl Reason for RemoteError {
    fn code(&self) -> &'static str {
        match self {
            RemoteError::Address(_) => "remote-address",
            RemoteError::Server(_) => "remote-server",
            RemoteError::Unreachable { .. } => "remote-unreachable",
            RemoteError::Refused { .. } => "remote-refused",
            RemoteError::Strange { .. } => "remote-strange",
            RemoteError::Text(error) => error.code(),
            RemoteError::Account(_) => "remote-account",
            RemoteError::Alarm(alarm) => alarm.code(),
            RemoteError::Note(_) => "remote-note",
            RemoteError::Random => "remote-random",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            RemoteError::Address(text) | RemoteError::Server(text) => vec![("value", text.clone())],
            RemoteError::Unreachable { server, fault } => {
                vec![("server", server.clone()), ("error", fault.to_string())]
            }
            RemoteError::Strange { server, fault } => {
                vec![("server", server.clone()), ("error", fault.to_string())]
            }
            RemoteError::Refused { message, .. } => vec![("message", message.clone())],
            RemoteError::Text(error) => error.facts(),
            RemoteError::Account(error) | RemoteError::Note(error) => vec![("error", error.to_string())],
            RemoteError::Alarm(alarm) => alarm.facts(),
            RemoteError::Random => Vec::new(),
        }
    }
}
