create table tables (
    id text primary key not null,
    code text not null unique,
    game text not null,
    public integer not null,
    owner text not null,
    phase text not null,
    seed blob,
    summary text not null,
    created integer not null,
    touched integer not null,
    analysed integer not null
) strict;
create index tables_lobby on tables (touched) where public = 1 and phase in ('gathering', 'playing');
create index tables_open on tables (touched) where phase in ('gathering', 'playing');
create index tables_unanalysed on tables (touched) where phase = 'over' and analysed = 0;
create index tables_owner on tables (owner);

-- One row is one step: a request with everything it caused. The key is the only fence there is.
-- With rowids, although there is a key: steps of all tables follow each other on the same pages, where without them each
-- table would have pages of its own, and each step of a batch a page to be written.
create table events (
    table_id text not null,
    seq integer not null,
    at integer not null,
    body text not null,
    primary key (table_id, seq)
) strict;

create table seats (
    table_id text not null references tables (id),
    person text not null,
    primary key (table_id, person)
) strict, without rowid;
create index seats_person on seats (person);

-- A row per table for good, so that epochs only grow.
create table leases (
    table_id text primary key not null references tables (id),
    attended integer not null,
    node text not null,
    epoch integer not null,
    until integer not null
) strict, without rowid;
create index leases_until on leases (until) where attended = 1;

create table people (
    id text primary key not null,
    name text not null,
    recovery blob unique,
    since integer not null
) strict;

create table tokens (
    id integer primary key,
    hash blob not null unique,
    person text not null references people (id),
    kind text not null,
    label text not null,
    since integer not null
) strict;
create index tokens_person on tokens (person);

create table results (
    table_id text not null references tables (id),
    seat integer not null,
    person text not null,
    game text not null,
    seats integer not null,
    at integer not null,
    score real not null,
    won real not null,
    luck real,
    loss real,
    primary key (table_id, seat)
) strict, without rowid;
create index results_person on results (person, at);

create table analyses (
    table_id text primary key not null references tables (id),
    body text not null
) strict;
