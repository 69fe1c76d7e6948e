-- What was found out about a finished game for those who played it, as JSON: what ratings need of it, and positions where
-- somebody erred.
create table findings (
    table_id text primary key not null references tables (id),
    rated text not null,
    mistakes text not null
) strict, without rowid;

-- Games that are over already are looked at once more, in the background.
update tables set analysed = 0 where phase = 'over';
