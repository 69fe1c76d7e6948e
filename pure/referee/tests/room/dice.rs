//! Version 2 of the dice: what is sealed, cast and linked, and what is refused.

use bonecup_chance::verify;
use bonecup_games::GameId;
use bonecup_referee::fair::{DeviceChain, seal_of, table_id_of};
use bonecup_referee::room::{
    LINK_MILLIS, Opening, PersonAction, Phase, REVEAL_MILLIS, RoomEvent, Sealed, TableRequest,
};
use bonecup_referee::{Action, Contribution, Hex32, Next, Record, Scheme};
use bonecup_rules::{Reason, Seat};
use rolling_dice::Scatter;

use crate::kit::{Evening, opening, seed};

fn opened(game: GameId, seats: &str) -> Opening {
    let commitment = seed().commitment(Scheme::Two);
    let engine = game.has_physics().then(|| "scatter/1".parse().unwrap());
    let table = table_id_of(&commitment);
    Opening { table, commitment: Some(commitment), scheme: Scheme::Two, engine, ..opening(game, seats) }
}

fn chain(seat: u8) -> DeviceChain {
    DeviceChain::new(Hex32([seat + 1; 32]))
}

fn text(seat: u8) -> Contribution {
    format!("Glück {seat}").parse().unwrap()
}

fn seal(evening: &Evening, seat: u8) -> PersonAction {
    let seal = seal_of(evening.room.id(), &chain(seat).anchor(), &text(seat));
    PersonAction::Seal { seat: Seat(seat), sealed: Sealed { seal, signing_key: None } }
}

fn reveal(seat: u8) -> PersonAction {
    PersonAction::Reveal { seat: Seat(seat), anchor: chain(seat).anchor(), contribution: text(seat) }
}

fn link(seat: u8, roll: u64) -> Option<Hex32> {
    chain(seat).link(roll)
}

fn throw(seat: u8, link: Option<Hex32>) -> PersonAction {
    PersonAction::Act { seat: Seat(seat), action: Action::Throw, link, signature: None }
}

fn answer(seat: u8, roll: u64, link: Option<Hex32>) -> PersonAction {
    PersonAction::Link { seat: Seat(seat), roll, link: link.unwrap() }
}

/// Anna and Bert, both sealed and revealed.
fn begun(game: GameId) -> Evening {
    let mut evening = Evening::open(opened(game, "anna, bert"));
    for (who, seat) in [("anna", 0), ("bert", 1)] {
        let seal = seal(&evening, seat);
        evening.does(who, seal);
    }
    evening.does("anna", PersonAction::Start);
    evening.does("anna", reveal(0));
    evening.does("bert", reveal(1));
    evening
}

#[test]
fn texts_are_revealed_only_when_all_seals_are_in_the_log() {
    let mut evening = Evening::open(opened(GameId::KnochenMax, "anna, bert"));
    assert_eq!(evening.refused("anna", reveal(0)), "room-not-settled");
    let sealed = seal(&evening, 0);
    evening.does("anna", sealed);
    let sealed = seal(&evening, 1);
    evening.does("bert", sealed);
    assert_eq!(evening.room.agreement(), None);
    evening.does("anna", PersonAction::Start);
    assert_eq!(evening.room.phase(), Phase::Settled);
    let agreed = evening.room.agreement().unwrap();
    assert!(agreed.contains("seat 1 human drawn 1 "), "{agreed}");
    // Nobody comes, goes or seals anything else from here on.
    for action in [seal(&evening, 0), PersonAction::Leave { seat: Seat(0) }, PersonAction::Start] {
        assert_eq!(evening.refused("anna", action), "room-begun");
    }
    let PersonAction::Reveal { seat, anchor, .. } = reveal(0) else { panic!("it reveals") };
    let other = PersonAction::Reveal { seat, anchor, contribution: "other".parse().unwrap() };
    assert_eq!(evening.refused("anna", other), "room-other-seal");
    assert_eq!(evening.refused("bert", reveal(0)), "room-not-your-seat");
    evening.does("bert", reveal(1));
    assert_eq!(evening.room.phase(), Phase::Settled);
    assert_eq!(evening.refused("bert", reveal(1)), "room-other-seal", "once is enough");
    evening.does("anna", reveal(0));
    assert_eq!(evening.room.phase(), Phase::Playing);
    assert_eq!(evening.room.agreement().unwrap(), agreed, "what was agreed stays");
}

#[test]
fn whoever_does_not_reveal_adds_nothing_and_blocks_nobody() {
    let mut evening = Evening::open(opened(GameId::KnochenMax, "anna, bert"));
    let sealed = seal(&evening, 0);
    evening.does("anna", sealed);
    let sealed = seal(&evening, 1);
    evening.does("bert", sealed);
    evening.does("anna", PersonAction::Start);
    evening.does("anna", reveal(0));
    evening.now += REVEAL_MILLIS - 1;
    assert_eq!(evening.code(TableRequest::BeginUnrevealed), "room-not-due");
    evening.now += 1;
    evening.accept(TableRequest::BeginUnrevealed);
    let plan = evening.room.table().unwrap().plan().clone();
    assert_eq!(plan.seats[1].anchor, None);
    assert_eq!(plan.seats[1].contribution, Contribution::default());
    assert!(plan.seats[1].seal.is_some());
    assert_eq!(evening.refused("bert", reveal(1)), "room-begun");
}

