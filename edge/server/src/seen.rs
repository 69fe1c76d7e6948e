//! Who was heard of at a table. Any request counts: whoever asks again and again is as much there as whoever has a stream.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use bonecup_referee::{PersonId, TableId};

use crate::app::App;
use crate::identity;

/// Notes that the person who asks for something of a table is there, when they ask and when they are answered.
pub(crate) async fn layer(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(table) = table(request.uri().path()) else { return next.run(request).await };
    // Whoever cannot be told is refused where it matters.
    let known = identity::known(request.headers(), &app).await;
    let person = known.ok().flatten().map(|(person, _)| person.id);
    note(&app, &table, person.as_ref());
    let response = next.run(request).await;
    note(&app, &table, person.as_ref());
    response
}

fn note(app: &App, table: &TableId, person: Option<&PersonId>) {
    if let (Some(live), Some(person)) = (app.rooms.known(table), person) {
        live.presence().hear_of(person);
    }
}

/// The table in an address such as `/api/tables/oak/steps`.
fn table(path: &str) -> Option<TableId> {
    path.strip_prefix("/api/tables/")?.split('/').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_asked_of_a_table_names_it() {
        let named = |path: &str| table(path).map(|table| table.to_string());
        assert_eq!(named("/api/tables/oak"), Some("oak".to_owned()));
        assert_eq!(named("/api/tables/oak/steps"), Some("oak".to_owned()));
        assert_eq!([named("/api/tables"), named("/api/lobby"), named("/api/tables/")], [None, None, None]);
    }
}
