//! From the menu to a table elsewhere, and back.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};

use bonecup_games::GameId;
use bonecup_referee::{Action, CommandRefusal, DiceSource};
use bonecup_rules::Seat;
use bonecup_seat::{Alarm, Door, Errand, Knocked, Local, Threads, Venue, VenueError, WhenLeft};
use bonecup_tui::First;
use bonecup_words::Language;

use crate::kit::{Person, SMALL, Table};

const TABLE: Table<'_> =
    Table { game: GameId::KnochenMax, seats: &["me", "steady"], options: &[], dice: DiceSource::Drawn };

/// A door behind which somebody says what comes next.
#[derive(Default)]
struct Behind {
    asked: Mutex<Vec<Errand>>,
    tell: Mutex<Option<Sender<Knocked>>>,
}

impl Behind {
    fn say(&self, news: Knocked) -> bool {
        self.tell.lock().unwrap().as_ref().unwrap().send(news).is_ok()
    }
}

fn stand_before(language: Language, size: (u16, u16)) -> (Arc<Behind>, Person) {
    let behind = Arc::new(Behind::default());
    let inner = Arc::clone(&behind);
    let door: Door = Arc::new(move |errand, tell| {
        inner.asked.lock().unwrap().push(errand.clone());
        *inner.tell.lock().unwrap() = Some(tell.clone());
    });
    (behind, Person::with_door(Some(door), First::NewGame, None, language, size))
}

/// Types an address on the last line of the menu.
fn type_address(person: &mut Person) {
    person.press("Up Enter").press("h o s t / q A B C");
}

#[test]
fn an_address_is_typed_and_who_sits_there_is_read() {
    for language in Language::ALL {
        let look = |name: &str, person: &mut Person| {
            insta::assert_snapshot!(format!("{name}_{language}"), person.screen());
        };
        let (behind, mut person) = stand_before(language, SMALL);
        person.press("Up");
        look("join_offered", &mut person);
        person.press("Down");
        type_address(&mut person);
        look("join_typed", &mut person);
        person.press("Enter");
        assert!(behind.say(Knocked::Waiting("Ben, steady".to_owned())));
        person.tick(1);
        look("join_waiting", &mut person);
        assert!(behind.say(Knocked::Nothing("Nobody is there. ".repeat(9).trim().to_owned())));
        person.tick(1);
        look("join_refused", &mut person);
        assert_eq!(*behind.asked.lock().unwrap(), [Errand::Join("host/qABC".to_owned())]);
    }
}

#[test]
fn a_table_is_opened_on_a_server_with_what_the_menu_says() {
    let (behind, mut person) = stand_before(Language::English, SMALL);
    person.press("Right Up Up Enter").press("h o s t Enter");
    let Some(Errand::Host(table)) = behind.asked.lock().unwrap().first().cloned() else {
        panic!("no errand")
    };
    assert_eq!((table.server.as_str(), table.options.game()), ("host", GameId::KnochenMax));
    assert_eq!(table.seats.len(), 2);
    assert!(behind.say(Knocked::Nothing("Nobody is there.".to_owned())));
    person.tick(1);
    let screen = person.screen();
    assert!(screen.contains("Nobody is there.") && screen.contains("host▁"), "{screen}");
    assert!(screen.contains("KnochenMAX"), "what was agreed is still there: {screen}");
}

#[test]
fn whoever_waits_may_choose_another_colour() {
    let (behind, mut person) = stand_before(Language::English, (80, 24));
    type_address(&mut person);
    person.press("Enter c");
    let chosen = Arc::new(Mutex::new(0));
    let counter = Arc::clone(&chosen);
    assert!(!person.screen().contains("next colour"), "{}", person.screen());
    assert!(behind.say(Knocked::Seated(Arc::new(move || *counter.lock().unwrap() += 1))));
    person.tick(1);
    assert!(person.screen().contains("next colour"), "{}", person.screen());
    person.press("c c");
    assert_eq!(*chosen.lock().unwrap(), 2);
}

#[test]
fn whoever_is_let_in_sits_at_the_table() {
    let (behind, mut person) = stand_before(Language::English, (80, 24));
    type_address(&mut person);
    person.press("Enter");
    assert!(behind.say(Knocked::Inside(Box::new(Local::new(TABLE.host(), None, Threads::None).unwrap()))));
    person.wait();
    assert!(person.screen().contains("throw 1 of 3"), "{}", person.screen());
}

#[test]
fn a_wrong_address_can_be_corrected_and_escape_leads_back() {
    let (behind, mut person) = stand_before(Language::English, (80, 24));
    type_address(&mut person);
    person.press("Enter");
    assert!(behind.say(Knocked::Nothing("No table has this code.".to_owned())));
    person.tick(1);
    assert!(person.screen().contains("No table has this code."), "{}", person.screen());
    person.press("Back D Enter Esc");
    assert!(person.screen().contains("Join a table"), "{}", person.screen());
    assert_eq!(
        *behind.asked.lock().unwrap(),
        ["host/qABC", "host/qABD"].map(|address| Errand::Join(address.to_owned()))
    );
    assert!(!behind.say(Knocked::Waiting("Ben".to_owned())), "nobody listens any more");
}

/// A table elsewhere that tells another commitment than before.
struct Liar(Local, Vec<Alarm>);

impl Venue for Liar {
    fn table(&self) -> &bonecup_referee::Table {
        self.0.table()
    }

    fn entries(&self) -> &[bonecup_referee::Entry] {
        self.0.entries()
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.0.is_own(seat)
    }

    fn enters_for(&self, seat: Seat) -> bool {
        self.0.enters_for(seat)
    }

    fn send(&mut self, seat: Seat, action: Action) -> Result<(), CommandRefusal> {
        self.0.send(seat, action)
    }

    fn poll(&mut self) -> Result<(), VenueError> {
        self.0.poll()
    }

    fn is_thinking(&self) -> bool {
        self.0.is_thinking()
    }

    fn record(&self) -> bonecup_referee::Record {
        self.0.record()
    }

    fn when_left(&self) -> WhenLeft {
        WhenLeft::GoesOn
    }

    fn alarms(&self) -> &[Alarm] {
        &self.1
    }
}

#[test]
fn an_alarm_stays_on_the_screen_and_is_the_last_word() {
    for language in Language::ALL {
        let (behind, mut person) = stand_before(language, SMALL);
        type_address(&mut person);
        person.press("Enter");
        let local = Local::new(TABLE.host(), None, Threads::None).unwrap();
        let hex = |byte| Some(bonecup_referee::Hex32([byte; 32]));
        let alarm = Alarm::Commitment { noted: hex(1), told: hex(2) };
        assert!(behind.say(Knocked::Inside(Box::new(Liar(local, vec![alarm.clone()])))));
        person.wait();
        insta::assert_snapshot!(format!("alarm_{language}"), person.screen());
        person.press("Esc Esc");
        assert!(person.screen().contains("ALARM"), "{}", person.screen());
        assert_eq!(person.app.farewell().alarm, Some(alarm));
    }
}
