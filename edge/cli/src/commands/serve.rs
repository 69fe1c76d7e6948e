//! `bonecup serve`: the server, until it is told to stop.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use bonecup_keys::KeySource;
use bonecup_seat::Home;
use bonecup_server::{Config, Database, Limits, Server, serve};
use bonecup_words::{Value, Words};
use tracing_subscriber::EnvFilter;

use crate::args::{LogFormat, ServeArgs};
use crate::failure::Failure;
use crate::master_key;

/// What is logged unless somebody wants to know more.
const USUAL_LOG: &str = "info,async_nats=warn";

/// The file in the folder of data.
const FILE: &str = "bonecup.db";

pub(crate) fn run(args: &ServeArgs, words: &Words) -> Result<(), Failure> {
    let config = config(args, words)?;
    start_log(args, words)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Failed(error.to_string()))?;
    runtime.block_on(async {
        // Listened for before anybody is told that the server is there, so that no signal ends it unprepared.
        let stop = stop_signal();
        let (place, key) = (config.database.clone(), config.key.clone());
        let open = config.public_url.clone();
        let server = serve(config).await.map_err(|error| Failure::reason_failed(&error, words))?;
        greet(&server, open, &place, words);
        tell_keys(&server, &key, words);
        stop.await;
        server.stop().await;
        Ok(())
    })
}

/// Tells where to go. Whatever else happens goes to the log.
fn greet(server: &Server, open: Option<String>, place: &Database, words: &Words) {
    let address = open.unwrap_or_else(|| format!("http://{}", server.address()));
    let place = match place {
        Database::File(path) => path.display().to_string(),
        Database::Postgres(_) => "Postgres".to_owned(),
        Database::Memory => "-".to_owned(),
    };
    let text = words.say("serve-ready", &[("address", address.into()), ("place", place.into())]);
    // A closed stream does not keep people from playing.
    let _ = writeln!(anstream::stdout(), "{text}").and_then(|()| anstream::stdout().flush());
}

/// Tells by what the server is known again, and what has to be kept.
fn tell_keys(server: &Server, key: &KeySource, words: &Words) {
    let values =
        [("fingerprint", Value::from(server.fingerprint())), ("place", master_key::place(key).into())];
    let _ = writeln!(anstream::stdout(), "{}", words.say("serve-keys", &values));
}

/// Ctrl-C, or what systemd sends, from now on.
fn stop_signal() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = signal(SignalKind::terminate()).and_then(|end| Ok((end, signal(SignalKind::interrupt())?)));
    async {
        match signals {
            Ok((mut terminate, mut interrupt)) => {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = interrupt.recv() => {}
                }
            }
            Err(_) => std::future::pending().await,
        }
    }
}

fn start_log(args: &ServeArgs, words: &Words) -> Result<(), Failure> {
    let wanted = args.log.as_deref().unwrap_or(USUAL_LOG);
    let filter = EnvFilter::try_new(wanted).map_err(|error| {
        let values = [("value", Value::from(wanted)), ("error", error.to_string().into())];
        Failure::Usage(words.say("serve-log-filter", &values))
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = match args.log_format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
    started.map_err(|error| Failure::Failed(error.to_string()))
}

fn config(args: &ServeArgs, words: &Words) -> Result<Config, Failure> {
    let usual = Config::default();
    let (database, key) = database(args, words)?;
    Ok(Config {
        listen: args.listen,
        public_url: args.public_url.as_deref().map(|url| public_url(url, words)).transpose()?,
        database,
        key,
        nats_url: args.nats_url.clone(),
        node: args.node.clone(),
        behind_proxy: args.behind_proxy,
        bot_pace: Duration::from_millis(args.bot_pace.into()),
        bot_threads: args.bot_threads.map_or(usual.bot_threads, usize::from),
        idle_days: args.idle_days,
        limits: limits(&args.limits, words)?,
    })
}

/// The database, and the key of what is secret in it.
fn database(args: &ServeArgs, words: &Words) -> Result<(Database, KeySource), Failure> {
    let (given, file) = (args.key_file.as_ref(), || file(args.data.as_ref(), words));
    if let Some(url) = &args.database_url {
        let key = master_key::source(given, || Ok(master_key::in_folder_of(&file()?)), words)?;
        return Ok((Database::Postgres(url.clone()), key));
    }
    let file = file()?;
    let key = master_key::source(given, || Ok(master_key::beside(&file)), words)?;
    Ok((Database::File(file), key))
}

/// The SQLite file: the given one, or the one in the user's folder of data.
pub(crate) fn file(given: Option<&PathBuf>, words: &Words) -> Result<PathBuf, Failure> {
    if let Some(path) = given {
        return Ok(if path.is_dir() { path.join(FILE) } else { path.clone() });
    }
    let home = Home::find(|name| std::env::var_os(name));
    home.map(|home| home.folder().join(FILE)).ok_or_else(|| Failure::Usage(words.say("serve-no-home", &[])))
}

fn public_url(url: &str, words: &Words) -> Result<String, Failure> {
    let plain = url.trim_end_matches('/');
    let host = plain.strip_prefix("https://").or_else(|| plain.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => Ok(plain.to_owned()),
        _ => Err(Failure::Usage(words.say("serve-public-url", &[("value", url.into())]))),
    }
}

/// Limits as `name=number`.
fn limits(given: &[String], words: &Words) -> Result<Limits, Failure> {
    let mut limits = Limits::default();
    for text in given.iter().flat_map(|list| list.split(',')).map(str::trim).filter(|text| !text.is_empty()) {
        let set = text.split_once('=').is_some_and(|(name, number)| limits.set(name.trim(), number.trim()));
        if !set {
            let known = Limits::NAMES.join(", ");
            let values = [("value", Value::from(text)), ("known", known.into())];
            return Err(Failure::Usage(words.say("serve-limit", &values)));
        }
    }
    Ok(limits)
}
