//! What messengers show of a link: a title, a sentence, and a picture of the game.
//!
//! It says no more than the page itself would tell a stranger who has the link, and never repeats the link, which may open doors.

use std::time::Duration;

use axum::http::HeaderMap;
use axum::http::header::HOST;
use bonecup_games::GameId;
use bonecup_referee::TableId;
use bonecup_referee::fair::deal_of;
use bonecup_referee::room::Phase;
use bonecup_store::{StoreError, TableRow};
use bonecup_words::{Language, Value, Words};

use crate::app::App;
use crate::client_addr::forwarded_proto;
use crate::config::Config;
use crate::summary::{self, Summary};
use crate::{language, names};

/// A page does not wait longer to know what it is about.
const PATIENCE: Duration = Duration::from_secs(1);
/// The size of the pictures, which is what messengers ask for.
const PICTURE_SIZE: (u32, u32) = (1200, 630);
/// No host has a longer name.
const LONGEST_HOST: usize = 255;

/// What is shown of a link.
pub(super) struct Preview {
    title: String,
    text: String,
    /// Which game it is about; none if about all of them.
    game: Option<GameId>,
    /// Whether searchers are asked to leave it out: it is for those who were given the link.
    private: bool,
}

impl Preview {
    /// Of the page at the path, asked for by somebody who may look up codes or not.
    pub(super) async fn of(app: &App, path: &str, may_look_up: impl FnOnce() -> bool) -> Preview {
        let words = language::current();
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        match (parts.next(), parts.next()) {
            (Some("t"), Some(id)) => match id.parse::<TableId>() {
                Ok(table) => Preview::invitation(app.store.table(&table), words).await,
                Err(_) => Preview::invited("join", words),
            },
            (Some("j"), Some(code)) if may_look_up() => {
                let code = names::plain_code(code);
                Preview::invitation(app.store.table_by_code(&code), words).await
            }
            (Some("t" | "j"), _) => Preview::invited("join", words),
            (Some("c"), Some(_)) => Preview::invited("circle", words),
            (Some("d"), Some(_)) => Preview::invited("deal", words),
            (Some(page @ ("rules" | "learn" | "train")), game) => {
                Preview::page(page, game.and_then(|game| game.parse().ok()), words)
            }
            _ => Preview::home(words),
        }
    }

    /// Of the first page.
    pub(super) fn home(words: &Words) -> Preview {
        Preview {
            title: "Bonecup".to_owned(),
            text: words.say("preview-home", &[]),
            game: None,
            private: false,
        }
    }

    /// Of a page about a game, or about all of them.
    fn page(page: &str, game: Option<GameId>, words: &Words) -> Preview {
        let about = game.map_or_else(|| "Bonecup".to_owned(), |game| words.name("game", game));
        let title = words.say(&format!("preview-{page}-title"), &[("game", about.into())]);
        Preview { title, text: words.say(&format!("preview-{page}"), &[]), game, private: false }
    }

    /// Of what somebody is invited to – a table, a circle, a deal – if nothing of it is known, or told.
    fn invited(what: &str, words: &Words) -> Preview {
        Preview {
            title: words.say(&format!("preview-{what}-title"), &[]),
            text: words.say(&format!("preview-{what}"), &[]),
            game: None,
            private: true,
        }
    }

    /// Of a table that has to be looked up first. The page is there even if that fails.
    async fn invitation(
        row: impl Future<Output = Result<Option<TableRow>, StoreError>>,
        words: &Words,
    ) -> Preview {
        let row = tokio::time::timeout(PATIENCE, row).await.ok().and_then(Result::ok).flatten();
        // What came of the dice of a deal is for nobody who may still play with them.
        if row.as_ref().is_some_and(|row| deal_of(&row.id).is_some()) {
            return Preview::invited("deal", words);
        }
        let summary = row.and_then(|row| summary::read(&row.summary));
        summary.map_or_else(|| Preview::invited("join", words), |summary| Preview::table(&summary, words))
    }

