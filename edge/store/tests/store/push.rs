//! Browsers that want to be told of turns, and the turns that they are told of.

use bonecup_referee::Name;
use bonecup_store::{AwaitedTurn, NewPerson, NewToken, Store, Subscription, TokenHash, TokenKind};

use crate::kit::{Place, create, id, new_table, on_both, who};

/// A person with as many devices as there are numbers, each the hash of its token.
async fn with_devices(store: &Store, person: &str, devices: &[u8]) {
    let name: Name = person.parse().unwrap();
    let (first, more) = devices.split_first().unwrap();
    let new = NewPerson { id: who(person), name, token: hash(*first), label: String::new(), at: 1 };
    assert!(store.add_person(new).await.unwrap());
    for device in more {
        let token = NewToken { hash: hash(*device), kind: TokenKind::Device, label: String::new(), at: 1 };
        store.add_token(&who(person), token, 20).await.unwrap();
    }
}

fn hash(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

fn at(endpoint: &str) -> Subscription {
    let endpoint = format!("https://push.example/{endpoint}");
    Subscription { endpoint, key: vec![4; 65], secret: vec![5; 16], language: "de".to_owned() }
}

async fn subscribed(store: &Store, person: &str, device: u8, endpoint: &str, when: i64) -> bool {
    store.subscribe(&who(person), &hash(device), at(endpoint), 3, when).await.unwrap()
}

/// The last parts of the addresses.
async fn endpoints(store: &Store, person: &str) -> Vec<String> {
    let all = store.subscriptions(&who(person), 10).await.unwrap();
    all.iter().map(|one| one.endpoint.trim_start_matches("https://push.example/").to_owned()).collect()
}

on_both! {
    async fn a_device_has_one_subscription_and_a_person_a_few(place: &Place) {
        let store = place.open().await;
        with_devices(&store, "anna", &[1, 2, 3, 4]).await;
        with_devices(&store, "bert", &[9]).await;
        assert!(!store.is_subscribed(&hash(1)).await.unwrap());
        for (device, endpoint, when) in [(1, "a", 10), (2, "b", 20), (1, "c", 30), (3, "d", 40)] {
            assert!(subscribed(&store, "anna", device, endpoint, when).await);
        }
        assert_eq!(store.subscriptions(&who("anna"), 1).await.unwrap(), [at("d")]);
        assert_eq!(endpoints(&store, "anna").await, ["d", "c", "b"], "the newest first");
        assert!(subscribed(&store, "anna", 4, "e", 50).await);
        assert_eq!(endpoints(&store, "anna").await, ["e", "d", "c"], "the oldest gave way");
        assert!(!store.is_subscribed(&hash(2)).await.unwrap() && store.is_subscribed(&hash(4)).await.unwrap());
        assert!(!subscribed(&store, "bert", 1, "f", 60).await, "that is not his device");
        assert!(subscribed(&store, "bert", 9, "e", 60).await);
        assert_eq!(endpoints(&store, "anna").await, ["d", "c"], "a browser belongs to who used it last");
        assert_eq!(endpoints(&store, "bert").await, ["e"]);
    }

    async fn a_subscription_ends_with_its_device_and_its_person(place: &Place) {
        let store = place.open().await;
        with_devices(&store, "anna", &[1, 2, 3]).await;
        for device in 1..=3 {
            assert!(subscribed(&store, "anna", device, &device.to_string(), device.into()).await);
        }
        store.unsubscribe(&hash(1)).await.unwrap();
        store.unsubscribe(&hash(1)).await.unwrap();
        assert_eq!(endpoints(&store, "anna").await, ["3", "2"]);
        assert!(store.drop_token_by_hash(&hash(2)).await.unwrap());
        assert_eq!(endpoints(&store, "anna").await, ["3"]);
        store.drop_endpoint("https://push.example/3").await.unwrap();
        assert_eq!(endpoints(&store, "anna").await, [""; 0]);
        assert!(subscribed(&store, "anna", 1, "again", 5).await);
        create(&store, new_table("oak", 1)).await;
        store.await_turn(&id("oak"), &who("anna"), 10).await.unwrap();
        assert!(store.let_go(&who("anna")).await.unwrap());
        assert_eq!(endpoints(&store, "anna").await, [""; 0]);
        assert_eq!(store.due_turns(100, 10).await.unwrap(), []);
        assert!(!subscribed(&store, "anna", 1, "ghost", 6).await);
    }

    async fn devices_that_were_not_used_for_long_are_not_told_any_more(place: &Place) {
        let store = place.open().await;
        with_devices(&store, "anna", &[1, 2]).await;
        assert!(subscribed(&store, "anna", 1, "old", 1).await && subscribed(&store, "anna", 2, "new", 2).await);
        let holder = store.person_by_token(&hash(2)).await.unwrap().unwrap();
        store.note_used(&hash(2), &holder, 90_000_000).await.unwrap();
        store.tidy_subscriptions(90_000_000).await.unwrap();
        assert_eq!(endpoints(&store, "anna").await, ["new"]);
    }

    async fn somebody_is_told_of_a_turn_once_until_they_come_back(place: &Place) {
        let store = place.open().await;
        with_devices(&store, "anna", &[1]).await;
        with_devices(&store, "bert", &[2]).await;
        create(&store, new_table("oak", 1)).await;
        assert!(subscribed(&store, "anna", 1, "a", 1).await);
        store.await_turn(&id("oak"), &who("bert"), 10).await.unwrap();
        store.await_turn(&id("oak"), &who("anna"), 10).await.unwrap();
        store.await_turn(&id("oak"), &who("anna"), 5).await.unwrap();
        assert_eq!(store.due_turns(9, 10).await.unwrap(), [], "not before its time");
        let turn = AwaitedTurn { table: id("oak"), person: who("anna"), tries: 0 };
        assert_eq!(store.due_turns(10, 10).await.unwrap(), std::slice::from_ref(&turn), "bert does not want to be told");
        assert!(store.claim_turn(&turn).await.unwrap());
        assert!(!store.claim_turn(&turn).await.unwrap(), "one node tells it");
        store.put_off_turn(&turn, 50).await.unwrap();
        assert_eq!(store.due_turns(49, 10).await.unwrap(), []);
        let again = AwaitedTurn { tries: 1, ..turn.clone() };
        assert_eq!(store.due_turns(50, 10).await.unwrap(), std::slice::from_ref(&again));
        assert!(!store.claim_turn(&turn).await.unwrap(), "that was the try before");
        assert!(store.claim_turn(&again).await.unwrap());
        store.await_turn(&id("oak"), &who("anna"), 60).await.unwrap();
        assert_eq!(store.due_turns(100, 10).await.unwrap(), [], "she was told and did not come");
        store.end_awaited(&id("oak"), &who("anna")).await.unwrap();
        store.put_off_turn(&again, 70).await.unwrap();
        assert_eq!(store.due_turns(100, 10).await.unwrap(), [], "whoever came back needs no second try");
        store.await_turn(&id("oak"), &who("anna"), 80).await.unwrap();
        assert_eq!(store.due_turns(100, 10).await.unwrap(), [turn]);
    }

    async fn turns_go_with_their_tables(place: &Place) {
        let store = place.open().await;
        with_devices(&store, "anna", &[1]).await;
        assert!(subscribed(&store, "anna", 1, "a", 1).await);
        for table in ["oak", "ash"] {
            create(&store, new_table(table, 1)).await;
            store.await_turn(&id(table), &who("anna"), 10).await.unwrap();
        }
        let mut end = crate::kit::step("oak", 2, 2);
        end.change = Some(crate::kit::change(bonecup_referee::room::Phase::Closed));
        store.append(end).await.unwrap();
        store.tidy_subscriptions(0).await.unwrap();
        let left = store.due_turns(100, 10).await.unwrap();
        assert_eq!(left.iter().map(|turn| turn.table.as_str()).collect::<Vec<_>>(), ["ash"]);
        store.await_turn(&id("oak"), &who("anna"), 10).await.unwrap();
        assert!(store.delete_closed(&id("oak"), 0).await.unwrap());
    }

    async fn the_first_key_for_push_services_stays(place: &Place) {
        let store = place.open().await;
        assert_eq!(store.push_key().await.unwrap(), None);
        assert_eq!(store.keep_push_key(vec![1; 72]).await.unwrap(), vec![1; 72]);
        assert_eq!(store.keep_push_key(vec![2; 72]).await.unwrap(), vec![1; 72]);
        assert_eq!(store.server_key().await.unwrap(), None, "another secret");
    }
}
