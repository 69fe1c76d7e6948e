-- People who play together, and the link by which one joins them. The host is a member; 0 only until the end of the transaction in
-- which the last one goes, or the circle ends.
create table circles (
    id text primary key,
    name text not null,
    link text not null unique,
    host bigint not null,
    last_member bigint not null
);
create index circles_ended on circles (id) where host = 0;

-- Numbers of members are never given again. The key is the name of the command by which the member made the circle.
create table circle_members (
    circle text not null references circles (id),
    member bigint not null,
    person text not null references people (id),
    name text not null,
    since bigint not null,
    key text,
    primary key (circle, member)
);
create unique index circle_members_person on circle_members (person, circle);
create unique index circle_members_key on circle_members (person, key);

-- A season lasts until the next one begins.
create table circle_seasons (
    circle text not null references circles (id),
    season bigint not null,
    name text not null,
    begun bigint not null,
    primary key (circle, season)
);

-- The tables of circles. What comes after the evening is there once the game was played to its end.
create table circle_tables (
    table_id text primary key references tables (id),
    circle text not null references circles (id),
    evening bigint,
    season bigint,
    ended bigint,
    counts bigint not null default 0
);
create index circle_tables_ended on circle_tables (circle, ended);

-- Which members had the seats of people when the game ended; none who held several, and nobody who has left since.
create table circle_seats (
    table_id text not null references circle_tables (table_id),
    seat bigint not null,
    circle text not null references circles (id),
    member bigint,
    primary key (table_id, seat)
);
create index circle_seats_member on circle_seats (circle, member);
