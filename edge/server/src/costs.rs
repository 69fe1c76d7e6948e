//! What requests count for in the limit per address: as much as they cost the server, roughly.

/// A question what would be, which counts for as much on a WebSocket.
pub(crate) const LOOK: &str = "/api/tables/{id}/look";
/// A command on a WebSocket, as over HTTP.
pub(crate) const COMMAND: u32 = 1;

/// What costs more than others. `docs/operating.md` shows this table to hosts.
const COSTS: &[(&str, u32)] = &[
    // A whole game is read and gone through.
    ("/api/tables/{id}/replay", 10),
    ("/api/tables/{id}/practice", 10),
    ("/api/tables/{id}/record", 5),
    ("/api/tables/{id}/rounds", 5),
    ("/api/tables/{id}/analysis", 5),
    ("/api/tables/{id}/throws/{roll}", 3),
    // A part of it is.
    ("/api/tables/{id}/steps", 5),
    ("/api/tables/{id}/past", 3),
    ("/api/tables/{id}/stream", 3),
    ("/api/deals/{id}/comparison", 10),
    // A part of it is, for everybody in a deal.
    ("/api/deals/{id}", 3),
    // All tables of a person are looked through.
    ("/api/me/tables", 3),
    ("/api/me/results", 3),
    ("/api/me/figures", 3),
    ("/api/tables/{id}/owner", 3),
    // All tables or games of a circle are.
    ("/api/circles/{circle}/tables", 3),
    ("/api/circles/{circle}/games", 3),
    ("/api/circles/{circle}/evenings", 3),
    // The coach thinks.
    ("/api/tables/{id}/advice", 10),
    ("/api/tables/{id}/steps/{seq}/why", 10),
    ("/api/tables/{id}/chances", 10),
    ("/api/daily/{game}", 10),
    // Many games are counted, or positions read.
    ("/api/me/ratings", 5),
    ("/api/circles/{circle}/league", 5),
    ("/api/me/mistakes", 5),
    // Rules are played through.
    (LOOK, 2),
    ("/api/score", 2),
    // Long pages, of which a browser asks for a few once.
    ("/api/docs/{*rest}", 5),
    ("/api/openapi.json", 5),
];

/// What a request for this route counts for.
pub(crate) fn of(route: &str) -> u32 {
    COSTS.iter().find(|(known, _)| *known == route).map_or(1, |(_, cost)| *cost)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_that_costs_more_exists() {
        let document = crate::document();
        let documented = |route: &str| document.paths.paths.contains_key(route);
        let pages = ["/api/docs/{*rest}", "/api/openapi.json"];
        for (route, cost) in COSTS {
            assert!(documented(route) || pages.contains(route), "{route}");
            assert!(*cost > 1 && of(route) == *cost);
        }
        assert_eq!(of("/api/tables/{id}"), 1);
    }

    #[test]
    fn hosts_are_shown_what_requests_count_for() {
        let table = include_str!("../../../docs/operating.md");
        for (route, cost) in COSTS {
            let shown = table
                .lines()
                .any(|line| line.contains(&format!("`{route}`")) && line.contains(&format!("| {cost} |")));
            assert!(shown, "{route} {cost}");
        }
    }
}
