//! The types of the protocol for the web app: `web/src/api/protocol.ts` is written from the types that write and read the
//! JSON, whichever crate they are in. `UPDATE_TYPES=1 cargo test` writes it anew, with messages of whole games beside the
//! web app's tests, which have to fit these types.

mod samples;

#[path = "tests.rs"]
mod tests;

use bonecup_games::GameId;
use bonecup_views::{Types, view};
use ts_rs::TypeVisitor;

const HEAD: &str =
    "// The types of the protocol, written from those of the Rust code: UPDATE_TYPES=1 cargo test\n";

/// What follows from types that know the games by their keys.
const TAIL: &str = "
/** Everything that a client is told on the stream of a table. */
export type StreamMessage = ServerMessage | StepMessage;

/** A position, in the form of its game. */
export type Position = Positions[GameId];

/** The options of a table, in the form of its game. */
export type Options = GameOptions[GameId];
";

/// The file with a type for everything that goes over the network.
pub(crate) fn protocol() -> String {
    let mut types = Types::default();
    types.visit::<crate::stream::ClientMessage>();
    types.visit::<crate::stream::ServerMessage<'static>>();
    types.visit::<crate::view::StepMessage>();
    types.visit::<crate::error::ErrorBody>();
    types.visit::<bonecup_games::Positions>();
    types.visit::<bonecup_games::GameOptions>();
    types.visit::<bonecup_referee::Record>();
    types.visit::<bonecup_coach::Analysis>();
    crate::api::visit_types(&mut types);
    let facts = GameId::ALL
        .map(|game| format!("({{ game: '{}' }} & {})", game.key(), view(game).facts_type(&mut types)));
    let keys = GameId::ALL.map(|game| format!("'{}'", game.key()));
    format!(
        "{HEAD}{}\n/** What follows from a position, so that views need no rules. */\nexport type Facts = {};\n{TAIL}\n\
         /** The games, in the order in which they are shown. */\n\
         export const GAME_IDS = [{}] as const satisfies readonly GameId[];\n",
        types.text(),
        facts.join(" | "),
        keys.join(", ")
    )
}
