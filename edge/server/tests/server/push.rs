//! People are told of their turns at slow tables when they are not there.

use std::time::Duration;

use bonecup_server::PushSettings;
use serde_json::{Value, json};

use crate::kit::push_service::{Browser, PushService, telling};
use crate::kit::time::now;
use crate::kit::{Client, House, new_table, open, play_turns, start, wait_until};

/// What is told at all is told by then: grace and looking for what is due take a part of it.
const A_WHILE: Duration = Duration::from_millis(700);

/// Anna and Bert at a table at which it is Bert's turn after Anna's.
struct Evening {
    house: House,
    anna: Client,
    bert: Client,
    table: String,
}

impl Evening {
    fn with(deadline: &str) -> Evening {
        let house = House::with(telling);
        let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
        let mut body = new_table("knochenmax", &["me", "open"]);
        body["deadline"] = json!(deadline);
        let table = open(&anna, body);
        bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
        start(&anna, &table);
        Evening { house, anna, bert, table }
    }

    fn view(&self, client: &Client) -> Value {
        client.get(&format!("/api/tables/{}", self.table)).ok()
    }

    /// This person plays until it is the other's turn.
    fn turn_of(&self, client: &Client) {
        let mut view = self.view(client);
        let seat = view["play"]["turn"]["seat"].clone();
        assert_eq!(view["seats"][usize::try_from(seat.as_u64().unwrap()).unwrap()]["yours"], true);
        while view["play"]["turn"]["seat"] == seat {
            view = play_turns(&self.table, &[client], 1);
        }
    }
}

fn key(client: &Client) -> String {
    client.get("/api/push").ok()["key"].as_str().unwrap().to_owned()
}

#[test]
fn whoever_is_away_is_told_in_their_language_and_nobody_in_between_can_read_it() {
    let evening = Evening::with("1day");
    let (service, browser) = (PushService::open(), Browser::new(1));
    let bert = evening.bert.clone().with("Accept-Language", "de");
    assert_eq!(bert.get("/api/push").ok()["on"], false);
    bert.post("/api/push", browser.at(&service, "/b?x=1")).ok();
    assert_eq!(bert.get("/api/push").ok()["on"], true);
    evening.turn_of(&evening.anna);
    let pushed = service.next();
    assert_eq!(pushed.path, "/b?x=1");
    let told = browser.read(&pushed);
    assert_eq!(
        told,
        json!({"table": evening.table, "title": "Du bist am Zug", "body": "KnochenMAX: Die anderen warten auf dich."})
    );
    assert_eq!((pushed.header("ttl"), pushed.header("urgency")), ("86400", "normal"));
    assert_eq!(pushed.header("topic").len(), 32);
    assert!(!format!("{pushed:?}").contains(&evening.table));
    let claims = pushed.claims(&key(&bert));
    assert_eq!(claims["sub"], "mailto:host@bones.example");
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    let left = claims["exp"].as_i64().unwrap() - now() / 1_000;
    assert!((60..=24 * 3_600).contains(&left), "{left}");
}

#[test]
fn one_message_for_each_table_until_they_are_back() {
    let evening = Evening::with("none");
    let (service, browser) = (PushService::open(), Browser::new(1));
    evening.bert.post("/api/push", browser.at(&service, "/b")).ok();
    evening.turn_of(&evening.anna);
    service.next();
    service.is_silent_for(A_WHILE);
    let mut there = evening.bert.stream(&evening.table, "");
    there.next("snapshot");
    evening.turn_of(&evening.bert);
    evening.turn_of(&evening.anna);
    service.is_silent_for(A_WHILE);
    evening.turn_of(&evening.bert);
    drop(there);
    wait_until("Bert is away", || {
        Some(evening.view(&evening.anna)).filter(|view| view["seats"][1]["present"] == false)
    });
    evening.turn_of(&evening.anna);
    assert_eq!(browser.read(&service.next())["table"], *evening.table);
    service.is_silent_for(A_WHILE);
}

#[test]
fn whoever_comes_in_time_or_plays_fast_or_alone_is_not_told() {
    let (service, browser) = (PushService::open(), Browser::new(1));
    let fast = Evening::with("2min");
    fast.bert.post("/api/push", browser.at(&service, "/fast")).ok();
    fast.turn_of(&fast.anna);
    let slow = Evening::with("1day");
    slow.bert.post("/api/push", browser.at(&service, "/slow")).ok();
    let alone = open(&slow.bert, new_table("knochenmax", &["random", "me"]));
    start(&slow.bert, &alone);
    let mut there = slow.bert.stream(&slow.table, "");
    there.next("snapshot");
    slow.turn_of(&slow.anna);
    service.is_silent_for(A_WHILE);
}