    /// Of a table.
    fn table(summary: &Summary, words: &Words) -> Preview {
        let game = words.name("game", summary.game);
        let stage = match summary.phase {
            Phase::Gathering => "gathering",
            Phase::Settled | Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        };
        let names = names(summary, words);
        let (with_points, names) = (with_points(summary, &names, words), names.join(", "));
        let values: [(&str, Value<'_>); 4] = [
            ("names", names.as_str().into()),
            ("someone", if names.is_empty() { "no" } else { "yes" }.into()),
            ("open", summary.open.into()),
            ("points", with_points.into()),
        ];
        Preview {
            title: words.say(&format!("preview-{stage}-title"), &[("game", game.into())]),
            text: words.say(&format!("preview-{stage}"), &values),
            game: Some(summary.game),
            private: true,
        }
    }

    /// The name of the picture's file among those of the app.
    pub(super) fn picture(&self, is_there: impl Fn(&str) -> bool) -> String {
        let own = self.game.map(|game| format!("preview/{game}.png"));
        own.filter(|file| is_there(file)).unwrap_or_else(|| "preview/bonecup.png".to_owned())
    }

    /// What stands in the head of the page. The picture needs a whole address.
    pub(super) fn head(&self, picture: Option<&str>, words: &Words) -> String {
        let (title, text) = (escaped(&self.title), escaped(&self.text));
        let locale = match words.language() {
            Language::German => "de_DE",
            Language::English => "en_GB",
        };
        let mut head = format!(
            "<title>{title}</title>\n    \
             <meta name=\"description\" content=\"{text}\" />\n    \
             <meta property=\"og:type\" content=\"website\" />\n    \
             <meta property=\"og:site_name\" content=\"Bonecup\" />\n    \
             <meta property=\"og:locale\" content=\"{locale}\" />\n    \
             <meta property=\"og:title\" content=\"{title}\" />\n    \
             <meta property=\"og:description\" content=\"{text}\" />"
        );
        if let Some(picture) = picture {
            let (picture, (width, height)) = (escaped(picture), PICTURE_SIZE);
            let shown = escaped(&self.game.map_or_else(
                || words.say("preview-picture", &[]),
                |game| words.say("preview-picture-game", &[("game", words.name("game", game).into())]),
            ));
            head.push_str(&format!(
                "\n    <meta property=\"og:image\" content=\"{picture}\" />\n    \
                 <meta property=\"og:image:type\" content=\"image/png\" />\n    \
                 <meta property=\"og:image:width\" content=\"{width}\" />\n    \
                 <meta property=\"og:image:height\" content=\"{height}\" />\n    \
                 <meta property=\"og:image:alt\" content=\"{shown}\" />\n    \
                 <meta name=\"twitter:card\" content=\"summary_large_image\" />"
            ));
        }
        if self.private {
            head.push_str("\n    <meta name=\"robots\" content=\"noindex\" />");
        }
        head
    }
}

/// Who sits there, bots by their kind: which one it is matters less than that it is none of us.
fn names(summary: &Summary, words: &Words) -> Vec<String> {
    let is_bot = |name: &str| bonecup_bots::all_bots().any(|bot| bot.name.as_str() == name);
    let called = |name: &String| if is_bot(name) { words.say("preview-bot", &[]) } else { name.clone() };
    summary.seats.iter().flatten().map(called).collect()
}

/// Who has how many points, in the order of the seats; nothing if the game never began.
fn with_points(summary: &Summary, names: &[String], words: &Words) -> String {
    let Some(points) = summary.points.as_ref().filter(|points| points.len() == names.len()) else {
        return String::new();
    };
    let each = names.iter().zip(points).map(|(name, &points)| {
        words.say("preview-points", &[("name", name.as_str().into()), ("points", i64::from(points).into())])
    });
    each.collect::<Vec<_>>().join(" · ")
}

/// The address under which the request came, for links that others follow: the one that the host has set, else the host that
/// was asked for, if it is the name of one.
pub(super) fn origin(headers: &HeaderMap, config: &Config) -> Option<String> {
    if let Some(public) = &config.public_url {
        return Some(public.trim_end_matches('/').to_owned());
    }
    let host = headers.get(HOST)?.to_str().ok()?;
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || ".-:[]".contains(sign);
    if host.is_empty() || host.len() > LONGEST_HOST || !host.chars().all(is_name) {
        return None;
    }
    let is_https = config.behind_proxy
        && forwarded_proto(headers, config.proxy_header).is_some_and(|scheme| scheme == "https");
    Some(format!("{}://{host}", if is_https { "https" } else { "http" }))
}

/// The text where HTML is read: nothing in it ends a text or begins a mark.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            sign if sign.is_control() => escaped.push(' '),
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use axum::http::HeaderValue;
    use bonecup_referee::room::Deadline;

