//! `bonecup simulate`: many games between bots, and what they add up to.

use std::time::{Duration, Instant};

use bonecup_chance::Seed;
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::{Next, Plan, Scheme, TableId};
use bonecup_rules::{Seat, Standings};
use bonecup_seat::{Host, StartError};
use bonecup_words::{Value, Words};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::args::SimulateArgs;
use crate::bars;
use crate::failure::Failure;
use crate::output;
use crate::records;
use crate::seating::{bot_seat, make_bots, read_game, read_options, split_seats};
use crate::tally::{Tally, float};

/// A series of games, numbered from 0; the number and the seed settle everything about a game.
struct Series<'a> {
    game: GameId,
    options: AnyOptions,
    bots: Vec<&'a str>,
    seed: u64,
    words: &'a Words,
}

pub(crate) fn run(args: &SimulateArgs, words: &Words) -> Result<(), Failure> {
    let game = read_game(&args.game, words)?;
    let options = read_options(game, &args.options, words)?;
    let seats = args.seats.as_deref().unwrap_or(USUAL_SEATS);
    let series = Series { game, options, bots: split_seats(seats), seed: args.seed, words };
    let began = Instant::now();
    // The first game is played at once: it finds every mistake of what was typed, and it is the one recorded.
    let first = series.play(0)?;
    if let Some(path) = &args.record {
        records::claim(path, &first.publish(), words)?;
    }
    let tallies = series.play_on(first.table().game().standings(), args)?;
    let took = began.elapsed();
    if args.json {
        return output::print_json(&series.json(args, &tallies, took));
    }
    output::print(&series.text(args, &tallies, took))
}

/// Who plays if nobody is named: a sensible bot against chance.
const USUAL_SEATS: &str = "steady,random";

