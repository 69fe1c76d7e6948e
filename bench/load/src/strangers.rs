//! Strangers who ask for whatever costs most, as often as they may, from twenty addresses, and some who never read what they asked
//! for; and people who play meanwhile and should not notice.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use crate::Failure;
use crate::device::Dice;
use crate::http::{get_json, post};
use crate::people::Person;
use crate::process::Server;
use crate::table::Tables;

/// What everybody may do stays as it is; only filling a house from one address is made possible, and bots play fast.
const SETTINGS: &[&str] = &[
    "--limit",
    "people_per_minute=1000000,tables_per_person=1000000,tables_per_day=1000000",
    "--bot-pace",
    "60",
];
/// Addresses that strangers come from.
const ADDRESSES: u8 = 20;
/// What requests may cost per second and address, as `docs/operating.md` tells.
const ALLOWED: f64 = 50.0;
/// Replays that are asked for and never read.
const UNREAD: u8 = 150;
/// Tables of two at which people play, and their moves per second in all.
const TABLES: usize = 24;
const MOVES: f64 = 30.0;
/// How long they play alone, and how long beside strangers.
const SPAN: Duration = Duration::from_secs(20);
/// How long the bots of the long game play before anybody asks for it.
const HEAD_START: Duration = Duration::from_secs(20);
/// What is promised: moves take at most so many times as long, and the server no more megabytes.
const MOST_TIMES: f64 = 2.0;
const MOST_MEGABYTES: f64 = 300.0;

/// A request, and what it counts for.
type Costly = (String, f64);

/// Measures moves without and with strangers, prints both, and fails if the promise is broken.
pub(crate) async fn measure(binary: &str) -> Result<(), Failure> {
    let server = Server::start_with(binary, None, SETTINGS).await?;
    let address = server.address();
    let cookie = Person::arrive(address).await?;
    let games = Games::begin(address, &cookie).await?;
    let mut tables = fill(address).await?;
    tokio::time::sleep(HEAD_START).await;
    let quiet = tables.play(TABLES, Some(MOVES), SPAN).await?;
    let quiet_megabytes = server.peak_megabytes()?;
    let strangers = Strangers::come(address, &games).await?;
    let beside = tables.play(TABLES, Some(MOVES), SPAN).await?;
    let answers = strangers.go();
    let (alone, among) = (quiet.acknowledged(0.99), beside.acknowledged(0.99));
    let megabytes = server.peak_megabytes()?;
    println!(
        "{}",
        json!({"strangers": ADDRESSES, "unread": UNREAD, "answers": answers,
            "quiet_ms": {"p50": quiet.acknowledged(0.5), "p99": alone, "moves": quiet.moves},
            "beside_ms": {"p50": beside.acknowledged(0.5), "p99": among, "moves": beside.moves},
            "times": among / alone, "megabytes": {"quiet": quiet_megabytes, "beside": megabytes}})
    );
    server.stop().await?;
    if among > MOST_TIMES * alone {
        return Err(format!("moves took {:.1} times as long", among / alone).into());
    }
    if megabytes > MOST_MEGABYTES {
        return Err(format!("the server took {megabytes:.0} MB").into());
    }
    Ok(())
}

/// People sit down as fast as one address may.
async fn fill(address: &str) -> Result<Tables, Failure> {
    const AT_ONCE: usize = 4;
    let mut tables = Tables::fill(address, 0, 2, Dice::One).await?;
    for _ in 0..TABLES / AT_ONCE {
        tables.join(Tables::fill(address, AT_ONCE, 2, Dice::One).await?);
        tokio::time::sleep(Duration::from_millis(1_500)).await;
    }
    Ok(tables)
}

/// Games of bots that are read: a very long one that goes on all the time, and one over the ice.
struct Games {
    long: String,
    floe: String,
}

impl Games {
    async fn begin(address: &str, cookie: &str) -> Result<Games, Failure> {
        let bots = |count: usize| vec![json!({"kind": "bot", "bot": "random"}); count];
        let long = json!({"game": "rolling-bones", "options": {"target": 100}, "seats": bots(12)});
        let floe = json!({"game": "rolling-dice", "seats": bots(6)});
        Ok(Games { long: begin(address, cookie, long).await?, floe: begin(address, cookie, floe).await? })
    }

