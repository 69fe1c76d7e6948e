//! `bonecup serve`: the server, until it is told to stop.

use std::path::PathBuf;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use bonecup_keys::KeySource;
use bonecup_rules::Reason;
use bonecup_seat::Home;
use bonecup_server::{Config, Database, Limits, ProxyHeader, PushSettings, Server, serve};
use bonecup_words::{Value, Words};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _};

use crate::args::{LogFormat, ServeArgs};
use crate::browser;
use crate::failure::Failure;
use crate::log_limit::LogLimit;
use crate::master_key;
use crate::output;

/// What is logged unless somebody wants to know more.
const USUAL_LOG: &str = "info,async_nats=warn";

/// What is not to be overlooked.
const WARNING: Style = AnsiColor::Yellow.on_default().bold();

/// The file in the folder of data.
const FILE: &str = "bonecup.db";

pub(crate) fn run(args: &ServeArgs, words: &Words) -> Result<(), Failure> {
    let config = config(args, words)?;
    start_log(args, words)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Failed(error.to_string()))?;
    let served = runtime.block_on(async {
        // Listened for before anybody is told that the server is there, so that no signal ends it unprepared.
        let stop = stop_signal();
        let (place, key) = (config.database.clone(), config.key.clone());
        let open = config.public_url.clone();
        let server = serve(config).await.map_err(|error| match &place {
            Database::File(path) if error.code().starts_with("store-") => {
                Failure::database(path, &error, words)
            }
            Database::File(_) | Database::Postgres(_) | Database::Memory => {
                Failure::reason_failed(&error, words)
            }
        })?;
        let address = open.unwrap_or_else(|| format!("http://{}", server.address()));
        let told = greet(&address, &place, words)
            .and_then(|()| tell_keys(&server, &key, words))
            .and_then(|()| tell_warnings(&server, words));
        if let Err(failure) = told {
            // A stream that is closed or full does not keep people from playing.
            failure.tell(false, words);
        }
        if args.open {
            browser::open(&address);
        }
        stop.await;
        server.stop().await;
        Ok(())
    });
    // A bot or a coach who is lost in thought keeps nobody waiting: what they think of is not needed any more.
    runtime.shutdown_background();
    served
}

/// Tells where to go. Whatever else happens goes to the log.
fn greet(address: &str, place: &Database, words: &Words) -> Result<(), Failure> {
    let place = match place {
        Database::File(path) => path.display().to_string(),
        Database::Postgres(_) => "Postgres".to_owned(),
        Database::Memory => "-".to_owned(),
    };
    let text = words.say("serve-ready", &[("address", address.into()), ("place", place.into())]);
    output::print_line(&text)
}

/// Tells by what the server is known again, and what has to be kept.
fn tell_keys(server: &Server, key: &KeySource, words: &Words) -> Result<(), Failure> {
    let values =
        [("fingerprint", Value::from(server.fingerprint())), ("place", master_key::place(key).into())];
    output::print_line(&words.say("serve-keys", &values))
}

/// Says on the terminal, too, what should not be overlooked among the lines of a log.
fn tell_warnings(server: &Server, words: &Words) -> Result<(), Failure> {
    let said = server.warnings().iter().map(|warning| {
        let text = words.say("serve-warning", &[("warning", words.reason(warning).into())]);
        output::print_line(&format!("{WARNING}{text}{WARNING:#}"))
    });
    said.collect()
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
    // A log that cannot be written, as on a full disk, is no reason to break off a request: complaining about it to the same
    // place would panic. Colours would be noise in a file.
    let log = tracing_subscriber::fmt::layer().with_ansi(output::colours_errors());
    let log = log.with_writer(std::io::stderr).log_internal_errors(false);
    let registry = tracing_subscriber::registry().with(filter);
    let limit = LogLimit::start();
    let started = match args.log_format {
        LogFormat::Text => registry.with(log.with_filter(limit)).try_init(),
        LogFormat::Json => registry.with(log.json().with_filter(limit)).try_init(),
    };
    started.map_err(|error| Failure::Failed(error.to_string()))
}

fn config(args: &ServeArgs, words: &Words) -> Result<Config, Failure> {
    let usual = Config::default();
    let (database, key) =
        database(args.data.as_ref(), args.key_file.as_ref(), args.database_url.as_ref(), words)?;
    let proxy = args.behind_proxy.as_deref().map_or(Ok(None), |value| proxy_header(value, words))?;
    Ok(Config {
        listen: args.listen,
        public_url: args.public_url.as_deref().map(|url| public_url(url, words)).transpose()?,
        database,
        key,
        nats_url: args.nats_url.clone(),
        node: args.node.clone(),
        behind_proxy: proxy.is_some(),
        proxy_header: proxy.unwrap_or_default(),
        bot_pace: Duration::from_millis(args.bot_pace.into()),
        bot_threads: args.bot_threads.map_or(usual.bot_threads, usize::from),
        idle_days: args.idle_days,
        keep_days: args.keep_days,
        push: args
            .push
            .as_deref()
            .filter(|contact| !contact.is_empty())
            .map(|contact| push(contact, words))
            .transpose()?,
        clock: usual.clock,
        limits: limits(&args.limits, words)?,
    })
}

/// The database, and the key of what is secret in it.
pub(crate) fn database(
    data: Option<&PathBuf>,
    key_file: Option<&PathBuf>,
    url: Option<&String>,
    words: &Words,
) -> Result<(Database, KeySource), Failure> {
    if let Some(url) = url {
        let usual = || Ok(master_key::in_folder_of(&file(data, words)?));
        return Ok((Database::Postgres(url.clone()), master_key::source(key_file, usual, words)?));
    }
    let file = file(data, words)?;
    let key = master_key::source(key_file, || Ok(master_key::beside(&file)), words)?;
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

/// Whom push services can write to, as they want it written.
fn push(contact: &str, words: &Words) -> Result<PushSettings, Failure> {
    let is_mail = contact.strip_prefix("mailto:").is_some_and(|mail| {
        mail.split_once('@').is_some_and(|(who, host)| !who.is_empty() && host.contains('.'))
    });
    let is_page = contact.strip_prefix("https://").is_some_and(|page| !page.is_empty());
    if (is_mail || is_page) && !contact.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Ok(PushSettings::new(contact.to_owned()));
    }
    Err(Failure::Usage(words.say("serve-push", &[("value", contact.into())])))
}

/// In which header a proxy tells whom it asks for; none if there is no proxy.
fn proxy_header(value: &str, words: &Words) -> Result<Option<ProxyHeader>, Failure> {
    match value.trim().to_ascii_lowercase().as_str() {
        "" | "0" | "n" | "no" | "f" | "false" | "off" => Ok(None),
        "1" | "y" | "yes" | "t" | "true" | "on" => Ok(Some(ProxyHeader::Either)),
        "x-forwarded-for" => Ok(Some(ProxyHeader::XForwardedFor)),
        "forwarded" => Ok(Some(ProxyHeader::Forwarded)),
        _ => Err(Failure::Usage(words.say("serve-behind-proxy", &[("value", value.into())]))),
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
