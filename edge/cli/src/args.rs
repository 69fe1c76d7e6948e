//! What can be typed. The texts are in the language files, under the names of commands and arguments.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{ArgAction, Parser, Subcommand, ValueEnum, value_parser};
use clap_complete::Shell;

use crate::known::Known;

/// The command line as a whole.
#[derive(Parser, Debug)]
#[command(name = "bonecup", version, disable_help_flag = true, disable_version_flag = true)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
    /// Read before all others, because the help is in a language too.
    #[arg(long, global = true, value_name = "de|en", value_parser = Known(Known::languages))]
    lang: Option<String>,
    /// Read early too, for the same reason.
    #[arg(long, global = true, value_name = "auto|always|never")]
    color: Option<ColorWhen>,
    /// Without one, the server starts.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Games(GamesArgs),
    Host(HostArgs),
    Join(JoinArgs),
    Rules(RulesArgs),
    Simulate(SimulateArgs),
    Advise(AdviseArgs),
    #[command(visible_alias = "analyze")]
    Analyse(AnalyseArgs),
    Rate(RateArgs),
    Daily(DailyArgs),
    Train(TrainArgs),
    Throw(ThrowArgs),
    Score(ScoreArgs),
    Solve(SolveArgs),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Check(CheckArgs),
    Completions(CompletionsArgs),
    Help(HelpArgs),
    /// For those who package the program.
    #[command(hide = true)]
    Man(ManArgs),
}

/// When colours are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColorWhen {
    Auto,
    Always,
    Never,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", env = "BONECUP_LISTEN", default_value = "127.0.0.1:7373")]
    #[arg(hide_default_value = true, hide_env = true)]
    pub(crate) listen: SocketAddr,
    #[arg(long, value_name = "URL", env = "BONECUP_PUBLIC_URL", hide_env = true)]
    pub(crate) public_url: Option<String>,
    #[arg(long, value_name = "FILE", env = "BONECUP_DATA", hide_env = true)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "FILE", env = "BONECUP_KEY_FILE", hide_env = true)]
    pub(crate) key_file: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env = true)]
    pub(crate) database_url: Option<String>,
    #[arg(long, value_name = "URL", env = "NATS_URL", hide_env = true)]
    pub(crate) nats_url: Option<String>,
    #[arg(long, value_name = "NAME", env = "BONECUP_NODE", hide_env = true)]
    pub(crate) node: Option<String>,
    /// A text, so that what a script has always set, such as `true` or `1`, goes on to work.
    #[arg(long, value_name = "HEADER", env = "BONECUP_BEHIND_PROXY", hide_env = true)]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) behind_proxy: Option<String>,
    #[arg(long, value_name = "MS", env = "BONECUP_BOT_PACE", default_value_t = 700)]
    #[arg(hide_default_value = true, hide_env = true, value_parser = value_parser!(u32).range(0..=60_000))]
    pub(crate) bot_pace: u32,
    #[arg(long, value_name = "N", env = "BONECUP_BOT_THREADS", hide_env = true)]
    #[arg(value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) bot_threads: Option<u16>,
    #[arg(long, value_name = "DAYS", env = "BONECUP_IDLE_DAYS", default_value_t = 30)]
    #[arg(hide_default_value = true, hide_env = true, value_parser = value_parser!(u32).range(1..=36_500))]
    pub(crate) idle_days: u32,
    #[arg(long, value_name = "DAYS", env = "BONECUP_KEEP_DAYS", default_value_t = 30)]
    #[arg(hide_default_value = true, hide_env = true, value_parser = value_parser!(u32).range(0..=36_500))]
    pub(crate) keep_days: u32,
    #[arg(long, value_name = "CONTACT", env = "BONECUP_PUSH", hide_env = true)]
    pub(crate) push: Option<String>,
    #[arg(long = "limit", value_name = "NAME=N", env = "BONECUP_LIMITS", hide_env = true)]
    pub(crate) limits: Vec<String>,
    #[arg(long, value_name = "FILTER", env = "BONECUP_LOG", hide_env = true)]
    pub(crate) log: Option<String>,
    #[arg(long, value_name = "text|json", env = "BONECUP_LOG_FORMAT", default_value = "text")]
    #[arg(hide_default_value = true, hide_env = true)]
    pub(crate) log_format: LogFormat,
    #[arg(long)]
    pub(crate) open: bool,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