#[test]
fn a_table_that_sealed_nothing_begins_at_once() {
    let mut evening = Evening::open(opened(GameId::KnochenMax, "anna, bert"));
    evening.does("anna", PersonAction::Start);
    assert_eq!(evening.room.phase(), Phase::Playing);
    assert!(matches!(evening.room.next(), Some(Next::Throw(Seat(0), _))));
}

#[test]
fn nothing_is_drawn_before_the_one_whose_turn_begins_throws() {
    let mut evening = begun(GameId::KnochenMax);
    assert!(matches!(evening.room.next(), Some(Next::Throw(Seat(0), _))));
    assert_eq!(evening.refused("bert", throw(1, None)), "command-not-your-turn");
    let keep = Action::Play(vec![evening.read("keep")]);
    assert_eq!(evening.refused("anna", PersonAction::act(Seat(0), keep)), "command-throw-awaited");
    let events = evening.does("anna", throw(0, link(0, 0)));
    assert!(matches!(events[..], [RoomEvent::Cast { roll: 0, asks: Some(Seat(1)), .. }]), "{events:?}");
    assert_eq!(evening.refused("anna", throw(0, link(0, 0))), "command-link-awaited");
    let events = evening.does("bert", answer(1, 0, link(1, 0)));
    assert!(matches!(events[..], [RoomEvent::Rolled { roll: 0, link: Some(_), .. }]), "{events:?}");
}

#[test]
fn bad_links_are_refused_and_change_nothing() {
    let mut evening = begun(GameId::KnochenMax);
    for wrong in [link(0, 1), link(1, 0), Some(Hex32([0; 32])), Some(chain(0).anchor())] {
        assert_eq!(evening.refused("anna", throw(0, wrong)), "link-foreign");
    }
    evening.does("anna", throw(0, link(0, 0)));
    for wrong in [link(1, 1), link(0, 0), Some(Hex32([0; 32]))] {
        assert_eq!(evening.refused("bert", answer(1, 0, wrong)), "link-foreign");
    }
    assert_eq!(evening.refused("anna", answer(0, 0, link(0, 0))), "command-not-asked");
    assert_eq!(evening.refused("bert", answer(1, 7, link(1, 7))), "command-not-asked");
    let anew = PersonAction::Chain { seat: Seat(1), anchor: chain(9).anchor(), signing_key: None };
    assert_eq!(evening.refused("bert", anew), "command-link-awaited");
    evening.does("bert", answer(1, 0, link(1, 0)));
    assert_eq!(evening.refused("bert", answer(1, 0, link(1, 0))), "room-link-late");
}

#[test]
fn a_link_comes_only_with_a_command_that_casts() {
    let mut evening = begun(GameId::KnochenMax);
    evening.dice.absent = vec!["bert"];
    evening.does("anna", throw(0, link(0, 0)));
    let action = Action::Play(vec![evening.read("fill hund")]);
    let fill = PersonAction::Act { seat: Seat(0), action, link: link(0, 1), signature: None };
    assert_eq!(evening.refused("anna", fill), "link-unused");
}

#[test]
fn a_roll_waits_two_seconds_for_a_link_and_no_longer() {
    let mut evening = begun(GameId::KnochenMax);
    evening.does("anna", throw(0, link(0, 0)));
    evening.now += LINK_MILLIS - 1;
    assert_eq!(evening.code(TableRequest::DrawUnlinked), "room-not-due");
    evening.now += 1;
    let events = evening.accept(TableRequest::DrawUnlinked);
    assert!(matches!(events[..], [RoomEvent::Rolled { link: None, .. }]), "{events:?}");
    // The link that came too late is not asked for again: the next roll has the next one.
    let keep = PersonAction::Act {
        seat: Seat(0),
        action: Action::Play(vec![evening.read("keep")]),
        link: link(0, 1),
        signature: None,
    };
    evening.does("anna", keep);
    assert_eq!(evening.refused("bert", answer(1, 1, link(1, 0))), "link-foreign");
    evening.does("bert", answer(1, 1, link(1, 1)));
}

#[test]
fn the_same_links_give_the_same_roll_after_a_crash() {
    let mut evening = begun(GameId::KnochenMax);
    evening.does("anna", throw(0, link(0, 0)));
    let mut again = Evening::open(evening.room.opening().clone());
    again.room = evening.rebuilt().room().clone();
    assert_eq!(again.room, evening.room, "a roll that waits is in the log");
    assert_eq!(evening.does("bert", answer(1, 0, link(1, 0))), again.does("bert", answer(1, 0, link(1, 0))));
}

