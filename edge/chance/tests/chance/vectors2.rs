//! The test vectors of version 2 in `docs/fairness.md`, which were computed by another program.

use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::{AnyMove, AnyOptions, AnyOutcome, AnyRequest, GameId};
use bonecup_referee::fair::{
    DeviceChain, agreement, begun, command_message, head_after, is_signed_by, receipt_message, seal_of,
    table_id_of,
};
use bonecup_referee::{
    By, Cast, DiceSource, Event, Hex32, Links, Plan, Player, Scheme, SeatPlan, Signature, TableDice as _,
};
use bonecup_rules::{Seat, Turn};
use rolling_dice::Scatter;

fn counting(from: u8) -> Hex32 {
    Hex32(std::array::from_fn(|i| from + u8::try_from(i).unwrap()))
}

fn seed() -> Seed {
    Seed::from(counting(0))
}

fn ada() -> DeviceChain {
    DeviceChain::new(counting(0x20))
}

fn bo() -> DeviceChain {
    DeviceChain::new(counting(0x40))
}

fn document() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness.md")).unwrap()
}

/// The value beside these words in the second part of the vectors.
fn told(what: &str) -> String {
    let text = document();
    let second = &text[text.find("### Version 2").unwrap()..];
    let line = second.lines().find(|line| line.starts_with(&format!("| {what} |"))).unwrap();
    line.split('`').rev().nth(1).unwrap().to_owned()
}

fn hex(what: &str) -> Hex32 {
    told(what).parse().unwrap()
}

fn plan() -> Plan {
    let commitment = seed().commitment(Scheme::Two);
    let table = table_id_of(&commitment);
    let seat = |name: &str, player, dice| SeatPlan::new(name.parse().unwrap(), player, dice);
    let person = |name, device, chain: &DeviceChain, text: &str, dice| {
        let contribution = text.parse().unwrap();
        let (anchor, device) = (Some(chain.anchor()), Some(device));
        let seal = Some(seal_of(&table, &chain.anchor(), &contribution));
        SeatPlan { contribution, anchor, seal, device, ..seat(name, Player::Human, dice) }
    };
    let first = person("Ada", 0, &ada(), "", DiceSource::Drawn);
    let seats = vec![
        SeatPlan { key: Some(hex("public key of Ada's device")), ..first },
        seat("Stone", Player::Bot("steady".parse().unwrap()), DiceSource::Drawn),
        person("Bo Ö.", 1, &bo(), "Würfelglück ☠", DiceSource::Hand),
    ];
    let options = AnyOptions::new(GameId::KnochenMax);
    Plan {
        table,
        options,
        seats,
        commitment: Some(commitment),
        scheme: Scheme::Two,
        engine: None,
        from: None,
    }
}

#[test]
fn what_is_fixed_before_the_game() {
    let plan = plan();
    assert_eq!(plan.commitment.unwrap().to_string(), told("commitment"));
    assert_eq!(plan.table.as_str(), told("table id"));
    assert_eq!(ada().link(4095), Some(counting(0x20)));
    assert_eq!(ada().link(4096), None);
    assert_eq!(ada().link(1).unwrap().to_string(), told("– link 1"), "the first of them is Ada's");
    assert_eq!(ada().link(0).unwrap().to_string(), told("– link 0"));
    assert_eq!(ada().anchor().to_string(), told("– anchor"));
    assert!(document().contains(&bo().anchor().to_string()));
    assert_eq!(plan.seats[0].seal.unwrap(), hex("Ada's seal"));
    assert_eq!(plan.seats[2].seal.unwrap(), hex("Bo's seal"));
    assert!(document().contains(&format!("```\n{}\n```", agreement(&plan))));
    assert_eq!(plan.agreed(), hex("A, the hash of the agreement below"));
    assert_eq!(begun(&plan), hex("B"));
    assert_eq!(Hex32(*GameKey::new(&seed(), &plan).bytes()), hex("K"));
    plan.check_dice().unwrap();
}

