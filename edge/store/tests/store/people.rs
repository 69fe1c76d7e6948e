//! People and their tokens.

use bonecup_store::{NewPerson, Person, TokenHash, TokenKind};

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

fn known(name: &str) -> Person {
    Person { id: who("anna"), name: name.parse().unwrap(), since: 10 }
}

on_both! {
    async fn a_person_is_found_by_each_of_their_tokens(place: &Place) {
        let store = place.open().await;
        assert!(store.add_person(anna()).await.unwrap());
        assert!(store.add_token(&who("anna"), &hash(2), TokenKind::Api, "my bot", 20).await.unwrap());
        let found = async |byte| store.person_by_token(&hash(byte)).await.unwrap();
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
        assert!(!store.add_token(&who("anna"), &hash(1), TokenKind::Api, "", 20).await.unwrap());
        assert!(!store.add_token(&who("bert"), &hash(6), TokenKind::Api, "", 20).await.unwrap());
    }

    async fn people_change_their_name(place: &Place) {
        let store = place.open().await;
        store.add_person(anna()).await.unwrap();
        assert!(store.rename(&who("anna"), &"Anna".parse().unwrap()).await.unwrap());
        let (person, _) = store.person_by_token(&hash(1)).await.unwrap().unwrap();
        assert_eq!(person, known("Anna"));
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
        store.add_token(&who("anna"), &hash(2), TokenKind::Api, &long, 20).await.unwrap();
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
}

#[test]
fn a_hash_is_not_printed() {
    assert_eq!(format!("{:?}", hash(0xab)), "TokenHash(…)");
}