    use super::*;
    use crate::config::ProxyHeader;

    fn summary(phase: Phase, seats: &[Option<&str>], points: Option<Vec<i32>>) -> Summary {
        Summary {
            game: GameId::KnochenMax,
            phase,
            seats: seats.iter().map(|name| name.map(str::to_owned)).collect(),
            open: seats.iter().filter(|name| name.is_none()).count(),
            deadline: Deadline::default(),
            real_dice: false,
            points,
            closed: None,
        }
    }

    fn told(summary: &Summary, language: Language) -> String {
        let preview = Preview::table(summary, language::words(language));
        format!("{} | {}", preview.title, preview.text)
    }

    #[test]
    fn a_table_says_who_is_there_and_how_far_it_is() {
        let english = |phase, seats: &[_], points| told(&summary(phase, seats, points), Language::English);
        let (anna, nobody) = (Some("Anna"), None);
        assert_eq!(
            english(Phase::Gathering, &[anna, nobody, nobody], None),
            "KnochenMAX: come and play | At the table: Anna. 2 seats are free."
        );
        assert_eq!(
            english(Phase::Gathering, &[nobody], None),
            "KnochenMAX: come and play | One seat is free."
        );
        assert_eq!(
            english(Phase::Playing, &[anna, Some("steady")], None),
            "KnochenMAX is being played | At the table: Anna, a bot."
        );
        assert_eq!(
            english(Phase::Over, &[anna, Some("Ben")], Some(vec![1212, 190])),
            "KnochenMAX: how it ended | Anna 1,212 · Ben 190"
        );
        assert_eq!(
            told(&summary(Phase::Gathering, &[anna, nobody], None), Language::German),
            "KnochenMAX: Spiel mit! | Am Tisch: Anna. Ein Platz ist frei."
        );
        for phase in Phase::ALL {
            let preview = told(&summary(phase, &[anna, nobody], None), Language::German);
            assert!(!preview.contains(['<', '{']), "{preview}");
        }
    }

    #[test]
    fn no_name_gets_out_of_its_place() {
        let name = "\"><script>alert('1')</script>&amp;{$x}\n";
        let words = language::words(Language::English);
        let preview = Preview::table(&summary(Phase::Over, &[Some(name)], Some(vec![1])), words);
        let head = preview.head(Some("https://a.example/\"><x y='"), words);
        assert!(!head.contains("<script") && !head.contains("<x"), "{head}");
        assert!(
            head.contains("&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;{$x}  1"),
            "{head}"
        );
        // Every quotation mark is one of ours: two for each value.
        assert!(
            head.lines().all(|line| line.matches('"').count() % 2 == 0 && line.matches('<').count() <= 2)
        );
    }

    #[test]
    fn pictures_have_the_address_that_people_open() {
        let origin = |config: &Config, headers: &[(&'static str, &'static str)]| {
            let headers =
                headers.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)));
            origin(&headers.collect(), config)
        };
        let plain = Config::default();
        let proxied = Config { behind_proxy: true, proxy_header: ProxyHeader::Either, ..Config::default() };
        let public = Config { public_url: Some("https://dice.example/".to_owned()), ..Config::default() };
        let host = ("host", "me.example:7373");
        let https = ("x-forwarded-proto", "https");
        assert_eq!(origin(&plain, &[host]).unwrap(), "http://me.example:7373");
        assert_eq!(origin(&plain, &[host, https]).unwrap(), "http://me.example:7373", "no proxy is ours");
        assert_eq!(origin(&proxied, &[host]).unwrap(), "http://me.example:7373");
        assert_eq!(origin(&proxied, &[host, https]).unwrap(), "https://me.example:7373");
        assert_eq!(
            origin(&proxied, &[host, ("forwarded", "for=1.2.3.4;proto=https")]).unwrap(),
            "https://me.example:7373"
        );
        assert_eq!(
            origin(&proxied, &[host, ("x-forwarded-proto", "https, http")]).unwrap(),
            "http://me.example:7373"
        );
        assert_eq!(origin(&public, &[("host", "evil.example")]).unwrap(), "https://dice.example");
        assert_eq!(origin(&plain, &[("host", "[::1]:80")]).unwrap(), "http://[::1]:80");
        for odd in ["a\"b", "a/b", "", "a b", "a@b", "a?b"] {
            assert_eq!(origin(&plain, &[("host", odd)]), None, "{odd}");
        }
    }
}
