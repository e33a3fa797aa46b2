-- Imports of a whole company: one row for each, and the uploaded file in parts. Never synced.
create table company_imports (
  company_id uuid not null,
  id uuid not null,
  made_by uuid not null,
  state text not null check (state in ('uploading', 'checking', 'checked', 'refused', 'importing', 'done')),
  -- What the file said was wrong with it or, once it is checked, what is in it.
  report jsonb,
  bytes bigint not null check (bytes > 0),
  run_id uuid,
  attempts integer not null default 0,
  rows_done bigint not null default 0,
  rows_all bigint,
  asked_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, made_by) references people (company_id, id)
);
create unique index company_imports_one on company_imports (company_id)
  where state in ('uploading', 'checking', 'checked', 'importing');
call tenant_table('company_imports');

create table company_import_parts (
  company_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (company_id, id),
  foreign key (company_id, import_id) references company_imports (company_id, id),
  constraint company_import_parts_number unique (company_id, import_id, number)
);
alter table company_import_parts alter column bytes set storage external;
call tenant_table('company_import_parts');
