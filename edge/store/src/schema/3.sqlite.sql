-- By which key a person asked for a table: whoever asks again under it gets the same table.
create table openings (
    person text not null,
    key text not null,
    table_id text not null references tables (id),
    primary key (person, key)
) strict, without rowid;
create index openings_table on openings (table_id);

-- Whoever deleted themselves, numbered in that order, so that every node hears of it.
alter table people add column gone integer;
create index people_gone on people (gone) where gone is not null;

-- When a token was last used, to a day: of too many devices the one that was longest unused gives way.
alter table tokens add column used integer not null default 0;
update tokens set used = since;

-- What is written to see whether anything can be written.
create table heartbeats (
    node text primary key not null,
    at integer not null
) strict, without rowid;

-- Where tables are looked for that can be deleted.
create index tables_closed on tables (touched, id) where phase = 'closed';

-- The nodes that run, each with a number that it counts up. Whoever sees a number stand still knows that the node is gone,
-- whatever anybody's clock says. Who is at its tables, as JSON, is for nodes that do not hear each other otherwise.
create table nodes (
    name text primary key not null,
    beat integer not null,
    present text not null
) strict, without rowid;
drop index if exists leases_until;
alter table leases drop column until;
create index leases_node on leases (node) where attended = 1;

-- How long servers have run on this database, in milliseconds, and how much that was when a table was last touched: time
-- in which nobody could play makes no table idle.
create table running (
    only_one integer primary key,
    millis integer not null
) strict;
insert into running (only_one, millis) values (1, 0);
alter table tables add column idle_from integer not null default 0;