impl Series<'_> {
    /// Plays the games after the first, whose end is known.
    fn play_on(&self, first: Standings, args: &SimulateArgs) -> Result<Vec<Tally>, Failure> {
        let threads = usize::from(args.threads.unwrap_or(0));
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| Failure::Failed(error.to_string()))?;
        let progress = ProgressBar::new(args.games).with_position(1).with_style(self.progress_style());
        let none = || vec![Tally::default(); self.bots.len()];
        let tallies = pool.install(|| {
            let games = (1..args.games).into_par_iter();
            let ends = games.map(|number| self.end(number).inspect(|_| progress.inc(1)));
            ends.try_fold(none, add).try_reduce(none, merge)
        });
        progress.finish_and_clear();
        add(tallies?, Ok(first))
    }

    fn progress_style(&self) -> ProgressStyle {
        let games = self.words.say("simulate-progress", &[]);
        let bar = format!("{{bar:40}} {{pos}}/{{len}} {games}, {{per_sec:.0}}, {{eta}}");
        ProgressStyle::with_template(&bar).unwrap_or_else(|_| ProgressStyle::default_bar())
    }

    fn end(&self, number: u64) -> Result<Standings, Failure> {
        Ok(self.play(number)?.table().game().standings())
    }

    /// Plays one game to its end.
    fn play(&self, number: u64) -> Result<Host, Failure> {
        let seed = Seed::simulated(self.seed, number);
        let mut bots = make_bots(self.game, &self.bots, self.seed.rotate_left(32) ^ number, self.words)?;
        let mut host = Host::new(self.plan(number, &seed)?, seed).map_err(|error| self.failure(&error))?;
        while let Next::Move(seat) = host.table().next() {
            let Some(bot) = bots.get_mut(seat.index()) else { break };
            let played = host.act_bot(seat, bot.as_mut());
            played.map_err(|refusal| Failure::reason_failed(&refusal, self.words))?;
        }
        Ok(host)
    }

    fn plan(&self, number: u64, seed: &Seed) -> Result<Plan, Failure> {
        let table = format!("simulated-{}-{number}", self.seed);
        let table: TableId = table.parse().map_err(|error| Failure::reason_failed(&error, self.words))?;
        Ok(Plan {
            table,
            options: self.options.clone(),
            seats: self.bots.iter().filter_map(|name| bot_seat(name)).collect(),
            commitment: Some(seed.commitment(Scheme::One)),
            scheme: Scheme::One,
            engine: None,
            from: None,
        })
    }

    fn failure(&self, error: &StartError) -> Failure {
        Failure::start(error, self.words)
    }

    fn json(&self, args: &SimulateArgs, tallies: &[Tally], took: Duration) -> serde_json::Value {
        let seats = self.bots.iter().zip(tallies).map(|(bot, tally)| {
            let histogram: Vec<_> = tally.scores().iter().collect();
            serde_json::json!({
                "bot": bot, "wins": tally.won(), "win_share": tally.win_share(),
                "points": tally.spread(), "histogram": histogram,
            })
        });
        let seats: Vec<_> = seats.collect();
        serde_json::json!({
            "game": self.game, "options": self.options, "games": args.games, "seed": self.seed, "seats": seats,
            "timing": {"seconds": took.as_secs_f64(), "games_per_second": per_second(args.games, took)},
        })
    }

    fn text(&self, args: &SimulateArgs, tallies: &[Tally], took: Duration) -> String {
        let words = self.words;
        let mut text = words.say(
            "simulate-games",
            &[
                ("games", Value::from(args.games)),
                ("game", self.game.title().into()),
                ("seed", self.seed.to_string().into()),
                ("rate", words.number(per_second(args.games, took), 0).into()),
            ],
        );
        text.push('\n');
        for ((seat, bot), tally) in Seat::all(u8::MAX).zip(&self.bots).zip(tallies) {
            text += &format!("\n{}", self.seat_text(seat, bot, tally));
        }
        text
    }

    fn seat_text(&self, seat: Seat, bot: &str, tally: &Tally) -> String {
        let words = self.words;
        let (share, spread) = (tally.win_share(), tally.spread());
        let head = words.say(
            "simulate-seat",
            &[
                ("seat", Value::from(seat.to_string())),
                ("bot", bot.into()),
                ("wins", words.number(tally.won(), usize::from(tally.won().fract() > 0.0)).into()),
                ("share", words.percent(share.rate, 1).into()),
                ("low", words.percent(share.low, 1).into()),
                ("high", words.percent(share.high, 1).into()),
            ],
        );
        let figures = words.say(
            "simulate-points",
            &[
                ("mean", Value::from(words.number(spread.mean, 2))),
                ("sd", words.number(spread.sd, 2).into()),
                ("min", spread.min.0.into()),
                ("q05", spread.q05.0.into()),
                ("q25", spread.q25.0.into()),
                ("median", spread.median.0.into()),
                ("q75", spread.q75.0.into()),
                ("q95", spread.q95.0.into()),
                ("max", spread.max.0.into()),
            ],
        );
        format!("{head}\n{figures}\n{}", histogram(tally, words))
    }
}

/// A bar per class of scores; the fullest class has the longest.
fn histogram(tally: &Tally, words: &Words) -> String {
    let scores: Vec<_> = tally.scores().iter().map(|(points, count)| (*points, float(*count))).collect();
    bars::histogram(&scores, words)
}

fn per_second(games: u64, took: Duration) -> f64 {
    float(games) / took.as_secs_f64().max(1e-9)
}

fn add(mut tallies: Vec<Tally>, end: Result<Standings, Failure>) -> Result<Vec<Tally>, Failure> {
    let standings = end?;
    for (seat, tally) in Seat::all(u8::MAX).zip(&mut tallies) {
        tally.add(seat, &standings);
    }
    Ok(tallies)
}

fn merge(mut these: Vec<Tally>, those: Vec<Tally>) -> Result<Vec<Tally>, Failure> {
    for (this, that) in these.iter_mut().zip(those) {
        this.merge(that);
    }
    Ok(these)
}
