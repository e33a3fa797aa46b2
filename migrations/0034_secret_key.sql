-- Which key the secrets of this installation are sealed with (SECRET_KEY), so that a node with another one is told at its start rather
-- than when it can't read them. Only the key's fingerprint is here.
create table secret_key (
  id boolean primary key default true check (id),
  fingerprint text not null
);
grant select, insert, update on secret_key to quarterdeck_app;
