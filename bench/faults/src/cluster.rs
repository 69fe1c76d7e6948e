//! Three nodes on one Postgres, joined by NATS, and wires between them that break.

use std::path::Path;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::player::{Crowd, Manner};
use crate::postgres::{Postgres, address, free_port};
use crate::process::{Launch, Server, signal, spawn};
use crate::proxy::{Proxy, Wire};
use crate::random::Random;
use crate::{Failure, Kind, KindReport, Place};

/// Nodes that share a database share its key.
const KEY: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// Who waits longer sends the same command to another node.
pub(crate) const MANNER: Manner =
    Manner { players: 6, pace: Duration::from_millis(8), patience: Duration::from_secs(3) };

const NODES: usize = 3;
/// Faults before all tables are audited and new ones are opened.
const FAULTS_PER_EVENING: u32 = 25;

/// The bus between nodes.
pub(crate) struct Nats {
    process: Child,
    pub(crate) port: u16,
}

impl Nats {
    pub(crate) fn start(folder: &Path) -> Result<Nats, Failure> {
        let port = free_port()?;
        let program = if crate::has_tool("nats-server") { "nats-server" } else { "/usr/sbin/nats-server" };
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]).env("PATH", search_path());
        let process = spawn(&mut command, &folder.join("nats.log"))?;
        let nats = Nats { process, port };
        let until = Instant::now() + Duration::from_secs(30);
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            if Instant::now() > until {
                return Err("NATS does not start".into());
            }
            sleep(Duration::from_millis(20));
        }
        Ok(nats)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Debian keeps servers where ordinary users do not look.
fn search_path() -> String {
    format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default())
}

/// Nodes that can be killed and come back.
pub(crate) struct Nodes {
    launches: Vec<Launch>,
    servers: Vec<Option<Server>>,
    pub(crate) hosts: Vec<String>,
}

impl Nodes {
    /// Starts one node for each address of the database and of the bus.
    pub(crate) fn start(place: &Place, addresses: &[(String, String)]) -> Result<Nodes, Failure> {
        let mut nodes = Nodes { launches: Vec::new(), servers: Vec::new(), hosts: Vec::new() };
        for (number, (database, bus)) in addresses.iter().enumerate() {
            let log = place.folder.join(format!("node{number}.log"));
            let launch = Launch::new(&place.binary, &log)
                .with("DATABASE_URL", database)
                .with("NATS_URL", bus)
                .with("BONECUP_KEY", KEY);
            let server = launch.start(None)?;
            nodes.hosts.push(server.host.clone());
            nodes.servers.push(Some(server));
            nodes.launches.push(launch);
        }
        Ok(nodes)
    }

    pub(crate) fn kill(&mut self, node: usize) -> Result<(), Failure> {
        match self.servers[node].take() {
            Some(server) => server.kill(),
            None => Ok(()),
        }
    }

    /// Starts a node that was killed on its old address; it may have to wait for the database.
    pub(crate) fn revive(&mut self, node: usize) -> Result<(), Failure> {
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            match self.launches[node].start(Some(&self.hosts[node])) {
                Ok(server) => {
                    self.servers[node] = Some(server);
                    return Ok(());
                }
                Err(error) if Instant::now() > until => return Err(error),
                Err(_) => sleep(Duration::from_millis(200)),
            }
        }
    }

    fn signal(&self, node: usize, name: &str) -> Result<(), Failure> {
        self.servers[node].as_ref().map_or(Ok(()), |server| signal(server.pid(), name))
    }

    pub(crate) fn end(&mut self) -> Result<(), Failure> {
        (0..self.servers.len()).try_for_each(|node| self.kill(node))
    }
}

pub(crate) fn run(place: &Place, faults: u32, seed: u64) -> Result<KindReport, Failure> {
    let mut report = KindReport::new(Kind::Network);
    let mut random = Random::new(seed, 4000);
    let (postgres, nats) = (Postgres::create(&place.folder.join("postgres"))?, Nats::start(&place.folder)?);
    let mut wires = Vec::new();
    for _ in 0..NODES {
        wires.push([
            Proxy::to(&format!("127.0.0.1:{}", postgres.port))?,
            Proxy::to(&format!("127.0.0.1:{}", nats.port))?,
        ]);
    }
    let database = address(&[&postgres]);
    let through = |wires: &[Proxy; 2]| {
        let database =
            database.replace(&format!("127.0.0.1:{}", postgres.port), &wires[0].address.to_string());
        (database, format!("nats://{}", wires[1].address))
    };
    let addresses: Vec<(String, String)> = wires.iter().map(through).collect();
    let mut nodes = Nodes::start(place, &addresses)?;
    while report.faults < faults {
        let crowd = Crowd::begin(&nodes.hosts, MANNER, random.next())?;
        for _ in 0..(faults - report.faults).min(FAULTS_PER_EVENING) {
            report.violations.extend(crowd.wait_for_moves(1));
            let node = random.below(NODES);
            disturb(&mut nodes, &wires[node], node, &mut random)?;
            report.faults += 1;
        }
        report.violations.extend(crowd.wait_for_moves(3));
        report.audit(place, &nodes.hosts[0], &crowd.end()?)?;
    }
    nodes.end()?;
    Ok(report)
}

/// One node loses something for a while, and gets it back.
fn disturb(nodes: &mut Nodes, wires: &[Proxy; 2], node: usize, random: &mut Random) -> Result<(), Failure> {
    let wire = &wires[usize::from(random.one_in(4))];
    let a_while = Duration::from_millis(100 + random.below(1500) as u64);
    match random.below(7) {
        0 => {
            nodes.kill(node)?;
            nodes.revive(node)?;
        }
        1 => {
            nodes.signal(node, "STOP")?;
            sleep(a_while);
            nodes.signal(node, "CONT")?;
        }
        2 => broken(wire, Wire::Slow(20 + random.below(150) as u64), a_while),
        // Nothing arrives for a while, and then everything does.
        3 => broken(wire, Wire::Nowhere, a_while),
        // Nothing arrives, and then the connection is gone.
        4 => {
            broken(wire, Wire::Nowhere, a_while);
            broken(wire, Wire::Cut, Duration::from_millis(50));
        }
        // Long enough for every connection to be tried again.
        5 => broken(wire, Wire::Cut, a_while),
        // The shortest break there is.
        _ => broken(wire, Wire::Cut, Duration::ZERO),
    }
    Ok(())
}

fn broken(wire: &Proxy, how: Wire, long: Duration) {
    wire.set(how);
    sleep(long);
    wire.set(Wire::Whole);
}
