-- What is encrypted under the master key, by name.
create table secrets (
    name text primary key not null,
    body blob not null
) strict, without rowid;

-- What has to be done once. Seeds used to be in the open: copies of them are left on pages that were freed.
create table chores (
    name text primary key not null
) strict, without rowid;
insert into chores (name) select 'forget plain seeds' where exists (select 1 from tables where seed is not null);
create index tables_plain_seeds on tables (id) where length(seed) = 32;

-- A table whose seats are settled has not ended.
drop index if exists tables_lobby;
drop index if exists tables_open;
create index tables_lobby on tables (touched) where public = 1 and phase in ('gathering', 'settled', 'playing');
create index tables_open on tables (touched) where phase in ('gathering', 'settled', 'playing');

-- Whether the game began, and why the table was closed before its end.
alter table tables add column begun integer not null default 0;
alter table tables add column closed text;
update tables set begun = 1 where phase in ('playing', 'over') or (phase = 'closed'
    and exists (select 1 from events where table_id = id and body like '%{"type":"started"}%'));
update tables set closed = 'owner' where phase = 'closed';
update tables set closed = 'idle' where phase = 'closed'
    and exists (select 1 from events where table_id = id and body like '%{"type":"closed","why":"idle"%');

-- Whoever sat at a table while its game was on. Nobody gets out of this list by leaving.
create table players (
    table_id text not null references tables (id),
    person text not null,
    primary key (table_id, person)
) strict, without rowid;
create index players_person on players (person);
insert into players (table_id, person) select table_id, person from seats join tables on id = table_id where begun = 1
    union select table_id, person from results;
