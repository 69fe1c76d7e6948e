-- People who play together, and the link by which one joins them. The host is a member; 0 only until the end of the transaction in
-- which the last one goes, or the circle ends.
create table circles (
    id text primary key not null,
    name text not null,
    link text not null unique,
    host integer not null,
    last_member integer not null
) strict, without rowid;
create index circles_ended on circles (id) where host = 0;

-- Numbers of members are never given again. The key is the name of the command by which the member made the circle.
create table circle_members (
    circle text not null references circles (id),
    member integer not null,
    person text not null references people (id),
    name text not null,
    since integer not null,
    key text,
    primary key (circle, member)
) strict, without rowid;
create unique index circle_members_person on circle_members (person, circle);
create unique index circle_members_key on circle_members (person, key);

-- A season lasts until the next one begins.
create table circle_seasons (
    circle text not null references circles (id),
    season integer not null,
    name text not null,
    begun integer not null,
    primary key (circle, season)
) strict, without rowid;

-- The tables of circles. What comes after the evening is there once the game was played to its end.
create table circle_tables (
    table_id text primary key not null references tables (id),
    circle text not null references circles (id),
    evening integer,
    season integer,
    ended integer,
    counts integer not null default 0
) strict, without rowid;
create index circle_tables_ended on circle_tables (circle, ended);

-- Which members had the seats of people when the game ended; none who held several, and nobody who has left since.
create table circle_seats (
    table_id text not null references circle_tables (table_id),
    seat integer not null,
    circle text not null references circles (id),
    member integer,
    primary key (table_id, seat)
) strict, without rowid;
create index circle_seats_member on circle_seats (circle, member);
