-- Evenings of circles. How far one is, is a text that is changed from the version that was read only. News is what has to be taken in:
-- somebody left, or one of its tables ended.
create table circle_evenings (
    circle text not null references circles (id),
    evening integer not null,
    name text not null,
    game text not null,
    planner integer,
    created integer not null,
    phase text not null,
    version integer not null,
    news integer not null,
    terms text not null,
    state text not null,
    summary text not null,
    primary key (circle, evening)
) strict, without rowid;
create index circle_evenings_news on circle_evenings (circle, evening) where news = 1;

-- Who takes part, by their number in the evening; no member is who has left since.
create table circle_evening_players (
    circle text not null references circles (id),
    evening integer not null,
    player integer not null,
    member integer,
    primary key (circle, evening, player)
) strict, without rowid;
create index circle_evening_players_member on circle_evening_players (circle, member);

-- Numbers of evenings are never given again.
alter table circles add column last_evening integer not null default 0;
