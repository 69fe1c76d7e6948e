//! Deals, and who plays in them.

use bonecup_games::GameId;
use bonecup_referee::Hex32;
use bonecup_referee::room::Phase;
use bonecup_store::{DealRow, DealtPlayer, NewDeal, NewPerson, NewStep, Place as Seat, Store, TokenHash};

use crate::kit::{Place, change, create, id, new_table, on_both, step, who};

fn deal(name: &str, closes: i64) -> NewDeal {
    let row = DealRow {
        id: id(name),
        game: GameId::KnochenMax,
        options: "{}".to_owned(),
        rules: 2,
        opener: who("anna"),
        players: 2,
        commitment: Hex32([7; 32]),
        opened: 10,
        closes,
        ended: None,
        settled: false,
    };
    NewDeal { row, seed: vec![1, 2, 3] }
}

async fn opened(place: &Place) -> Store {
    let store = place.open().await;
    let (name, token, label) = ("Anna".parse().unwrap(), TokenHash([1; 32]), "laptop".to_owned());
    store.add_person(NewPerson { id: who("anna"), name, token, label, at: 0 }).await.unwrap();
    assert!(store.open_deal(deal("oak", 100), 2).await.unwrap());
    store
}

on_both! {
    async fn a_deal_is_found_again(place: &Place) {
        let store = opened(place).await;
        assert_eq!(store.deal(&id("oak")).await.unwrap(), Some(deal("oak", 100).row));
        assert_eq!(store.deal_seed(&id("oak")).await.unwrap(), Some(vec![1, 2, 3]));
        assert_eq!(store.deal(&id("elm")).await.unwrap(), None);
        assert_eq!(store.deal_seed(&id("elm")).await.unwrap(), None);
    }

    async fn nobody_has_more_open_deals_than_allowed(place: &Place) {
        let store = opened(place).await;
        assert!(store.open_deal(deal("elm", 100), 2).await.unwrap());
        assert!(!store.open_deal(deal("ash", 100), 2).await.unwrap());
        store.end_deal(&id("oak"), 50).await.unwrap();
        assert!(store.open_deal(deal("ash", 100), 2).await.unwrap());
        let mut stranger = deal("fir", 100);
        stranger.row.opener = who("nobody");
        assert!(!store.open_deal(stranger, 2).await.unwrap());
    }

    async fn places_are_taken_once_and_only_while_it_goes_on(place: &Place) {
        let store = opened(place).await;
        let oak = id("oak");
        assert_eq!(store.take_place(&oak, &who("anna"), "Anna").await.unwrap(), Seat::Taken(1));
        assert_eq!(store.take_place(&oak, &who("anna"), "Other").await.unwrap(), Seat::Taken(1));
        let steady = "steady".parse().unwrap();
        assert_eq!(store.take_place_for_bot(&oak, &steady, 1).await.unwrap(), Seat::Full, "not yet");
        assert_eq!(store.take_place(&oak, &who("bert"), "Bert").await.unwrap(), Seat::Taken(2));
        assert_eq!(store.take_place(&oak, &who("carl"), "Carl").await.unwrap(), Seat::Full);
        store.end_deal(&oak, 50).await.unwrap();
        assert_eq!(store.take_place_for_bot(&oak, &steady, 1).await.unwrap(), Seat::Taken(3));
        assert_eq!(store.take_place_for_bot(&oak, &steady, 1).await.unwrap(), Seat::Taken(3));
        assert_eq!(store.take_place_for_bot(&oak, &"random".parse().unwrap(), 1).await.unwrap(), Seat::Full);
        let dealt = store.dealt(&oak).await.unwrap();
        let players: Vec<_> = dealt.iter().map(|dealt| (dealt.number, dealt.player.clone(), dealt.name.as_str())).collect();
        let person = |name| DealtPlayer::Person(who(name));
        let bot = DealtPlayer::Bot(steady);
        assert_eq!(players, [(1, person("anna"), "Anna"), (2, person("bert"), "Bert"), (3, bot, "steady")]);
    }

    async fn a_place_tells_how_far_its_table_is(place: &Place) {
        let store = opened(place).await;
        let oak = id("oak");
        store.take_place(&oak, &who("anna"), "Anna").await.unwrap();
        assert_eq!(store.dealt(&oak).await.unwrap()[0].phase, None);
        create(&store, new_table("oak-1", 1)).await;
        let over = NewStep { change: Some(change(Phase::Over)), ..step("oak-1", 2, 2) };
        store.append(over).await.unwrap();
        assert_eq!(store.dealt(&oak).await.unwrap()[0].phase, Some(Phase::Over));
    }

    async fn what_is_due_is_found_until_it_is_settled(place: &Place) {
        let store = opened(place).await;
        assert!(store.open_deal(deal("elm", 200), 2).await.unwrap());
        assert_eq!(store.unsettled_deals(99, 10).await.unwrap(), []);
        assert_eq!(store.unsettled_deals(100, 10).await.unwrap(), [id("oak")]);
        store.settle_deal(&id("oak")).await.unwrap();
        assert_eq!(store.unsettled_deals(100, 10).await.unwrap(), [id("oak")], "it goes on");
        store.end_deal(&id("elm"), 20).await.unwrap();
        store.end_deal(&id("elm"), 30).await.unwrap();
        assert_eq!(store.deal(&id("elm")).await.unwrap().unwrap().ended, Some(20));
        assert_eq!(store.unsettled_deals(50, 10).await.unwrap(), [id("elm")]);
        store.settle_deal(&id("elm")).await.unwrap();
        assert_eq!(store.unsettled_deals(99, 10).await.unwrap(), []);
        store.take_place_for_bot(&id("elm"), &"steady".parse().unwrap(), 3).await.unwrap();
        assert_eq!(store.unsettled_deals(99, 10).await.unwrap(), [id("elm")], "a bot plays");
    }
}
