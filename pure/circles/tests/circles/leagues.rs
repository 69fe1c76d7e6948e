//! What games come to.

use bonecup_circles::{
    HeadToHead, League, LeagueGame, LeagueLine, LeaguePlayer, LeagueSeat, Member, RecordKind,
};
use bonecup_games::GameId;
use bonecup_ratings::{Decisions, RatedGame, RatedSeat, Ratings};
use bonecup_rules::Points;

const GAME: GameId = GameId::KnochenMax;

fn seat(player: &str, points: i32, won: f64) -> LeagueSeat {
    let player = match player.parse() {
        Ok(member) => LeaguePlayer::Member(Member(member)),
        Err(_) if player == "?" => LeaguePlayer::Other,
        Err(_) => LeaguePlayer::Bot(player.parse().unwrap()),
    };
    LeagueSeat { player, points: Points(points), won, luck: None, decisions: None }
}

fn game(at: i64, seats: &[(&str, i32, f64)]) -> LeagueGame {
    let seats = seats.iter().map(|(player, points, won)| seat(player, *points, *won)).collect();
    LeagueGame { table: format!("t{at}").parse().unwrap(), at, seats }
}

fn league(games: Vec<LeagueGame>) -> League {
    League::of(GAME, games)
}

fn order(league: &League) -> Vec<(usize, u32)> {
    league.table.iter().map(|line| (line.place, line.member.0)).collect()
}

fn line(league: &League, member: u32) -> &LeagueLine {
    league.table.iter().find(|line| line.member.0 == member).unwrap()
}

#[test]
fn who_has_won_more_is_before_then_the_points_per_game_then_fewer_games() {
    let games = vec![
        game(1, &[("1", 20, 1.0), ("2", 10, 0.0), ("3", 15, 0.0)]),
        game(2, &[("2", 30, 1.0), ("3", 15, 0.0)]),
        game(3, &[("1", 20, 0.5), ("4", 20, 0.5)]),
        game(4, &[("5", 15, 0.0), ("1", 20, 1.0)]),
    ];
    let league = league(games);
    assert_eq!(league.played, 4);
    assert_eq!(
        order(&league),
        [(1, 1), (2, 2), (3, 4), (4, 5), (5, 3)],
        "3 and 5 have 15 a game, 5 in fewer games"
    );
    let anna = line(&league, 1);
    assert_eq!((anna.played, anna.won, anna.points), (3, 2.5, 20.0));
}

#[test]
fn who_is_level_shares_a_place() {
    let third = 1.0 / 3.0;
    let mut games: Vec<LeagueGame> =
        (0..3).map(|at| game(at, &[("1", 9, third), ("2", 9, third), ("3", 9, third)])).collect();
    games.push(game(3, &[("4", 9, 1.0), ("5", 9, 0.0)]));
    games.push(game(4, &[("4", 9, 0.0), ("5", 9, 1.0)]));
    games.push(game(5, &[("4", 9, 0.0), ("5", 9, 0.0), ("random", 10, 1.0)]));
    assert_eq!(order(&league(games)), [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5)], "three thirds are one");
}

#[test]
fn luck_and_loss_are_of_the_games_that_were_analysed() {
    let mut games =
        vec![game(1, &[("1", 20, 1.0), ("2", 10, 0.0)]), game(2, &[("1", 20, 1.0), ("2", 10, 0.0)])];
    assert_eq!((line(&league(games.clone()), 1).luck, line(&league(games.clone()), 1).loss), (None, None));
    games[1].seats[0].luck = Some(-3.5);
    games[1].seats[0].decisions = Some(Decisions { real: 40, loss: 10.0, squares: 12.0 });
    let league = league(games);
    let anna = line(&league, 1);
    assert_eq!((anna.analysed, anna.luck, anna.decisions), (1, Some(-3.5), 40));
    // Twenty imagined decisions lose 1.0 each: (20 + 10) / 60.
    assert!((anna.loss.unwrap() - 0.5).abs() < 1e-12);
    assert_eq!((line(&league, 2).analysed, line(&league, 2).loss), (0, None));
}

