create table tables (
    id text primary key,
    code text not null unique,
    game text not null,
    public bigint not null,
    owner text not null,
    phase text not null,
    seed bytea,
    summary text not null,
    created bigint not null,
    touched bigint not null,
    analysed bigint not null
);
create index tables_lobby on tables (touched) where public = 1 and phase in ('gathering', 'playing');
create index tables_open on tables (touched) where phase in ('gathering', 'playing');
create index tables_unanalysed on tables (touched) where phase = 'over' and analysed = 0;
create index tables_owner on tables (owner);

-- One row is one step: a request with everything it caused. The key is the only fence there is.
create table events (
    table_id text not null,
    seq bigint not null,
    at bigint not null,
    body text not null,
    primary key (table_id, seq)
);

create table seats (
    table_id text not null references tables (id),
    person text not null,
    primary key (table_id, person)
);
create index seats_person on seats (person);

-- A row per table for good, so that epochs only grow.
create table leases (
    table_id text primary key references tables (id),
    attended bigint not null,
    node text not null,
    epoch bigint not null,
    until bigint not null
);
create index leases_until on leases (until) where attended = 1;

create table people (
    id text primary key,
    name text not null,
    recovery bytea unique,
    since bigint not null
);

create table tokens (
    id bigint generated always as identity primary key,
    hash bytea not null unique,
    person text not null references people (id),
    kind text not null,
    label text not null,
    since bigint not null
);
create index tokens_person on tokens (person);

create table results (
    table_id text not null references tables (id),
    seat bigint not null,
    person text not null,
    game text not null,
    seats bigint not null,
    at bigint not null,
    score double precision not null,
    won double precision not null,
    luck double precision,
    loss double precision,
    primary key (table_id, seat)
);
create index results_person on results (person, at);

create table analyses (
    table_id text primary key references tables (id),
    body text not null
);
