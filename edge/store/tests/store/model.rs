//! Random sequences of operations, on the store and on a map that is too simple to be wrong.

use std::collections::{BTreeMap, BTreeSet};

use bonecup_referee::room::{Phase, Why};
use bonecup_store::{Appended, Change, Created, NewStep, NewTable, Store};
use proptest::prelude::*;
use tokio::runtime::Runtime;

use crate::kit::{Place, id, names, new_table, who};

const TABLES: [&str; 4] = ["oak", "ash", "elm", "fir"];
const PEOPLE: [&str; 3] = ["anna", "bert", "carl"];

#[derive(Clone, Debug)]
enum Op {
    Create {
        table: usize,
        owner: usize,
        public: bool,
        phase: Phase,
    },
    /// Appends a number near the head, and perhaps a change.
    Append {
        table: usize,
        off: i64,
        change: Option<(Phase, bool, Vec<usize>)>,
    },
    Claim {
        node: u8,
        limit: u32,
    },
    ClaimOne {
        table: usize,
        node: u8,
    },
    Beat {
        node: u8,
    },
    Release {
        node: u8,
    },
    Wait(i64),
    Reopen,
}

fn phase() -> impl Strategy<Value = Phase> {
    prop::sample::select(Phase::ALL.to_vec())
}

fn op() -> impl Strategy<Value = Op> {
    let table = 0..TABLES.len();
    let seated = prop::collection::vec(0..PEOPLE.len(), 0..3);
    let change = prop::option::weighted(0.3, (phase(), any::<bool>(), seated));
    let off = prop_oneof![8 => Just(1), 1 => Just(0), 1 => Just(2), 1 => Just(-1)];
    prop_oneof![
        3 => (table.clone(), 0..PEOPLE.len(), any::<bool>(), phase())
            .prop_map(|(table, owner, public, phase)| Op::Create { table, owner, public, phase }),
        10 => (table.clone(), off, change).prop_map(|(table, off, change)| Op::Append { table, off, change }),
        2 => (0..2u8, 0..4u32).prop_map(|(node, limit)| Op::Claim { node, limit }),
        2 => (table, 0..2u8).prop_map(|(table, node)| Op::ClaimOne { table, node }),
        2 => (0..2u8).prop_map(|node| Op::Beat { node }),
        1 => (0..2u8).prop_map(|node| Op::Release { node }),
        3 => (0..70_000i64).prop_map(Op::Wait),
        1 => Just(Op::Reopen),
    ]
}

#[derive(Default)]
struct Model {
    now: i64,
    running: BTreeSet<u8>,
    tables: BTreeMap<String, ModelTable>,
}

struct ModelTable {
    owner: String,
    public: bool,
    phase: Phase,
    seated: Vec<String>,
    /// Whoever sat there while the game was on.
    players: BTreeSet<String>,
    log: Vec<String>,
    attended: bool,
    node: Option<u8>,
    epoch: u64,
    last: i64,
}

impl ModelTable {
    fn is_free(&self, running: &BTreeSet<u8>) -> bool {
        self.attended && self.node.is_none_or(|node| !running.contains(&node))
    }

    fn note_players(&mut self) {
        if matches!(self.phase, Phase::Playing | Phase::Over) {
            self.players.extend(self.seated.iter().cloned());
        }
    }
}

fn node(node: u8) -> String {
    format!("n{node}")
}

async fn run(place: &Place, ops: Vec<Op>) {
    let mut store = place.open().await;
    let mut model = Model { now: 1_000_000, ..Model::default() };
    for (count, op) in ops.into_iter().enumerate() {
        match op {
            Op::Wait(time) => model.now += time,
            Op::Reopen => {
                store.close().await;
                store = place.open().await;
            }
            Op::Create { table, owner, public, phase } => {
                create(&store, &mut model, TABLES[table], PEOPLE[owner], public, phase).await;
            }
            Op::Append { table, off, change } => {
                append(&store, &mut model, TABLES[table], off, change, count).await
            }
            Op::Claim { node, limit } => claim(&store, &mut model, node, limit).await,
            Op::ClaimOne { table, node } => claim_one(&store, &mut model, TABLES[table], node).await,
            Op::Beat { node } => beat(&store, &mut model, node).await,
            Op::Release { node: name } => {
                store.release(&node(name)).await.unwrap();
                model.running.remove(&name);
                for table in model.tables.values_mut().filter(|table| table.node == Some(name)) {
                    table.node = None;
                }
            }
        }
        compare(&store, &model).await;
    }
    store.close().await;
}

async fn create(store: &Store, model: &mut Model, name: &str, owner: &str, public: bool, phase: Phase) {
    let new = NewTable {
        owner: who(owner),
        public,
        phase,
        seated: vec![who(owner)],
        first: "first".to_owned(),
        ..new_table(name, model.now)
    };
    let created = store.create(new).await.unwrap();
    if model.tables.contains_key(name) {
        assert_eq!(created, Created::IdTaken);
        return;
    }
    assert_eq!(created, Created::Done);
    let table = ModelTable {
        owner: owner.to_owned(),
        public,
        phase,
        seated: vec![owner.to_owned()],
        players: BTreeSet::new(),
        log: vec!["first".to_owned()],
        attended: !phase.has_ended(),
        node: None,
        epoch: 0,
        last: model.now,
    };
    model.tables.entry(name.to_owned()).insert_entry(table).get_mut().note_players();
}

