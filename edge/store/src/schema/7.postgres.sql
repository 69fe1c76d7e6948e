-- Evenings of circles. How far one is, is a text that is changed from the version that was read only. News is what has to be taken in:
-- somebody left, or one of its tables ended.
create table circle_evenings (
    circle text not null references circles (id),
    evening bigint not null,
    name text not null,
    game text not null,
    planner bigint,
    created bigint not null,
    phase text not null,
    version bigint not null,
    news bigint not null,
    terms text not null,
    state text not null,
    summary text not null,
    primary key (circle, evening)
);
create index circle_evenings_news on circle_evenings (circle, evening) where news = 1;

-- Who takes part, by their number in the evening; no member is who has left since.
create table circle_evening_players (
    circle text not null references circles (id),
    evening bigint not null,
    player bigint not null,
    member bigint,
    primary key (circle, evening, player)
);
create index circle_evening_players_member on circle_evening_players (circle, member);

-- Numbers of evenings are never given again.
alter table circles add column last_evening bigint not null default 0;
