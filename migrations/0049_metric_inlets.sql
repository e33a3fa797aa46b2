-- Metrics whose values other programs send.

-- The server itself may have entered a value, which is nobody: then it stands there without a person.
alter table metric_values drop constraint metric_values_company_id_updated_by_fkey;

-- The secret address of a metric, with the metric's id. Never synced; the secret itself is nowhere, only its SHA-256.
create table metric_inlets (
  company_id uuid not null,
  id uuid not null,
  token_hash text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, id) references metrics (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
call tenant_table('metric_inlets');

-- What came in for a metric lately, and why something was not taken. Never synced.
create table metric_runs (
  company_id uuid not null,
  id uuid not null,
  metric_id uuid not null,
  at timestamptz not null default now(),
  week date not null,
  value double precision not null,
  -- In words that people read; null if the value stands in the week.
  failure text,
  primary key (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id)
);
create index metric_runs_latest on metric_runs (company_id, metric_id, at);
call tenant_table('metric_runs');