async fn append(
    store: &Store,
    model: &mut Model,
    name: &str,
    off: i64,
    change: Option<(Phase, bool, Vec<usize>)>,
    count: usize,
) {
    let head = model.tables.get(name).map_or(0, |table| table.log.len());
    let seq = u32::try_from((i64::try_from(head).unwrap() + off).max(0)).unwrap();
    let change = change.map(|(phase, attended, seated)| Change {
        phase,
        closed: (phase == Phase::Closed).then_some(Why::Owner),
        attended,
        summary: "{}".to_owned(),
        seated: seated.into_iter().map(|person| who(PEOPLE[person])).collect(),
        counted: true,
        results: Vec::new(),
    });
    let step = NewStep { table: id(name), seq, at: model.now, body: format!("step {count}"), change };
    let appended = store.append(step.clone()).await.unwrap();
    let Some(table) = model.tables.get_mut(name).filter(|_| off == 1) else {
        assert_eq!(appended, Appended::Lost);
        return;
    };
    assert_eq!(appended, Appended::Done);
    table.log.push(step.body);
    table.last = model.now;
    if let Some(change) = step.change {
        table.phase = change.phase;
        table.attended = change.attended && !change.phase.has_ended();
        table.seated = change.seated.iter().map(ToString::to_string).collect();
        table.note_players();
    }
}

async fn claim(store: &Store, model: &mut Model, name: u8, limit: u32) {
    let claimed = store.claim(&node(name), limit).await.unwrap();
    let free = model.tables.values().filter(|table| table.is_free(&model.running)).count();
    assert_eq!(claimed.len(), free.min(usize::try_from(limit).unwrap()));
    for (table, epoch) in claimed {
        let held = model.tables.get_mut(table.as_str()).unwrap();
        assert!(held.is_free(&model.running));
        (held.node, held.epoch) = (Some(name), held.epoch + 1);
        assert_eq!(epoch, held.epoch);
    }
}

async fn claim_one(store: &Store, model: &mut Model, table: &str, name: u8) {
    let claimed = store.claim_one(&id(table), &node(name)).await.unwrap();
    let Some(held) = model.tables.get_mut(table) else { return assert_eq!(claimed, None) };
    let ours = held.attended && held.node == Some(name);
    if held.is_free(&model.running) || ours {
        let epoch = if ours { held.epoch } else { held.epoch + 1 };
        (held.node, held.epoch) = (Some(name), epoch);
        assert_eq!(claimed, Some(epoch));
    } else {
        assert_eq!(claimed, None);
    }
}

async fn beat(store: &Store, model: &mut Model, name: u8) {
    store.beat(&node(name)).await.unwrap();
    model.running.insert(name);
    let mut held = store.held(&node(name)).await.unwrap();
    held.sort();
    let ours = model.tables.iter().filter(|(_, table)| table.attended && table.node == Some(name));
    assert_eq!(held, ours.map(|(table, held)| (id(table), held.epoch)).collect::<Vec<_>>());
}

/// Everything that the store says is what the model knows.
async fn compare(store: &Store, model: &Model) {
    for name in TABLES {
        let log: Vec<String> =
            store.steps(&id(name), 0, 1000).await.unwrap().into_iter().map(|step| step.body).collect();
        let row = store.table(&id(name)).await.unwrap();
        let Some(table) = model.tables.get(name) else {
            assert!(log.is_empty() && row.is_none());
            continue;
        };
        let row = row.unwrap();
        assert_eq!(log, table.log);
        assert_eq!(
            (row.owner.as_str(), row.public, row.phase),
            (table.owner.as_str(), table.public, table.phase)
        );
        let behind = table.last - row.touched;
        assert!((0..60_000).contains(&behind), "{name} is {behind} ms behind");
    }
    for person in PEOPLE {
        let sits = |table: &ModelTable| table.seated.iter().any(|other| other == person);
        let has = |table: &ModelTable| table.owner == person || table.players.contains(person) || sits(table);
        let mut found: Vec<_> = store
            .tables_of(&who(person), None, None, 10)
            .await
            .unwrap()
            .into_iter()
            .map(|row| row.id)
            .collect();
        found.sort();
        let expected = model.tables.iter().filter(|(_, table)| has(table)).map(|(name, _)| name.as_str());
        assert_eq!(names(&found), expected.collect::<Vec<_>>());
        let played = || model.tables.values().filter(|table| table.players.contains(person));
        let counted = store.begun_by(&who(person)).await.unwrap();
        let counted = counted.first().map(|(_, begun)| *begun).unwrap_or_default();
        assert_eq!(usize::try_from(counted.begun).unwrap(), played().count());
        let finished = played().filter(|table| table.phase == Phase::Over).count();
        assert_eq!(usize::try_from(counted.finished).unwrap(), finished);
        let closed = played().filter(|table| table.phase == Phase::Closed && table.owner == person).count();
        assert_eq!(usize::try_from(counted.closed).unwrap(), closed);
        let open =
            model.tables.values().filter(|table| table.owner == person && !table.phase.has_ended()).count();
        assert_eq!(usize::try_from(store.count_open_tables(&who(person)).await.unwrap()).unwrap(), open);
    }
    let lobby = model.tables.values().filter(|table| table.public && !table.phase.has_ended()).count();
    assert_eq!(store.lobby(10, 10).await.unwrap().len(), lobby);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn the_store_does_what_a_map_would(ops in prop::collection::vec(op(), 1..40)) {
        Runtime::new().unwrap().block_on(run(&Place::sqlite(), ops));
    }
}