#[derive(clap::Args, Debug)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FILE", env = "BONECUP_DATA", hide_env = true)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "FILE", env = "BONECUP_KEY_FILE", hide_env = true)]
    pub(crate) key_file: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FILE", env = "BONECUP_DATA", hide_env = true)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "FILE", env = "BONECUP_KEY_FILE", hide_env = true)]
    pub(crate) key_file: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct CheckArgs {
    #[arg(long, value_name = "FILE", env = "BONECUP_DATA", hide_env = true)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "FILE", env = "BONECUP_KEY_FILE", hide_env = true)]
    pub(crate) key_file: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env = true)]
    pub(crate) database_url: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME", value_parser = Known(Known::games))]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "SEAT,...", value_parser = Known(Known::bots))]
    pub(crate) seats: Option<String>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = Known(Known::options))]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "COLOUR,...", value_parser = Known(Known::colours))]
    pub(crate) colours: Option<String>,
    #[arg(long)]
    pub(crate) real_dice: bool,
    #[arg(long, value_name = "TEXT")]
    pub(crate) contribution: Option<String>,
    #[arg(long)]
    pub(crate) new: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) pictures: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["plain", "pictures"])]
    pub(crate) json: bool,
}

impl PlayArgs {
    /// Whether it was said who plays, by which options or with which dice: that is about a new game.
    pub(crate) fn agrees(&self) -> bool {
        let is_agreed = self.seats.is_some() || !self.options.is_empty() || self.colours.is_some();
        is_agreed || self.real_dice || self.contribution.is_some()
    }
}

#[derive(clap::Args, Debug)]
pub(crate) struct GamesArgs {
    #[arg(value_name = "ACTION")]
    pub(crate) action: Option<GamesAction>,
    #[arg(value_name = "WHICH", requires = "action")]
    pub(crate) which: Option<String>,
    #[arg(long)]
    pub(crate) yes: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

/// What is done with a game of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GamesAction {
    Resume,
    Replay,
    #[value(alias = "analyze")]
    Analyse,
    Delete,
}