    /// Everything that costs much.
    fn costly(&self) -> Vec<Costly> {
        let of = |table: &str, what: &str, cost: f64| (format!("/api/tables/{table}/{what}"), cost);
        vec![
            of(&self.long, "replay", 10.0),
            of(&self.long, "record", 5.0),
            of(&self.floe, "rounds", 5.0),
            of(&self.floe, "replay", 10.0),
            of(&self.long, "steps", 5.0),
            of(&self.floe, "throws/1", 3.0),
            of(&self.long, "past", 3.0),
            of(&self.floe, "analysis", 5.0),
            ("/api/docs/swagger-ui-bundle.js".to_owned(), 5.0),
            ("/api/openapi.json".to_owned(), 5.0),
            (format!("/api/tables/{}", self.long), 1.0),
            ("/api/lobby".to_owned(), 1.0),
            of(&self.floe, "owner", 3.0),
        ]
    }
}

async fn begin(address: &str, cookie: &str, mut body: Value) -> Result<String, Failure> {
    body["scheme"] = json!("bonecup/1");
    let (opened, _) = post(address, "/api/tables", Some(cookie), &body).await?;
    let id = opened["id"].as_str().ok_or("a table without a name")?.to_owned();
    post(address, &format!("/api/tables/{id}/start"), Some(cookie), &json!({})).await?;
    Ok(id)
}

/// Everybody who asks, until they go.
struct Strangers {
    /// Their own, so that people who are measured do not wait for strangers on this side.
    runtime: Runtime,
    answers: Arc<Mutex<BTreeMap<String, u64>>>,
    _unread: Vec<TcpStream>,
}

impl Strangers {
    async fn come(address: &str, games: &Games) -> Result<Strangers, Failure> {
        let to: SocketAddr = address.parse()?;
        let steps = get_json(address, &format!("/api/tables/{}", games.long)).await?;
        eprintln!("the long game is at step {}", steps["seq"]);
        let mut unread = Vec::new();
        for number in 0..UNREAD {
            let path = format!("/api/tables/{}/replay", games.long);
            unread.push(ask(to, source(number % ADDRESSES), &path, false).await?);
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let answers: Arc<Mutex<BTreeMap<String, u64>>> = Arc::default();
        for number in 0..ADDRESSES {
            let (costly, answers) = (games.costly(), Arc::clone(&answers));
            runtime.spawn(pester(to, number, costly, answers));
        }
        Ok(Strangers { runtime, answers, _unread: unread })
    }

    /// How often which status was answered.
    fn go(self) -> BTreeMap<String, u64> {
        self.runtime.shutdown_background();
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn source(number: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 1, number + 1)
}

/// Asks for one thing after the other, as often as one address may, whether answers come or not.
async fn pester(to: SocketAddr, number: u8, costly: Vec<Costly>, answers: Arc<Mutex<BTreeMap<String, u64>>>) {
    let mut next = Instant::now();
    let mut waiting = JoinSet::new();
    // Each begins elsewhere in the list, and every second one reads no gzip.
    for (path, cost) in costly.iter().cycle().skip(usize::from(number)) {
        tokio::time::sleep_until(next.into()).await;
        next += Duration::from_secs_f64(cost / ALLOWED);
        let (path, answers) = (path.clone(), Arc::clone(&answers));
        waiting.spawn(async move {
            let status = status(to, source(number), &path, number.is_multiple_of(2)).await;
            let status = status.unwrap_or_else(|_| "none".to_owned());
            *answers.lock().unwrap_or_else(PoisonError::into_inner).entry(status).or_default() += 1;
        });
        while waiting.try_join_next().is_some() {}
    }
}

/// Asks, and reads the answer to its end.
async fn status(to: SocketAddr, from: Ipv4Addr, path: &str, gzip: bool) -> Result<String, Failure> {
    let mut stream = ask(to, from, path, gzip).await?;
    let (mut head, mut some) = (Vec::new(), vec![0; 64 << 10]);
    loop {
        let count = stream.read(&mut some).await?;
        if head.len() < 12 {
            head.extend_from_slice(&some[..count.min(12)]);
        }
        if count == 0 {
            return Ok(String::from_utf8_lossy(head.get(9..12).unwrap_or(b"none")).into_owned());
        }
    }
}

async fn ask(to: SocketAddr, from: Ipv4Addr, path: &str, gzip: bool) -> Result<TcpStream, Failure> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let mut stream = socket.connect(to).await?;
    let gzip = if gzip { "Accept-Encoding: gzip\r\n" } else { "" };
    let request = format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n{gzip}\r\n");
    stream.write_all(request.as_bytes()).await?;
    Ok(stream)
}
