//! The server over HTTP.

use std::time::Duration;

use bonecup_games::{Colour, GameId};
use bonecup_referee::room::{Phase, RoomEvent, Step};
use bonecup_referee::{DiceSource, EngineName, Hex32, Name, Scheme, Seq, Signature, TableId};
use bonecup_rules::Seat;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use ureq::Agent;

use crate::ledger::ToldStep;
use crate::{Account, Added, ProtocolFault, RemoteError, Reveal};

/// Steps that are read at once.
const PAGE: usize = 500;
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The HTTP client of a server, and who we are there.
pub struct ServerClient {
    agent: Agent,
    server: String,
    language: &'static str,
    account: Account,
}

/// A table as we see it.
#[derive(Clone, Debug, Deserialize)]
pub struct TableView {
    /// Its name.
    pub id: TableId,
    /// Its code, for typing.
    #[serde(default)]
    pub code: String,
    /// Which game.
    pub game: GameId,
    /// The version of its rules.
    pub rules: u64,
    /// Its options.
    pub options: Value,
    /// What its dice are committed to; none if all are real.
    pub commitment: Option<Hex32>,
    /// How its dice follow from their seed; servers that say nothing know the first version only.
    #[serde(default)]
    pub scheme: Scheme,
    /// The engine that computes its throws, with version 2 of the dice.
    #[serde(default)]
    pub engine: Option<EngineName>,
    /// The key that the server signs with.
    #[serde(default)]
    pub server_key: Option<Hex32>,
    /// What was agreed, once nobody comes or goes any more: version 2 of the dice.
    #[serde(default)]
    pub agreed: Option<String>,
    /// The hash of that and of everything since.
    #[serde(default)]
    pub head: Option<Hex32>,
    /// The server's signature of it.
    #[serde(default)]
    pub receipt: Option<Signature>,
    /// How far it is.
    pub phase: Phase,
    /// The last step.
    pub seq: u32,
    /// Whether we opened it.
    pub yours: bool,
    /// Its seats.
    pub seats: Vec<SeatView>,
    /// What people choose when they sit down, if the game has colours.
    pub choice: Option<ChoiceView>,
}

/// What people choose before a game with colours.
#[derive(Clone, Debug, Deserialize)]
pub struct ChoiceView {
    /// How many colours each seat plays.
    pub each: usize,
    /// All colours that there are.
    pub colours: Vec<Colour>,
    /// The seat that begins.
    pub begins: Seat,
}

/// A seat as we see it.
#[derive(Clone, Debug, Deserialize)]
pub struct SeatView {
    /// Whose it is.
    pub kind: SeatKind,
    /// What it is called.
    pub name: Option<String>,
    /// The seat of somebody else whose name looks the same.
    #[serde(default)]
    pub looks_like: Option<Seat>,
    /// Whether it is ours, or kept for us.
    pub yours: bool,
    /// The bot that plays it now, in its own right or for its person.
    pub bot: Option<String>,
    /// Where its dice come from.
    pub dice: DiceSource,
    /// What its person adds to the dice.
    pub contribution: String,
    /// What its person has sealed: version 2 of the dice.
    #[serde(default)]
    pub seal: Option<Hex32>,
    /// Its colours.
    pub colours: Vec<Colour>,
}

/// Whose a seat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody's yet.
    Open,
    /// Kept for somebody.
    Reserved,
    /// A person's.
    Person,
    /// A bot's.
    Bot,
}

impl TableView {
    /// Our seat, if we sit here.
    pub fn own_seat(&self) -> Option<(Seat, &SeatView)> {
        (0..).map(Seat).zip(&self.seats).find(|(_, seat)| seat.kind == SeatKind::Person && seat.yours)
    }

    /// The colours that nobody else has. What was meant for a seat that nobody took is free.
    pub fn free_colours(&self) -> Vec<Colour> {
        let held = |colour: &Colour| {
            let others = self.seats.iter().filter(|seat| seat.kind != SeatKind::Open && !seat.yours);
            others.into_iter().any(|seat| seat.colours.contains(colour))
        };
        let all = self.choice.iter().flat_map(|choice| &choice.colours).copied();
        all.filter(|colour| !held(colour)).collect()
    }
}

#[derive(Deserialize)]
struct Found {
    table: TableId,
}