#[test]
fn what_is_signed() {
    let signed = |what: &str, key: &str, message: &[u8]| {
        let signature: Signature = told(what).parse().unwrap();
        assert!(is_signed_by(&hex(key), message, &signature), "{what}");
    };
    let (ours, b) = ("public key of Ada's device", hex("B"));
    let agreed = receipt_message(&hex("A, the hash of the agreement below"));
    signed("the server's receipt for A", "public key of the server", &agreed);
    let command = |text: &str| command_message(&b, Seat(0), text);
    signed("Ada's signature of `throw`, with h = B", ours, &command("throw"));
    signed(
        "Ada's signature of the moves `lay RI` and `lay SK`, with h = B",
        ours,
        &command("lay RI\nlay SK"),
    );
    signed("Ada's signature of `enter 1 3 3 4 6`, with h = B", ours, &command("enter 1 3 3 4 6"));
}

fn rolled(roll: u64, links: &Links, request: &AnyRequest) -> String {
    let key = GameKey::new(&seed(), &plan());
    SeededDice::new(key, Scatter).roll(roll.into(), links, request).unwrap().to_string()
}

fn first_request(game: GameId) -> AnyRequest {
    match bonecup_games::AnyGame::start(&AnyOptions::new(game), 2).unwrap().turn() {
        Turn::Chance(request) => request,
        Turn::Seat(_) | Turn::Over(_) => panic!("it begins with a roll"),
    }
}

#[test]
fn rolls_with_and_without_links() {
    let (bones, five) = (first_request(GameId::RollingBones), first_request(GameId::KnochenMax));
    for (roll, caster, asked) in [
        (0, false, false),
        (0, true, false),
        (0, false, true),
        (0, true, true),
        (1, true, true),
        (4095, true, true),
    ] {
        let links = Links {
            caster: ada().link(roll).filter(|_| caster).map(|link| (Seat(0), link)),
            asked: bo().link(roll).filter(|_| asked).map(|link| (Seat(2), link)),
        };
        let row = format!("`{}` | `{}` |", rolled(roll, &links, &bones), rolled(roll, &links, &five));
        let text = document();
        let found = text.lines().find(|line| line.contains(&row)).unwrap_or_else(|| panic!("{row}"));
        assert!(found.starts_with(&format!("| {roll} |")), "{found}");
    }
}

#[test]
fn the_chain_of_events() {
    let game = GameId::KnochenMax;
    let outcome = |text: &str| AnyOutcome::read(game, text).unwrap();
    let cast = |roll, seat, link, asks| Event::Cast {
        cast: Cast { roll, seat: Seat(seat), link, asks },
        signed: None,
    };
    let chained =
        |seat, chain: &DeviceChain, key| Event::Chained { seat: Seat(seat), anchor: chain.anchor(), key };
    let events = [
        cast(0, 0, ada().link(0), Some(Seat(2))),
        Event::Rolled {
            roll: 0,
            by: By::Drawn,
            outcome: outcome("4 3 4 1 3"),
            link: bo().link(0),
            signed: None,
        },
        Event::moved(Seat(0), AnyMove::read(game, "keep 3 3").unwrap()),
        chained(0, &bo(), None),
        chained(2, &ada(), Some(hex("public key of Ada's device"))),
        cast(1, 1, None, None),
        Event::rolled(2, By::Hand, outcome("1 3 3 4 6")),
    ];
    let text = document();
    let rows = &text[text.find("The chain of events from B on").unwrap()..];
    let hashes =
        rows.lines().filter(|line| line.starts_with("| `")).map(|line| line.split('`').rev().nth(1).unwrap());
    let mut head = begun(&plan());
    for (event, hash) in events.iter().zip(hashes) {
        head = head_after(&head, event);
        assert_eq!(head.to_string(), hash, "{event:?}");
    }
}
