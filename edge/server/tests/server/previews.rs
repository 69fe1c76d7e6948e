//! What messengers read of a link: as much as the page would tell, and nothing that gets out of its place.

use crate::kit::{House, Reply, generous, new_table, open, play_out, started};
use bonecup_server::Limits;
use serde_json::json;

/// What the page says under a name, as it stands there.
fn said<'a>(page: &'a Reply, name: &str) -> &'a str {
    let found = page.text.split(&format!("\"{name}\" content=\"")).nth(1);
    found.and_then(|rest| rest.split('"').next()).unwrap_or_else(|| panic!("no {name} in {}", page.text))
}

#[test]
fn a_link_to_a_table_says_what_waits_there() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = open(&anna, new_table("knochenmax", &["me", "open", "steady"]));
    let page = house.nobody().get(&format!("/t/{table}"));
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(said(&page, "og:title"), "KnochenMAX: come and play");
    assert_eq!(said(&page, "og:description"), "At the table: Anna, a bot. One seat is free.");
    assert_eq!(said(&page, "og:image"), format!("http://{}/preview/knochenmax.png", house.host()));
    assert_eq!(said(&page, "twitter:card"), "summary_large_image");
    assert!(
        page.text.contains("<html lang=\"en\">")
            && page.text.contains("<title>KnochenMAX: come and play</title>")
    );
    assert!(!page.text.contains(&table), "the link is not repeated");

    let german = house.nobody().with("Accept-Language", "de-AT").get(&format!("/t/{table}"));
    assert_eq!(said(&german, "og:title"), "KnochenMAX: Spiel mit!");
    assert!(german.text.contains("<html lang=\"de\">"));
    assert!(german.header("vary").contains("accept-language"), "{}", german.header("vary"));

    let picture = house.nobody().send("HEAD", "/preview/knochenmax.png", None).unwrap();
    assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"));
}

#[test]
fn an_ended_game_says_how_it_ended() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "rolling-bones", &["me"]);
    play_out(&table, &[&anna]);
    let page = house.nobody().get(&format!("/t/{table}"));
    assert_eq!(said(&page, "og:title"), "Rolling Bones: how it ended");
    assert!(said(&page, "og:description").starts_with("Anna "), "{}", said(&page, "og:description"));
}

#[test]
fn links_to_circles_and_deals_invite_and_tell_nothing() {
    let house = House::open();
    let anna = house.guest("Anna");
    let circle = anna.post("/api/circles", json!({"name": "Family"})).ok();
    let deal = anna.post("/api/deals", json!({"game": "knochenmax", "players": 2})).ok();
    let table = anna.post(&format!("/api/deals/{}/join", deal["id"].as_str().unwrap()), json!({})).ok();
    let table = table["table"].as_str().unwrap().to_owned();
    play_out(&table, &[&anna]);
    let title = |path: String| {
        let page = house.nobody().get(&path);
        assert!(!page.text.contains("Anna") && !page.text.contains("Family"), "{}", page.text);
        said(&page, "og:title").to_owned()
    };
    assert_eq!(title(format!("/c/{}", circle["link"].as_str().unwrap())), "Come into our circle");
    assert_eq!(title(format!("/d/{}", deal["id"].as_str().unwrap())), "The same dice for all");
    assert_eq!(title(format!("/t/{table}")), "The same dice for all");
}

#[test]
fn names_stay_in_their_place() {
    let house = House::open();
    for name in ["\"><script>alert(1)</script>", "'-->{{x}}", "&quot;</title><b>", "<title>Bonecup</title>"] {
        let guest = house.guest(name);
        let table = open(&guest, new_table("knochenmax", &["me", "open"]));
        let page = house.nobody().get(&format!("/t/{table}"));
        let plain = house.nobody().get("/");
        let marks = |page: &Reply, mark: char| page.text.matches(mark).count();
        // One more mark that asks searchers to stay away, with its four quotation marks.
        assert_eq!(marks(&page, '<'), marks(&plain, '<') + 1, "{}", page.text);
        assert_eq!(marks(&page, '>'), marks(&plain, '>') + 1, "{}", page.text);
        assert_eq!(marks(&page, '"'), marks(&plain, '"') + 4, "{}", page.text);
    }
}

#[test]
fn nothing_of_the_request_is_repeated() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = open(&anna, new_table("knochenmax", &["me", "open"]));
    let odd = format!("/t/{table}?key=SECRETSECRET");
    for path in [
        odd.as_str(),
        "/t/SECRETSECRET",
        "/j/SECRETSECRET",
        "/c/SECRETSECRET",
        "/SECRETSECRET?x=SECRETSECRET",
    ] {
        let page = house.nobody().get(path);
        assert_eq!(page.status, 200, "{path}");
        assert!(!page.text.contains("SECRETSECRET"), "{path}: {}", page.text);
    }
    let evil = house.nobody().with("Host", "a\"><script>x").send("GET", "/", None);
    assert!(evil.map_or(true, |page| !page.text.contains("<script>x")));
}

#[test]
fn codes_cannot_be_guessed_by_their_previews() {
    let house = House::with(|config| config.limits = Limits { codes_per_minute: 3, ..generous() });
    let anna = house.guest("Anna");
    let opened = anna.post("/api/tables", new_table("knochenmax", &["me", "open"])).ok();
    let link = format!("/j/{}", opened["code"].as_str().unwrap());
    let preview = || said(&house.nobody().get(&link), "og:title").to_owned();
    assert_eq!(preview(), "KnochenMAX: come and play");
    for _ in 0..2 {
        house.nobody().get("/j/NOSUCHCODE");
    }
    assert_eq!(preview(), "Come to the table", "enough were tried");
    // Whoever opens the page may still go to the table.
    house.nobody().get(&format!("/api/codes/{}", opened["code"].as_str().unwrap())).ok();
}

#[test]
fn pictures_have_the_address_that_was_set() {
    let house = House::with(|config| config.public_url = Some("https://dice.example".to_owned()));
    let page = house.nobody().with("Host", "evil.example").get("/train/knochenmax");
    assert_eq!(said(&page, "og:image"), "https://dice.example/preview/knochenmax.png");
    assert_eq!(said(&page, "og:title"), "KnochenMAX: the position of the day");
    assert_eq!(said(&page, "og:description"), "What would you do?");
}
