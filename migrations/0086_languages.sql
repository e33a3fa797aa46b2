-- In which language somebody reads Quarterdeck: as they have chosen in their profile, or else as the browser asked in which they signed in last.
alter table users add column language text check (length(language) <= 10);
alter table users add column seen_language text check (length(seen_language) <= 10);
