-- Which cluster of PostgreSQL, and which timeline of it, servers last worked on. Another one means that the database was brought back to an
-- earlier moment or put elsewhere, so that browsers may know commits that it lacks. Only the owner looks here, at the start of a server.
create table history_origin (
  id boolean primary key default true check (id),
  origin text not null
);
