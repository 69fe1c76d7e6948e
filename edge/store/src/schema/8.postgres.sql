-- Browsers that want to be told of turns at slow tables while nobody looks: one for each device, gone with its token.
create table subscriptions (
    token bigint primary key references tokens (id) on delete cascade,
    person text not null references people (id),
    endpoint text not null unique,
    browser_key bytea not null,
    browser_secret bytea not null,
    language text not null,
    since bigint not null
);
create index subscriptions_person on subscriptions (person, since);

-- Turns that somebody is to be told of, and those that they were told of and have not come back to since.
create table awaited (
    table_id text not null references tables (id),
    person text not null references people (id),
    due bigint not null,
    tries bigint not null,
    told bigint not null,
    primary key (table_id, person)
);
create index awaited_due on awaited (due) where told = 0;
