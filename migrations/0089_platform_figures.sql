-- The servers that run, each as it said last. One that says nothing for a while has stopped.
create table node_heartbeats (
  id uuid primary key,
  host text not null check (length(host) <= 255),
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  lines integer not null check (lines >= 0),
  people integer not null check (people >= 0),
  companies integer not null check (companies >= 0)
);
grant select, insert, update, delete on node_heartbeats to quarterdeck_app;

-- How often somebody failed to sign in, by day in UTC and by the beginning of their network address; nothing of whose account it was.
create table failed_sign_ins (
  day date not null default (now() at time zone 'utc')::date,
  network text not null check (length(network) <= 60),
  tries integer not null default 1 check (tries > 0),
  last_at timestamptz not null default now(),
  primary key (day, network)
);
create index failed_sign_ins_latest on failed_sign_ins (last_at desc);
grant select, insert, update, delete on failed_sign_ins to quarterdeck_app;