#[test]
fn ratings_are_those_of_the_same_games_by_name() {
    let games = [
        game(1, &[("1", 20, 1.0), ("2", 10, 0.0), ("master", 15, 0.0)]),
        game(2, &[("?", 20, 1.0), ("?", 10, 0.0), ("2", 15, 0.0), ("1", 2, 0.0)]),
        game(3, &[("2", 20, 1.0), ("1", 10, 0.0)]),
    ];
    let rated = |game: &LeagueGame, names: &[&str]| RatedGame {
        game: GAME,
        table: game.table.clone(),
        seats: names
            .iter()
            .zip(&game.seats)
            .map(|(name, seat)| RatedSeat {
                bot: (*name == "master").then(|| name.parse().unwrap()),
                ..RatedSeat::person(name.parse().unwrap(), seat.points)
            })
            .collect(),
    };
    let by_name = [
        rated(&games[0], &["Anna", "Bert", "master"]),
        rated(&games[1], &["Somebody", "Another", "Bert", "Anna"]),
        rated(&games[2], &["Bert", "Anna"]),
    ];
    let expected = Ratings::of(&by_name);
    // In whatever order they come.
    let league = league(games.into_iter().rev().collect());
    for (member, name) in [(1, "Anna"), (2, "Bert")] {
        let expected = expected.player(GAME, &name.parse().unwrap()).unwrap().result;
        assert_eq!(line(&league, member).rating, expected);
    }
    assert_eq!(league.table.len(), 2, "who is no member is not in the table");
}

#[test]
fn of_two_at_a_table_the_one_with_the_greater_part_of_the_win_is_before() {
    let league = league(vec![
        game(1, &[("2", 10, 0.0), ("1", 20, 1.0)]),
        game(2, &[("1", 20, 0.5), ("2", 20, 0.5)]),
        game(3, &[("3", 30, 1.0), ("1", 9, 0.0), ("2", 10, 0.0)]),
        game(4, &[("random", 30, 1.0), ("1", 9, 0.0), ("2", 10, 0.0), ("?", 1, 0.0)]),
    ]);
    let of = |one, other, played, won, shared| HeadToHead {
        members: [Member(one), Member(other)],
        played,
        won,
        shared,
    };
    assert_eq!(league.head_to_head, [of(1, 2, 4, [1, 2], 1), of(1, 3, 1, [0, 1], 0), of(2, 3, 1, [0, 1], 0)]);
}

#[test]
fn records_are_of_members_and_of_whoever_was_first() {
    let mut games = vec![
        game(3, &[("3", 20, 1.0), ("2", 10, 0.0)]),
        game(1, &[("1", 20, 1.0), ("2", 10, 0.0), ("?", 99, 0.0)]),
        game(2, &[("2", 12, 1.0), ("3", -3, 0.0)]),
    ];
    let records = |games: &Vec<LeagueGame>| -> Vec<(RecordKind, u32, f64, i64)> {
        let records = league(games.clone()).records;
        records.iter().map(|record| (record.kind, record.member.0, record.value, record.at)).collect()
    };
    assert_eq!(records(&games), [(RecordKind::Highest, 1, 20.0, 1), (RecordKind::GreatestLead, 2, 15.0, 2)]);
    games[0].seats[0].luck = Some(-1.0);
    games[2].seats[1].luck = Some(-2.0);
    games[0].seats[1].decisions = Some(Decisions { real: 10, loss: 4.0, squares: 4.0 });
    games[1].seats[1].decisions = Some(Decisions { real: 9, loss: 0.0, squares: 0.0 });
    games[2].seats[0].decisions = Some(Decisions { real: 20, loss: 9.0, squares: 9.0 });
    let expected = [
        (RecordKind::Highest, 1, 20.0, 1),
        (RecordKind::Luckiest, 3, -1.0, 3),
        (RecordKind::LeastLoss, 2, 0.4, 3),
        (RecordKind::GreatestLead, 2, 15.0, 2),
    ];
    assert_eq!(records(&games), expected);
    assert_eq!(RecordKind::ALL.map(RecordKind::key), ["highest", "luckiest", "least-loss", "greatest-lead"]);
}

#[test]
fn no_games_are_no_league() {
    let league = league(Vec::new());
    assert_eq!((league.played, league.table.len(), league.records.len()), (0, 0, 0));
}
