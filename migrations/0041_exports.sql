-- Exports of a whole company: one row for each, and the file in parts, so that every node can hand it out. Never synced.
create table company_exports (
  company_id uuid not null,
  id uuid not null,
  made_by uuid not null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  problem text check (problem in ('disk-full', 'too-large', 'broken')),
  -- Whose parts count: each attempt has a new one, and an earlier one that is still alive writes nothing more.
  run_id uuid,
  attempts integer not null default 0,
  rows_done bigint not null default 0,
  rows_all bigint,
  bytes bigint,
  asked_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, made_by) references people (company_id, id),
  constraint company_exports_problem check ((problem is not null) = (state = 'failed')),
  constraint company_exports_ready check (state <> 'ready' or (bytes is not null and expires_at is not null))
);
-- One at a time, however many ask at once.
create unique index company_exports_one on company_exports (company_id) where state in ('waiting', 'running');
call tenant_table('company_exports');

create table company_export_parts (
  company_id uuid not null,
  id uuid not null,
  export_id uuid not null,
  run_id uuid not null,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (company_id, id),
  foreign key (company_id, export_id) references company_exports (company_id, id),
  constraint company_export_parts_number unique (company_id, run_id, number)
);
create index company_export_parts_export on company_export_parts (company_id, export_id);
-- They are compressed already.
alter table company_export_parts alter column bytes set storage external;
call tenant_table('company_export_parts');
