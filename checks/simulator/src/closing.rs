//! The end of a run, when nothing goes wrong any more: all nodes show the same, the log agrees with everything that was
//! ever said, the dice were the promised ones, and a last power cut takes nothing of it.

use bonecup_arena::Arena;
use bonecup_chance::verify;
use bonecup_referee::Record;
use serde_json::Value;

use crate::network::{Call, Network, Reply};
use crate::run::{RunError, Simulation};

/// Steps that are asked for at once.
const PAGE: usize = 500;

/// What a node says about a table.
struct Shown {
    seq: Option<u64>,
    steps: Vec<Value>,
    record: Option<String>,
}

pub(crate) fn audit(simulation: &mut Simulation) -> Result<(), RunError> {
    let tables = simulation.disk.tables()?;
    for (table, phase) in &tables {
        for node in 0..simulation.network.nodes() {
            let asking = shown(simulation.network.clone(), node, table.clone());
            match simulation.until(asking)?.flatten() {
                Some(shown) => check(simulation, table, phase, node, &shown)?,
                None => simulation.auditor.fault(format!("node {node} does not show {table} in the end")),
            }
        }
        let log = simulation.disk.log(table)?;
        simulation.auditor.count(|counted| counted.steps += log.len() as u64);
        simulation.auditor.compare(table, &log, "in the end");
    }
    simulation.end_of_the_world()?;
    for (table, _) in &tables {
        let log = simulation.disk.log(table)?;
        simulation.auditor.compare(table, &log, "after a last power cut");
    }
    Ok(())
}

/// What a node shows is what the disk has.
fn check(
    simulation: &Simulation,
    table: &str,
    phase: &str,
    node: usize,
    shown: &Shown,
) -> Result<(), RunError> {
    let auditor = &simulation.auditor;
    let log = simulation.disk.log(table)?;
    // A bot may have moved between the questions, but nothing is further than the disk.
    let (head, told) = (log.len() as u64, shown.steps.len() as u64);
    if shown.seq.is_none_or(|seq| seq > head || seq + 2 < told) || told > head {
        auditor
            .fault(format!("node {node} has {table} at {:?} with {told} steps, the log {head}", shown.seq));
    }
    shown.steps.iter().for_each(|step| auditor.told(table, step));
    if phase == "over" {
        match shown.record.as_deref().map(check_dice) {
            Some(Ok(())) => auditor.count(|counted| counted.verified += 1),
            Some(Err(error)) => auditor.fault(format!("the record of {table} does not hold: {error}")),
            None => auditor.fault(format!("node {node} gives no record of {table}")),
        }
    }
    Ok(())
}

fn check_dice(record: &str) -> Result<(), String> {
    let record = Record::read(record.as_bytes()).map_err(|error| error.to_string())?;
    verify(&record, &Arena, &[]).map(drop).map_err(|error| error.to_string())
}

async fn shown(network: Network, node: usize, table: String) -> Option<Shown> {
    let view = get(&network, node, format!("/api/tables/{table}")).await?;
    let view: Value = serde_json::from_str(&view.text).ok()?;
    let mut steps: Vec<Value> = Vec::new();
    loop {
        let path = format!("/api/tables/{table}/steps?after={}", steps.len());
        let page: Vec<Value> = serde_json::from_str(&get(&network, node, path).await?.text).ok()?;
        let last = page.len() < PAGE;
        steps.extend(page);
        if last {
            break;
        }
    }
    let record = get(&network, node, format!("/api/tables/{table}/record")).await;
    Some(Shown { seq: view["seq"].as_u64(), steps, record: record.map(|reply| reply.text) })
}

async fn get(network: &Network, node: usize, path: String) -> Option<Reply> {
    let call = Call { method: "GET", path, cookie: None, body: None };
    network.call(node, call).await.filter(|reply| reply.status == 200)
}
