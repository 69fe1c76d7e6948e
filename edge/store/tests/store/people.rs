//! People and their tokens.

use bonecup_store::{NewPerson, NewToken, Person, TokenAdded, TokenHash, TokenKind};

use crate::kit::{Place, on_both, who};

fn hash(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

fn anna() -> NewPerson {
    NewPerson {
        id: who("anna"),
        name: "Änne 🎲".parse().unwrap(),
        token: hash(1),
        label: "laptop".to_owned(),
        at: 10,
    }
}

fn token(byte: u8, kind: TokenKind, label: &str) -> NewToken {
    NewToken { hash: hash(byte), kind, label: label.to_owned(), at: 20 }
}

fn known(name: &str) -> Person {
    Person { id: who("anna"), name: name.parse().unwrap(), since: 10 }
}

on_both! {
    async fn a_person_is_found_by_each_of_their_tokens(place: &Place) {
        let store = place.open().await;
        assert!(store.add_person(anna()).await.unwrap());
        let bot = token(2, TokenKind::Api, "my bot");
        assert_eq!(store.add_token(&who("anna"), bot, 9).await.unwrap(), TokenAdded::Done);
        let found = async |byte| {
            store.person_by_token(&hash(byte)).await.unwrap().map(|holder| (holder.person, holder.kind))
        };
        assert_eq!(found(1).await, Some((known("Änne 🎲"), TokenKind::Device)));
        assert_eq!(found(2).await, Some((known("Änne 🎲"), TokenKind::Api)));
        assert_eq!(found(3).await, None);
    }

    async fn nobody_gets_a_taken_id_or_token(place: &Place) {
        let store = place.open().await;
        assert!(store.add_person(anna()).await.unwrap());
        assert!(!store.add_person(NewPerson { token: hash(5), ..anna() }).await.unwrap());
        assert!(!store.add_person(NewPerson { id: who("bert"), ..anna() }).await.unwrap());
        assert_eq!(store.person_by_token(&hash(5)).await.unwrap(), None);
        assert_eq!(store.tokens(&who("bert")).await.unwrap(), []);
        assert!(!store.rename(&who("bert"), &"Bert".parse().unwrap()).await.unwrap(), "bert was not added");
        let taken = store.add_token(&who("anna"), token(1, TokenKind::Api, ""), 9).await.unwrap();
        let nobodys = store.add_token(&who("bert"), token(6, TokenKind::Device, ""), 9).await.unwrap();
        assert_eq!([taken, nobodys], [TokenAdded::Refused; 2]);
    }

    async fn people_change_their_name(place: &Place) {
        let store = place.open().await;
        store.add_person(anna()).await.unwrap();
        assert!(store.rename(&who("anna"), &"Anna".parse().unwrap()).await.unwrap());
        assert_eq!(store.person_by_token(&hash(1)).await.unwrap().unwrap().person, known("Anna"));
    }

    async fn the_last_recovery_secret_is_the_one_that_works(place: &Place) {
        let store = place.open().await;
        store.add_person(anna()).await.unwrap();
        assert_eq!(store.person_by_recovery(&hash(8)).await.unwrap(), None);
        assert!(store.set_recovery(&who("anna"), &hash(8)).await.unwrap());
        assert!(store.set_recovery(&who("anna"), &hash(9)).await.unwrap());
        assert!(!store.set_recovery(&who("bert"), &hash(7)).await.unwrap());
        assert_eq!(store.person_by_recovery(&hash(8)).await.unwrap(), None);
        assert_eq!(store.person_by_recovery(&hash(9)).await.unwrap(), Some(known("Änne 🎲")));
    }

    async fn tokens_are_listed_and_dropped_by_their_owner(place: &Place) {
        let store = place.open().await;
        store.add_person(anna()).await.unwrap();
        store.add_person(NewPerson { id: who("bert"), token: hash(4), ..anna() }).await.unwrap();
        let long = format!("a\0b\n{}", "ü".repeat(200));
        store.add_token(&who("anna"), token(2, TokenKind::Api, &long), 9).await.unwrap();
        let tokens = store.tokens(&who("anna")).await.unwrap();
        assert_eq!(tokens.len(), 2);
        assert_eq!((tokens[0].kind, tokens[0].since), (TokenKind::Api, 20));
        assert_eq!(tokens[0].label, format!("ab{}", "ü".repeat(78)));
        assert_eq!((tokens[1].kind, tokens[1].label.as_str()), (TokenKind::Device, "laptop"));
        assert!(!store.drop_token(&who("bert"), tokens[0].id).await.unwrap(), "it is not bert's");
        assert!(store.drop_token(&who("anna"), tokens[0].id).await.unwrap());
        assert!(!store.drop_token(&who("anna"), tokens[0].id).await.unwrap());
        assert_eq!(store.person_by_token(&hash(2)).await.unwrap(), None);
        assert_eq!(store.tokens(&who("anna")).await.unwrap().len(), 1);
    }

    /// Days count, not minutes, so that hardly any request writes.
    async fn the_device_that_was_longest_unused_gives_way(place: &Place) {
        const DAY: i64 = 86_400_000;
        let store = place.open().await;
        store.add_person(anna()).await.unwrap();
        for byte in 2..=3 {
            let device = token(byte, TokenKind::Device, "");
            assert_eq!(store.add_token(&who("anna"), device, 3).await.unwrap(), TokenAdded::Done);
        }
        let bot = token(9, TokenKind::Api, "");
        assert_eq!(store.add_token(&who("anna"), bot, 1).await.unwrap(), TokenAdded::Done);
        for (byte, at) in [(1, 3 * DAY), (2, DAY / 2), (3, 2 * DAY)] {
            let holder = store.person_by_token(&hash(byte)).await.unwrap().unwrap();
            store.note_used(&hash(byte), &holder, at).await.unwrap();
        }
        let device = token(4, TokenKind::Device, "");
        assert_eq!(store.add_token(&who("anna"), device, 3).await.unwrap(), TokenAdded::Done);
        let is_there = async |byte| store.person_by_token(&hash(byte)).await.unwrap().is_some();
        assert!(is_there(1).await && !is_there(2).await && is_there(3).await && is_there(4).await);
        assert!(is_there(9).await, "a program is no device");
        let more = token(8, TokenKind::Api, "");
        assert_eq!(store.add_token(&who("anna"), more, 1).await.unwrap(), TokenAdded::TooMany);
    }

    async fn whoever_has_gone_is_nobody_and_gets_nothing_any_more(place: &Place) {
        let store = place.open().await;
        store.add_person(anna()).await.unwrap();
        store.add_person(NewPerson { id: who("bert"), token: hash(4), ..anna() }).await.unwrap();
        store.add_token(&who("anna"), token(2, TokenKind::Api, ""), 9).await.unwrap();
        store.set_recovery(&who("anna"), &hash(8)).await.unwrap();
        assert_eq!(store.last_gone().await.unwrap(), 0);
        assert!(store.let_go(&who("anna")).await.unwrap());
        assert!(!store.let_go(&who("anna")).await.unwrap());
        for byte in [1, 2] {
            assert_eq!(store.person_by_token(&hash(byte)).await.unwrap(), None);
        }
        assert_eq!(store.person_by_recovery(&hash(8)).await.unwrap(), None);
        assert!(!store.set_recovery(&who("anna"), &hash(8)).await.unwrap());
        let again = store.add_token(&who("anna"), token(5, TokenKind::Device, ""), 9).await.unwrap();
        assert_eq!(again, TokenAdded::Refused);
        assert!(store.person_by_token(&hash(4)).await.unwrap().is_some(), "bert has nothing to do with it");
        assert!(store.let_go(&who("bert")).await.unwrap());
        assert_eq!(store.gone_after(0).await.unwrap(), [(1, who("anna")), (2, who("bert"))]);
        assert_eq!(store.gone_after(1).await.unwrap(), [(2, who("bert"))]);
        assert_eq!(store.last_gone().await.unwrap(), 2);
    }
}

#[test]
fn a_hash_is_not_printed() {
    assert_eq!(format!("{:?}", hash(0xab)), "TokenHash(…)");
}