#[derive(Deserialize)]
struct Answer {
    table: TableView,
}

/// A step as the server tells it.
#[derive(Deserialize)]
pub(crate) struct StepMessage {
    seq: Seq,
    at: bonecup_referee::room::Millis,
    events: Vec<RoomEvent>,
    #[serde(default)]
    head: Option<Hex32>,
    #[serde(default)]
    receipt: Option<Signature>,
}

impl From<StepMessage> for ToldStep {
    fn from(told: StepMessage) -> ToldStep {
        let StepMessage { seq, at, events, head, receipt } = told;
        ToldStep { step: Step { seq, at, asked: None, events }, head, receipt, is_live: false }
    }
}

impl ServerClient {
    /// The server at this address; refusals come in the language (`de` or `en`).
    pub fn new(server: &str, language: &'static str, account: Account) -> ServerClient {
        let config =
            Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false).build();
        ServerClient { agent: config.into(), server: server.to_owned(), language, account }
    }

    /// Its address.
    pub fn server(&self) -> &str {
        &self.server
    }

    pub(crate) fn language(&self) -> &'static str {
        self.language
    }

    pub(crate) fn cookie(&self) -> Option<&str> {
        self.account.cookie()
    }

    /// Says what we are called; whoever is new gets an account.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses.
    pub fn enter(&mut self, name: &Name) -> Result<(), RemoteError> {
        let mut answer = self.send("/api/me", &json!({"name": name.as_str()}))?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|text| text.split(';').next()).map(str::to_owned);
        self.read::<Value>(&mut answer)?;
        match cookie {
            Some(cookie) => Ok(self.account.keep(&cookie)?),
            None => Ok(()),
        }
    }

    /// What we are called here, if anything.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub fn own_name(&self) -> Result<Option<String>, RemoteError> {
        let me: Value = self.get("/api/me")?;
        Ok(me["name"].as_str().map(str::to_owned))
    }

    /// The table of this name or code.
    ///
    /// # Errors
    /// If there is none, or the server cannot be reached.
    pub fn find(&self, table: &str) -> Result<TableView, RemoteError> {
        match self.get(&format!("/api/tables/{table}")) {
            Err(RemoteError::Refused { .. }) => {
                let found: Found = self.get(&format!("/api/codes/{table}"))?;
                self.get(&format!("/api/tables/{}", found.table))
            }
            other => other,
        }
    }

    /// Opens a table; `body` is what the protocol's `POST /api/tables` takes.
    ///
    /// # Errors
    /// If the server refuses it, or cannot be reached.
    pub fn open(&self, body: &Value) -> Result<TableView, RemoteError> {
        self.post("/api/tables", body)
    }

    /// Sits down on a free seat.
    ///
    /// # Errors
    /// If there is none, or the server cannot be reached.
    pub fn join(
        &self,
        table: &TableId,
        name: &Name,
        add: &Added,
        signing_key: &Hex32,
        colours: &[Colour],
    ) -> Result<TableView, RemoteError> {
        let mut body = json!({"name": name.as_str(), "colours": colours});
        match add {
            Added::Text(text) => body["contribution"] = json!(text),
            Added::Seal(seal) => {
                body["seal"] = json!(seal);
                body["signing_key"] = json!(signing_key);
            }
        }
        let answer: Answer = self.post(&format!("/api/tables/{table}/join"), &body)?;
        Ok(answer.table)
    }

    /// Adds to the dice for a seat of ours.
    ///
    /// # Errors
    /// If the game has begun, or the server cannot be reached.
    pub fn add(
        &self,
        table: &TableId,
        seat: Seat,
        add: &Added,
        signing_key: &Hex32,
    ) -> Result<TableView, RemoteError> {
        let (path, body) = match add {
            Added::Text(text) => ("contribute", json!({"seat": seat, "contribution": text})),
            Added::Seal(seal) => ("seal", json!({"seat": seat, "seal": seal, "signing_key": signing_key})),
        };
        let answer: Answer = self.post(&format!("/api/tables/{table}/{path}"), &body)?;
        Ok(answer.table)
    }

    /// Tells what was sealed.
    ///
    /// # Errors
    /// If it is too late, or the server cannot be reached.
    pub fn reveal(&self, table: &TableId, reveal: &Reveal) -> Result<TableView, RemoteError> {
        let Reveal { seat, anchor, contribution } = reveal;
        let body = json!({"seat": seat, "anchor": anchor, "contribution": contribution});
        let answer: Answer = self.post(&format!("/api/tables/{table}/reveal"), &body)?;
        Ok(answer.table)
    }

    /// Chooses colours for a seat of ours.
    ///
    /// # Errors
    /// If one is taken, or the server cannot be reached.
    pub fn choose(&self, table: &TableId, seat: Seat, colours: &[Colour]) -> Result<TableView, RemoteError> {
        let body = json!({"seat": seat, "colours": colours});
        let answer: Answer = self.post(&format!("/api/tables/{table}/colours"), &body)?;
        Ok(answer.table)
    }

    /// Takes a seat of ours back from the bot that played on.
    ///
    /// # Errors
    /// If the game is over, or the server cannot be reached.
    pub fn come_back(&self, table: &TableId, seat: Seat) -> Result<TableView, RemoteError> {
        let answer: Answer = self.post(&format!("/api/tables/{table}/return"), &json!({"seat": seat}))?;
        Ok(answer.table)
    }

    /// Begins the game, at a table of ours.
    ///
    /// # Errors
    /// If somebody is missing, or the server cannot be reached.
    pub fn start(&self, table: &TableId) -> Result<TableView, RemoteError> {
        let answer: Answer = self.post(&format!("/api/tables/{table}/start"), &json!({}))?;
        Ok(answer.table)
    }

    /// Waits some seconds for something to happen at the table after this step.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub fn wait(&self, table: &TableId, after: Seq) -> Result<TableView, RemoteError> {
        self.get(&format!("/api/tables/{table}?after={after}&wait=10"))
    }

    /// Everything that has happened at the table.
    pub(crate) fn steps(&self, table: &TableId, after: Seq) -> Result<Vec<ToldStep>, RemoteError> {
        let mut steps: Vec<ToldStep> = Vec::new();
        loop {
            let last = steps.last().map_or(after, |told| told.step.seq);
            let page: Vec<StepMessage> =
                self.get(&format!("/api/tables/{table}/steps?after={last}&limit={PAGE}"))?;
            let whole = page.len() < PAGE;
            steps.extend(page.into_iter().map(ToldStep::from));
            if whole {
                return Ok(steps);
            }
        }
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, RemoteError> {
        let mut request =
            self.agent.get(format!("{}{path}", self.server)).header("Accept-Language", self.language);
        if let Some(cookie) = self.account.cookie() {
            request = request.header("Cookie", cookie);
        }
        self.read(&mut request.call().map_err(|error| self.unreachable(error))?)
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, RemoteError> {
        self.read(&mut self.send(path, body)?)
    }

    fn send(&self, path: &str, body: &Value) -> Result<ureq::http::Response<ureq::Body>, RemoteError> {
        let mut request =
            self.agent.post(format!("{}{path}", self.server)).header("Accept-Language", self.language);
        if let Some(cookie) = self.account.cookie() {
            request = request.header("Cookie", cookie);
        }
        request.send_json(body).map_err(|error| self.unreachable(error))
    }

    fn read<T: DeserializeOwned>(
        &self,
        answer: &mut ureq::http::Response<ureq::Body>,
    ) -> Result<T, RemoteError> {
        let fine = answer.status().is_success();
        let body: Value =
            answer.body_mut().read_json().map_err(|error| self.strange(ProtocolFault::Body(error)))?;
        if fine {
            return serde_json::from_value(body).map_err(|error| self.strange(ProtocolFault::Json(error)));
        }
        match (body["error"]["code"].as_str(), body["error"]["message"].as_str()) {
            (Some(code), Some(message)) => {
                Err(RemoteError::Refused { code: code.to_owned(), message: message.to_owned() })
            }
            _ => Err(self.strange(ProtocolFault::Status(answer.status().as_u16()))),
        }
    }

    fn unreachable(&self, error: ureq::Error) -> RemoteError {
        RemoteError::Unreachable { server: self.server.clone(), fault: error.into() }
    }

    pub(crate) fn strange(&self, fault: ProtocolFault) -> RemoteError {
        RemoteError::Strange { server: self.server.clone(), fault }
    }
}
