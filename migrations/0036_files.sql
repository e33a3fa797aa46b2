-- What is stored outside of the database, such as profile pictures. A row is written before its bytes and deleted after them, so that
-- nothing is stored that no row knows. It counts from `kept_since` to `dropped_at`; a job removes what never began to count, or no longer does.
create table stored_files (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  owner_kind text not null check (owner_kind in ('person', 'company')),
  owner_id uuid not null,
  purpose text not null check (length(purpose) between 1 and 40),
  media_type text not null check (length(media_type) between 1 and 100),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  kept_since timestamptz,
  dropped_at timestamptz
);
create unique index stored_files_picture on stored_files (owner_id)
  where purpose = 'picture' and kept_since is not null and dropped_at is null;
create index stored_files_unused on stored_files (created_at) where kept_since is null or dropped_at is not null;
grant select, insert, update, delete on stored_files to quarterdeck_app;