#[derive(clap::Args, Debug)]
pub(crate) struct HostArgs {
    #[arg(value_name = "URL")]
    pub(crate) server: String,
    #[arg(value_name = "GAME", value_parser = Known(Known::games))]
    pub(crate) game: String,
    #[arg(long, value_name = "SEAT,...", value_parser = Known(Known::seats))]
    pub(crate) seats: Option<String>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = Known(Known::options))]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "30s|2min|1day")]
    pub(crate) deadline: Option<String>,
    #[arg(long)]
    pub(crate) public: bool,
    #[arg(long)]
    pub(crate) coach: bool,
    #[arg(long)]
    pub(crate) real_dice: bool,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "COLOUR,...", value_parser = Known(Known::colours))]
    pub(crate) colours: Option<String>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) pictures: bool,
    #[arg(long, value_name = "TEXT")]
    pub(crate) contribution: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct JoinArgs {
    #[arg(value_name = "URL")]
    pub(crate) table: String,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "COLOUR,...", value_parser = Known(Known::colours))]
    pub(crate) colours: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) contribution: Option<String>,
    #[arg(long)]
    pub(crate) watch: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) pictures: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "GAME", value_parser = Known(Known::games))]
    pub(crate) game: String,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct SimulateArgs {
    #[arg(value_name = "GAME", value_parser = Known(Known::games))]
    pub(crate) game: String,
    #[arg(long, value_name = "BOT,...", value_parser = Known(Known::bots))]
    pub(crate) seats: Option<String>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = Known(Known::options))]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 1000, hide_default_value = true)]
    #[arg(value_parser = value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    #[arg(long, value_name = "S", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct AdviseArgs {
    /// A file with a position a line; standard input if left out.
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long)]
    pub(crate) why: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct AnalyseArgs {
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    #[arg(id = "in", long = "in", value_name = "points|winning", value_enum, default_value = "points")]
    #[arg(hide_default_value = true)]
    pub(crate) unit: AnalyseIn,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long, conflicts_with = "plain")]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct RateArgs {
    #[arg(value_name = "RECORD", required = true)]
    pub(crate) records: Vec<PathBuf>,
    #[arg(long, value_name = "NAME")]
    pub(crate) player: Option<String>,
    #[arg(long, value_name = "OLD=NEW")]
    pub(crate) same: Vec<String>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, conflicts_with = "plain")]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct DailyArgs {
    #[arg(value_name = "GAME", value_parser = Known(Known::games))]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(crate) date: Option<String>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, conflicts_with = "plain")]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct TrainArgs {
    #[arg(value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
    #[arg(long, value_name = "GAME", value_parser = Known(Known::games))]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 10, hide_default_value = true)]
    #[arg(value_parser = value_parser!(u16).range(1..=1_000))]
    pub(crate) count: u16,
    #[arg(long)]
    pub(crate) again: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, conflicts_with = "plain")]
    pub(crate) json: bool,
}

/// What an analysis counts in.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnalyseIn {
    Points,
    Winning,
}

/// Parts of the aim are texts, so that whatever is typed for one is refused in our own words.
#[derive(clap::Args, Debug)]
pub(crate) struct ThrowArgs {
    #[arg(long, value_name = "AIM", allow_hyphen_values = true)]
    pub(crate) aim: Option<String>,
    #[arg(long, value_name = "MM")]
    pub(crate) at: Option<String>,
    #[arg(long, value_name = "MRAD")]
    pub(crate) direction: Option<String>,
    #[arg(long, value_name = "MM/S")]
    pub(crate) strength: Option<String>,
    #[arg(long, value_name = "MRAD")]
    pub(crate) loft: Option<String>,
    #[arg(long, value_name = "RAD/S")]
    pub(crate) spin: Option<String>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=4))]
    pub(crate) dice: Option<u8>,
    #[arg(long, value_name = "COLOUR", value_parser = Known(Known::colours))]
    pub(crate) colour: Option<String>,
    #[arg(long, value_name = "DIE")]
    pub(crate) resting: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) floe: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) noise: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true)]
    #[arg(value_parser = value_parser!(u32).range(1..=100_000))]
    pub(crate) times: u32,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, requires = "json")]
    pub(crate) path: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ScoreArgs {
    #[arg(value_name = "GAME", value_parser = Known(Known::games))]
    pub(crate) game: String,
    /// A file with a round a line; standard input if left out.
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct SolveArgs {
    #[arg(value_name = "GAME", value_parser = Known(Known::games))]
    pub(crate) game: String,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = Known(Known::options))]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "BONES")]
    pub(crate) bones: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) sheets: Option<String>,
    #[arg(long)]
    pub(crate) duel: bool,
    #[arg(long, value_name = "TARGET", value_parser = value_parser!(u16).range(1..=100))]
    pub(crate) race: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<u32>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, conflicts_with = "plain")]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "RECORD", required = true)]
    pub(crate) record: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL")]
    pub(crate) shell: Shell,
}

#[derive(clap::Args, Debug)]
pub(crate) struct HelpArgs {
    #[arg(value_name = "COMMAND", value_parser = Known(Known::commands))]
    pub(crate) command: Option<String>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ManArgs {
    #[arg(long, value_name = "FOLDER")]
    pub(crate) dir: PathBuf,
}
