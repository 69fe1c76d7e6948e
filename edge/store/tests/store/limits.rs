//! What a person may have is counted where it is written: however many ask at once, nobody gets more.

use bonecup_store::{
    NewPerson, NewToken, OpenedTable, OpeningTerms, Store, TokenAdded, TokenHash, TokenKind,
};

use crate::kit::{Place, id, new_table, on_both, who};

/// So many ask at once.
const CROWD: u8 = 200;

async fn add(store: &Store, name: &str, byte: u8) {
    let token = TokenHash([byte; 32]);
    let person = NewPerson { id: who(name), name: name.parse().unwrap(), token, label: String::new(), at: 1 };
    assert!(store.add_person(person).await.unwrap());
}

fn terms(key: Option<&str>, most: u32) -> OpeningTerms {
    OpeningTerms { key: key.map(|key| key.parse().unwrap()), most, circle: None }
}

/// Does it so often at once, half of it on a second node where there can be one.
async fn crowd<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    place: &Place,
    store: &Store,
    ask: impl Fn(Store, u8) -> F,
) -> Vec<T> {
    let other = if store.is_shared() { place.open().await } else { store.clone() };
    let asked: Vec<_> = (0..CROWD)
        .map(|number| tokio::spawn(ask(if number % 2 == 0 { store.clone() } else { other.clone() }, number)))
        .collect();
    let mut answers = Vec::new();
    for answer in asked {
        answers.push(answer.await.unwrap());
    }
    answers
}

on_both! {
    async fn two_hundred_at_once_open_no_more_tables_than_one_may(place: &Place) {
        let store = place.open().await;
        add(&store, "anna", 1).await;
        let answers = crowd(place, &store, |store, number| async move {
            store.open_table(new_table(&format!("oak-{number}"), 1), terms(None, 7)).await.unwrap()
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| **answer == OpenedTable::Done).count(), 7);
        assert_eq!(answers.iter().filter(|answer| **answer == OpenedTable::TooMany).count(), 193);
        assert_eq!(store.count_open_tables(&who("anna")).await.unwrap(), 7);
    }

    async fn two_hundred_at_once_make_no_more_tokens_than_one_may(place: &Place) {
        let store = place.open().await;
        add(&store, "anna", 255).await;
        let answers = crowd(place, &store, |store, number| async move {
            let kind = if number < CROWD / 2 { TokenKind::Api } else { TokenKind::Device };
            let token = NewToken { hash: TokenHash([number; 32]), kind, label: String::new(), at: number.into() };
            (kind, store.add_token(&who("anna"), token, 5).await.unwrap())
        })
        .await;
        let count = |wanted| answers.iter().filter(|answer| **answer == wanted).count();
        assert_eq!(count((TokenKind::Api, TokenAdded::Done)), 5);
        assert_eq!(count((TokenKind::Api, TokenAdded::TooMany)), 95);
        assert_eq!(count((TokenKind::Device, TokenAdded::Done)), 100, "the oldest give way");
        let tokens = store.tokens(&who("anna")).await.unwrap();
        for kind in TokenKind::ALL {
            assert_eq!(tokens.iter().filter(|token| token.kind == kind).count(), 5, "{kind:?}");
        }
    }

    async fn a_key_opens_one_table_however_many_ask(place: &Place) {
        let store = place.open().await;
        add(&store, "anna", 1).await;
        let answers = crowd(place, &store, |store, number| async move {
            let table = new_table(&format!("oak-{number}"), 1);
            let name = table.id.clone();
            (name, store.open_table(table, terms(Some("k1"), 1)).await.unwrap())
        })
        .await;
        let (opened, _) = answers.iter().find(|(_, answer)| *answer == OpenedTable::Done).unwrap();
        let repeated = OpenedTable::Repeated(opened.clone());
        assert_eq!(answers.iter().filter(|(_, answer)| *answer == repeated).count(), usize::from(CROWD) - 1);
        store.close().await;
        let store = place.open().await;
        let later = store.open_table(new_table("later", 1), terms(Some("k1"), 1)).await.unwrap();
        assert_eq!(later, repeated, "after a restart, and though no more tables are allowed");
        assert!(store.table(&id("later")).await.unwrap().is_none());
        let other = store.open_table(new_table("other", 1), terms(Some("k2"), 2)).await.unwrap();
        assert_eq!(other, OpenedTable::Done);
        add(&store, "bert", 2).await;
        let mut berts = new_table("berts", 1);
        berts.owner = who("bert");
        assert_eq!(store.open_table(berts, terms(Some("k1"), 1)).await.unwrap(), OpenedTable::Done, "his own key");
    }

    async fn who_is_not_known_or_has_gone_opens_nothing(place: &Place) {
        let store = place.open().await;
        assert_eq!(store.open_table(new_table("oak", 1), terms(None, 9)).await.unwrap(), OpenedTable::NoOwner);
        add(&store, "anna", 1).await;
        assert_eq!(store.open_table(new_table("oak", 1), terms(None, 9)).await.unwrap(), OpenedTable::Done);
        assert_eq!(store.open_table(new_table("oak", 1), terms(None, 9)).await.unwrap(), OpenedTable::Taken);
        store.let_go(&who("anna")).await.unwrap();
        assert_eq!(store.open_table(new_table("ash", 1), terms(None, 9)).await.unwrap(), OpenedTable::NoOwner);
    }
}
