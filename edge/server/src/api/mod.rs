//! Commands and reading over HTTP. `/api/openapi.json` is made from this code, `/api/docs` shows it.

mod arena;
mod body;
mod chances;
mod circles;
mod coach;
mod deals;
mod dice;
mod docs;
mod games;
mod key;
mod lists;
mod look;
mod past;
mod people;
mod play;
mod practice;
mod push;
mod ratings;
mod records;
mod replay;
mod rounds;
mod tables;
mod throws;
mod training;
mod why;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, any};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::deals::guard;
use crate::error::{ApiError, Refused};
use crate::stream;

pub(crate) use body::{QueryParams, TablePath};
pub(crate) use dice::{ChainBody, LinkBody, ThrowBody};
pub(crate) use look::{Looked, PreviewedMove, previews};
pub(crate) use play::{EnterBody, PlayBody, presence, view};
pub(crate) use tables::{new_table, open_dealt};
#[cfg(feature = "simulation")]
pub(crate) use {
    circles::{GiveUpBody, JoinCircleBody, MemberBody, NewCircleBody, NewEveningBody, PairingBody},
    dice::{RevealBody, SealBody},
    play::{ColoursBody, ContributeBody, JoinBody, MindBody, OfferBody, PlainBody, SeatOnlyBody},
    tables::NewTableBody,
};

/// What the document says about itself.
#[derive(OpenApi)]
#[openapi(info(
    title = "Bonecup",
    description = "Tables of Rolling Bones, KnochenMAX and Rolling Dice. A guest is a cookie; a program sends \
                   `Authorization: Bearer TOKEN`. Moves and outcomes are in the notation of the game. The stream of \
                   a table is a WebSocket at `/api/tables/{id}/stream`."
))]
struct About;

/// The routes and their document.
pub(crate) fn routes(app: &App) -> Router<App> {
    let (router, document) = documented().split_for_parts();
    let json = document.to_json().unwrap_or_default();
    router
        .route_layer(from_fn_with_state(app.clone(), guard))
        .merge(docs::routes(app, json))
        .route("/api/", nothing())
        .route("/api/{*rest}", nothing())
        .method_not_allowed_fallback(|| async { ApiError::from(Refused::Method) })
}

/// Below `/api/` there is no page of the web app.
fn nothing() -> MethodRouter<App> {
    any(|| async { ApiError::from(Refused::NoPage) })
}

/// The document alone.
pub fn document() -> Document {
    documented().split_for_parts().1
}

fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(About::openapi())
        .routes(routes!(games::games))
        .routes(routes!(arena::arena))
        .routes(routes!(key::key))
        .routes(routes!(rounds::score))
        .routes(routes!(people::me, people::enter, people::leave))
        .routes(routes!(people::leave_device))
        .routes(routes!(people::recovery))
        .routes(routes!(people::recover))
        .routes(routes!(people::tokens, people::new_token))
        .routes(routes!(people::drop_token))
        .routes(routes!(push::push, push::subscribe, push::unsubscribe))
        .routes(routes!(lists::lobby))
        .routes(routes!(lists::mine))
        .routes(routes!(lists::results))
        .routes(routes!(lists::figures))
        .routes(routes!(lists::owner))
        .routes(routes!(ratings::ratings))
        .routes(routes!(training::daily, training::answer_daily))
        .routes(routes!(training::mistakes, training::answer_mistake))
        .merge(circles::routes())
        .routes(routes!(tables::create))
        .routes(routes!(tables::by_code))
        .routes(routes!(tables::view))
        .routes(routes!(tables::steps))
        .routes(routes!(past::past))
        .routes(routes!(tables::rematch))
        .routes(routes!(practice::practice))
        .merge(deals::routes())
        .routes(routes!(play::join))
        .routes(routes!(play::contribute))
        .routes(routes!(play::colours))
        .routes(routes!(play::beginner))
        .routes(routes!(play::offer))
        .routes(routes!(play::start))
        .routes(routes!(play::play))
        .routes(routes!(dice::throw))
        .routes(routes!(dice::seal))
        .routes(routes!(dice::reveal))
        .routes(routes!(dice::link))
        .routes(routes!(dice::chain))
        .routes(routes!(play::enter))
        .routes(routes!(play::leave))
        .routes(routes!(play::mind))
        .routes(routes!(play::come_back))
        .routes(routes!(play::close))
        .routes(routes!(look::look))
        .routes(routes!(coach::advice))
        .routes(routes!(why::why))
        .routes(routes!(records::record))
        .routes(routes!(records::analysis))
        .routes(routes!(chances::chances))
        .routes(routes!(replay::replay))
        .routes(routes!(rounds::rounds))
        .routes(routes!(throws::throw))
        .routes(routes!(stream::connect))
}

/// Every body of a request or an answer, for whoever writes them in another language.
#[cfg(test)]
pub(crate) fn visit_types(types: &mut impl ts_rs::TypeVisitor) {
    types.visit::<arena::ArenaView>();
    types.visit::<chances::MakingView>();
    circles::visit_types(types);
    types.visit::<coach::AdviceView>();
    deals::visit_types(types);
    types.visit::<games::GameView>();
    types.visit::<key::KeyView>();
    types.visit::<lists::ListedTable>();
    types.visit::<lists::ResultView>();
    types.visit::<lists::FiguresView>();
    types.visit::<lists::OwnerView>();
    types.visit::<coach::AdviceBody>();
    types.visit::<look::LookBody>();
    types.visit::<look::Looked>();
    types.visit::<replay::ReplayView<'static>>();
    types.visit::<people::MeView>();
    types.visit::<people::NameBody>();
    types.visit::<people::RecoveryCode>();
    types.visit::<people::TokenView>();
    types.visit::<people::LabelBody>();
    types.visit::<people::NewToken>();
    types.visit::<play::AnswerView>();
    types.visit::<play::JoinBody>();
    types.visit::<play::ContributeBody>();
    types.visit::<dice::SealBody>();
    types.visit::<dice::RevealBody>();
    types.visit::<play::ColoursBody>();
    types.visit::<play::OfferBody>();
    types.visit::<play::PlainBody>();
    types.visit::<play::SeatOnlyBody>();
    types.visit::<play::MindBody>();
    types.visit::<practice::PracticeBody>();
    types.visit::<push::PushView>();
    types.visit::<push::PushBody>();
    types.visit::<ratings::RatingsView>();
    types.visit::<training::DailyView>();
    types.visit::<training::DailyBody>();
    types.visit::<training::MistakesView>();
    types.visit::<training::MistakeBody>();
    types.visit::<training::SolutionView>();
    types.visit::<rounds::RoundView>();
    types.visit::<rounds::ScoreBody>();
    types.visit::<rounds::ScoreView>();
    types.visit::<tables::NewTableBody>();
    types.visit::<tables::Found>();
    types.visit::<tables::StepView>();
    types.visit::<past::PastStep>();
    types.visit::<throws::ThrowView>();
    types.visit::<why::PlayedView>();
}
