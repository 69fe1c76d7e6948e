//! Anybody asks anything at any time. Whatever is accepted is in the log, whatever is refused has changed nothing, and
//! the log alone makes the same room again.

use bonecup_chance::verify;
use bonecup_games::{AnyMove, Colour, GameId};
use bonecup_referee::room::{
    Deadline, Opening, PersonAction, PersonRequest, Phase, Request, RoomDecision, RoomEvent, TableRequest,
};
use bonecup_referee::{Action, Next, Record, Seq};
use bonecup_rules::Seat;
use proptest::prelude::*;
use rolling_dice::Scatter;

use crate::kit::{Evening, come_back, contribute, join, leave, mind, offer_bot, opening, rematch};

const PEOPLE: [&str; 4] = ["anna", "bert", "carl", "dora"];

/// One request of somebody, as numbers that shrink well.
#[derive(Clone, Debug)]
struct Wish {
    what: u8,
    who: usize,
    seat: u8,
    /// How much later it is asked.
    pause: u16,
    /// How far behind the asker is.
    behind: u32,
    /// Whether it is sent again afterwards.
    twice: bool,
}

fn wish() -> impl Strategy<Value = Wish> {
    // Moves are by far the most frequent, so that games get somewhere.
    let what = prop_oneof![1 => 0..16u8, 1 => 17..19u8, 4 => Just(16u8)];
    let behind = prop_oneof![6 => Just(0u32), 1 => 1..4u32];
    (what, 0..PEOPLE.len(), 0..4u8, 0..20_000u16, behind, any::<bool>())
        .prop_map(|(what, who, seat, pause, behind, twice)| Wish { what, who, seat, pause, behind, twice })
}

/// What is wished for; none if it is whatever is due.
fn request(wish: &Wish, evening: &mut Evening) -> Option<Request> {
    let seat = wish.seat;
    let action = match wish.what {
        0 => join(None),
        1 => join(Some(seat)),
        2 => contribute(seat),
        3 => offer_bot(seat),
        4 => PersonAction::Start,
        5 => leave(seat),
        6 => mind(seat, wish.twice),
        7 => come_back(seat),
        8 if wish.pause < 300 => PersonAction::Close,
        9 if wish.pause < 300 => return Some(TableRequest::CloseIdle.into()),
        10 => return Some(TableRequest::Expire.into()),
        11 => return Some(TableRequest::RestartClock.into()),
        12 => rematch("elm"),
        13 | 14 => PersonAction::act(Seat(seat), Action::Play(some_moves(evening))),
        15 => {
            let moves = some_moves(evening);
            return Some(TableRequest::BotPlays { seat: Seat(seat), moves }.into());
        }
        17 => PersonAction::ChooseColours { seat: Seat(seat), colours: vec![Colour::ALL[wish.who]] },
        18 => PersonAction::NameBeginner { seat: Seat(seat) },
        _ => return None,
    };
    let request = evening.by(PEOPLE[wish.who], action);
    let expected = request.expected.map(|seq| Seq(seq.0.saturating_sub(wish.behind)));
    Some(PersonRequest { expected, ..request }.into())
}

/// A legal move and one that may not follow it.
fn some_moves(evening: &mut Evening) -> Vec<AnyMove> {
    match evening.room.next() {
        Some(Next::Move(_)) => vec![evening.legal(), evening.legal()],
        Some(Next::Throw(..) | Next::Link(_) | Next::Draw(_) | Next::Enter(..) | Next::Over(_)) | None => {
            Vec::new()
        }
    }
}

/// Whatever is refused has changed nothing (the kit compares); what is accepted is done once.
fn ask(evening: &mut Evening, wish: &Wish) {
    evening.now += i64::from(wish.pause);
    let Some(request) = request(wish, evening) else {
        evening.goes_on();
        return;
    };
    if let Ok(RoomDecision::New(step)) = evening.decide(request.clone()) {
        let seq = step.seq;
        evening.take(step);
        if matches!(request, Request::Person(_)) && wish.twice {
            assert_eq!(evening.decide(request), Ok(RoomDecision::Repeated(seq)));
        }
    }
}

fn audit(evening: &Evening) {
    let past = evening.rebuilt();
    assert_eq!(*past.room(), evening.room, "the log is the whole truth");
    let times: Vec<_> = evening.steps.iter().map(|step| step.at).collect();
    assert!(times.is_sorted(), "time does not go back");
    let ended = evening.room.phase().has_ended();
    assert_eq!(
        evening.room.seed().is_some(),
        ended && evening.room.opening().draws(),
        "the seed comes with the end"
    );
    let ends = evening.steps.iter().flat_map(|step| &step.events);
    let ends =
        ends.filter(|event| matches!(event, RoomEvent::Ended { .. } | RoomEvent::Closed { .. })).count();
    assert_eq!(ends, usize::from(ended));
    let Some(record) = past.record() else { return };
    let read = Record::read(record.write().unwrap().as_bytes()).unwrap();
    assert_eq!(read.replay().unwrap().game(), evening.room.table().unwrap().game());
    if ended {
        assert_eq!(verify(&read, &Scatter, &[]).unwrap().finished, evening.room.phase() == Phase::Over);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_log_is_the_whole_truth(
        game in prop_oneof![Just(GameId::KnochenMax), Just(GameId::RollingBones), Just(GameId::RollingDice)],
        seats in prop_oneof![
            Just("anna, open, bot"),
            Just("anna, open, kept-bert"),
            Just("anna, anna, bert"),
            Just("anna, open hand, bot hand"),
            Just("anna hand, bert hand"),
        ],
        deadline in prop_oneof![Just(Deadline::None), Just(Deadline::HalfMinute)],
        before in prop::collection::vec(wish(), 0..12),
        after in prop::collection::vec(wish(), 0..120),
    ) {
        let mut evening = Evening::open(Opening { deadline, ..opening(game, seats) });
        before.iter().for_each(|wish| ask(&mut evening, wish));
        let start = evening.by("anna", PersonAction::Start);
        if let Ok(RoomDecision::New(step)) = evening.decide(start) {
            evening.take(step);
        }
        after.iter().for_each(|wish| ask(&mut evening, wish));
        audit(&evening);
    }
}
