-- Which closed tables can be deleted is told by how long servers have run since, as it is with idle ones.
drop index if exists tables_closed;
create index tables_closed on tables (idle_from, id) where phase = 'closed';
