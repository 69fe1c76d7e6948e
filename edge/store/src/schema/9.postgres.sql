-- Deals: the same dice for several people, each at a table of their own.
create table deals (
    id text primary key,
    game text not null,
    options text not null,
    rules bigint not null,
    opener text not null,
    players bigint not null,
    commitment text not null,
    seed bytea not null,
    opened bigint not null,
    closes bigint not null,
    ended bigint,
    settled bigint not null
);
-- Those of which the tables are not all told that it has ended.
create index deals_unsettled on deals (closes) where settled = 0;
create index deals_opener on deals (opener) where ended is null;

-- Who plays in it: a person, or a bot afterwards. The table has the deal's id and this number.
create table dealt (
    deal text not null references deals (id),
    number bigint not null,
    person text,
    bot text,
    name text not null,
    primary key (deal, number)
);
create unique index dealt_person on dealt (deal, person);
create unique index dealt_bot on dealt (deal, bot);
