-- What is encrypted under the master key, by name.
create table secrets (
    name text primary key,
    body bytea not null
);

-- What has to be done once. Seeds used to be in the open: copies of them are left on pages that were freed.
create table chores (
    name text primary key
);
insert into chores (name) select 'forget plain seeds' where exists (select 1 from tables where seed is not null);
create index tables_plain_seeds on tables (id) where length(seed) = 32;

-- A table whose seats are settled has not ended.
drop index if exists tables_lobby;
drop index if exists tables_open;
create index tables_lobby on tables (touched) where public = 1 and phase in ('gathering', 'settled', 'playing');
create index tables_open on tables (touched) where phase in ('gathering', 'settled', 'playing');
