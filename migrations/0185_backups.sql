-- The backups that servers began to make by themselves, so that every node and the doctor know how old the last one is and why one failed.
create table backup_attempts (
  begun_at timestamptz primary key,
  -- Null while it goes on, and for ever if its process was killed.
  ended_at timestamptz,
  place text not null,
  name text not null,
  -- Null unless it was made.
  bytes bigint,
  error text,
  check (bytes is null or (error is null and ended_at is not null))
);
grant select on backup_attempts to quarterdeck_app;