#[test]
fn a_browser_that_is_gone_is_forgotten_and_a_service_that_is_busy_asked_again_later() {
    let evening = Evening::with("1day");
    let service = PushService::open();
    service.answer("410 Gone");
    evening.bert.post("/api/push", Browser::new(1).at(&service, "/gone")).ok();
    evening.turn_of(&evening.anna);
    assert_eq!(service.next().path, "/gone");
    wait_until("it is forgotten", || Some(()).filter(|()| evening.bert.get("/api/push").ok()["on"] == false));
    for status in ["503 Service Unavailable", "307 Temporary Redirect"] {
        service.answer(status);
        evening.bert.post("/api/push", Browser::new(2).at(&service, "/busy")).ok();
        evening.turn_of(&evening.bert);
        evening.turn_of(&evening.anna);
        assert_eq!(service.next().path, "/busy");
        service.is_silent_for(A_WHILE);
        assert_eq!(evening.bert.get("/api/push").ok()["on"], true, "{status}");
    }
    let figures = evening.bert.get("/metrics").text;
    for outcome in ["gone", "later", "refused"] {
        assert!(figures.contains(&format!("bonecup_pushes_total{{outcome=\"{outcome}\"}} 1")), "{figures}");
    }
}

#[test]
fn a_restart_forgets_nobody_and_keeps_the_key_which_no_file_shows() {
    let mut evening = Evening::with("1day");
    let (service, browser) = (PushService::open(), Browser::new(1));
    evening.bert.post("/api/push", browser.at(&service, "/b")).ok();
    let before = key(&evening.bert);
    evening.house.restart_with(|config| {
        if let Some(push) = &mut config.push {
            push.grace = Duration::from_secs(600);
        }
    });
    let host = evening.house.host();
    evening = Evening { anna: evening.anna.at(&host), bert: evening.bert.at(&host), ..evening };
    evening.turn_of(&evening.anna);
    service.is_silent_for(A_WHILE);
    evening.house.stop();
    let table = evening.table.clone();
    let later = now() + 3_600_000;
    let due = evening.house.on_store(async |store| {
        assert_eq!(store.push_key().await.unwrap().unwrap().len(), 72, "encrypted");
        store.due_turns(later, 10).await.unwrap()
    });
    assert_eq!(due.iter().map(|turn| turn.table.as_str()).collect::<Vec<_>>(), [table]);
    evening.house.restart();
    assert_eq!(key(&evening.bert.clone().at(&evening.house.host())), before);
}

#[test]
fn a_person_has_a_few_browsers_and_signing_out_ends_it() {
    let evening = Evening::with("1day");
    let service = PushService::open();
    let code = evening.bert.post("/api/me/recovery", json!({})).ok()["code"].clone();
    let mut devices = vec![evening.bert.clone()];
    for _ in 0..6 {
        let reply = evening.house.nobody().post("/api/me/recover", json!({"code": code}));
        devices.push(evening.house.nobody().with_cookie_of(&reply));
    }
    for (number, device) in (1..).zip(&devices) {
        device.post("/api/push", Browser::new(number).at(&service, &format!("/{number}"))).ok();
    }
    let on = |device: &Client| device.get("/api/push").ok()["on"] == true;
    assert_eq!(devices.iter().map(on).collect::<Vec<_>>(), [false, false, true, true, true, true, true]);
    devices[6].delete("/api/me/device");
    assert_eq!(devices[5].delete("/api/push").status, 204);
    assert!(!on(&devices[5]));
    evening.turn_of(&evening.anna);
    let mut told: Vec<String> = (0..3).map(|_| service.next().path).collect();
    told.sort();
    assert_eq!(told, ["/3", "/4", "/5"]);
    service.is_silent_for(A_WHILE);
}

#[test]
fn only_addresses_of_push_services_are_taken() {
    let settings = PushSettings::new("mailto:host@bones.example".to_owned());
    let house = House::with(|config| config.push = Some(settings));
    let (anna, browser) = (house.guest("Anna"), Browser::new(1));
    for endpoint in [
        "http://push.example/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://localhost/a",
        "https://169.254.169.254/latest",
        "https://push.example:8443/a",
        "https://anna@push.example/a",
        "file:///etc/passwd",
        "",
    ] {
        assert_eq!(
            anna.post("/api/push", browser.subscription(endpoint)).code(),
            "push-endpoint",
            "{endpoint}"
        );
    }
    let mut no_key = browser.subscription("https://push.example/a");
    no_key["p256dh"] = json!("AAAA");
    assert_eq!(anna.post("/api/push", no_key).code(), "push-keys");
    let good = browser.subscription("https://push.example/a");
    assert_eq!(house.nobody().post("/api/push", good.clone()).code(), "server-not-signed-in");
    let token = anna.post("/api/me/tokens", json!({"label": "bot"})).ok()["token"].clone();
    let program = house.nobody().with("Authorization", &format!("Bearer {}", token.as_str().unwrap()));
    assert_eq!(
        program.post("/api/push", good.clone()).code(),
        "server-not-signed-in",
        "a program has no browser"
    );
    assert_eq!(anna.post("/api/push", good).status, 204);
}

#[test]
fn nobody_is_told_anything_unless_the_host_wants_it() {
    let house = House::open();
    let anna = house.guest("Anna");
    assert_eq!(anna.get("/api/push").ok(), json!({"key": null, "on": false}));
    let wish = Browser::new(1).subscription("https://push.example/a");
    assert_eq!(anna.post("/api/push", wish).code(), "server-no-push");
    assert_eq!(anna.delete("/api/push").status, 204);
}