#[test]
fn only_people_on_other_devices_who_are_there_are_asked() {
    let asked = |seats: &str, absent: &[&'static str]| {
        let mut evening = Evening::open(opened(GameId::KnochenMax, seats));
        for seat in 0..evening.room.seats().len() {
            let seat = u8::try_from(seat).unwrap();
            let person = evening.room.seats()[usize::from(seat)].person().cloned();
            if let Some(person) = person {
                let seal = seal(&evening, seat);
                evening.does(person.as_str(), seal);
            }
        }
        evening.does("anna", PersonAction::Start);
        for seat in 0..4 {
            let person = evening.room.seats().get(usize::from(seat)).and_then(|seat| seat.person().cloned());
            if let Some(person) = person {
                evening.does(person.as_str(), reveal(seat));
            }
        }
        evening.dice.absent = absent.to_vec();
        let thrown = match evening.room.bot_to_throw() {
            Some(seat) => evening.accept(TableRequest::BotThrows { seat }),
            None => evening.does("anna", throw(0, link(0, 0))),
        };
        let RoomEvent::Cast { asks, .. } = &thrown[0] else { panic!("{thrown:?} has no cast") };
        asks.map(|seat| seat.0)
    };
    assert_eq!(asked("anna, anna, bot", &[]), None, "her own device");
    assert_eq!(asked("anna, anna, bert", &[]), Some(2));
    assert_eq!(asked("anna, bert, cleo", &["bert"]), Some(2), "who is there");
    assert_eq!(asked("anna, bert, cleo", &[]), Some(1), "the next in order");
    assert_eq!(asked("anna, bert", &["bert"]), None);
    assert_eq!(asked("bot, anna", &[]), Some(1), "somebody adds to a bot's dice");
}

#[test]
fn another_device_commits_anew() {
    let mut evening = begun(GameId::KnochenMax);
    evening.does("anna", throw(0, link(0, 0)));
    evening.does("bert", answer(1, 0, link(1, 0)));
    let anew = |seat| PersonAction::Chain { seat: Seat(seat), anchor: chain(9).anchor(), signing_key: None };
    assert_eq!(evening.refused("bert", anew(0)), "room-not-your-seat");
    evening.does("bert", anew(1));
    let keep = PersonAction::Act {
        seat: Seat(0),
        action: Action::Play(vec![evening.read("keep")]),
        link: link(0, 1),
        signature: None,
    };
    evening.does("anna", keep);
    assert_eq!(evening.refused("bert", answer(1, 1, link(1, 1))), "link-foreign", "the old chain");
    evening.does("bert", answer(1, 1, link(9, 0)));
}

#[test]
fn a_log_is_not_flooded_with_new_chains() {
    let mut evening = begun(GameId::KnochenMax);
    let anew = |number: u8| {
        let anchor = chain(number).anchor();
        PersonAction::Chain { seat: Seat(1), anchor, signing_key: None }
    };
    for number in 0..24 {
        evening.does("bert", anew(number));
    }
    assert_eq!(evening.refused("bert", anew(24)), "link-too-many-chains");
    evening.dice.absent = vec!["bert"];
    evening.does("anna", throw(0, link(0, 0)));
    evening.does("bert", anew(24));
}

#[test]
fn whole_games_are_recorded_and_verified() {
    for game in GameId::ALL {
        let mut evening = begun(game);
        let mut rolls = 0;
        while evening.room.phase() == Phase::Playing {
            let roll = evening.room.table().unwrap().rolls();
            match evening.room.next().unwrap() {
                Next::Throw(seat, _) => {
                    let who = ["anna", "bert"][seat.index()];
                    evening.does(who, throw(seat.0, link(seat.0, roll)));
                }
                Next::Link(cast) => {
                    let asked = cast.asks.unwrap();
                    rolls += 1;
                    if rolls % 5 == 0 {
                        evening.now += LINK_MILLIS;
                        evening.accept(TableRequest::DrawUnlinked);
                    } else {
                        let who = ["anna", "bert"][asked.index()];
                        evening.does(who, answer(asked.0, roll, link(asked.0, roll)));
                    }
                }
                Next::Move(seat) => {
                    let who = ["anna", "bert"][seat.index()];
                    let action = Action::Play(vec![evening.legal()]);
                    let with =
                        |link| PersonAction::Act { seat, action: action.clone(), link, signature: None };
                    // A link is given exactly with a move that rolls.
                    let request = evening.by(who, with(link(seat.0, roll)));
                    match evening.decide(request.clone()) {
                        Ok(_) => evening.accept(request),
                        Err(refusal) => {
                            assert_eq!(refusal.code(), "link-unused");
                            evening.does(who, with(None))
                        }
                    };
                }
                Next::Draw(_) | Next::Enter(..) | Next::Over(_) => panic!("nobody waits for that"),
            }
        }
        let record = evening.rebuilt().record().unwrap();
        let written = record.write().unwrap();
        let read = Record::read(written.as_bytes()).unwrap();
        assert_eq!(read, record);
        let proof = verify(&read, &Scatter, &[]).unwrap();
        assert_eq!(proof.drawn, rolls, "{game}");
        assert_eq!(proof.known_to_host, rolls / 5, "{game}");
    }
}
