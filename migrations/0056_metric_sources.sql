-- Metrics that fill themselves: what is asked for their values, how that went, and where each value came from.

alter table metrics
  -- Since when what fills the metric has failed; null while it works, or if nothing does.
  add column source_failing_since timestamptz,
  -- The scheduled time whose value was entered last, so that none is entered twice.
  add column source_filled_for timestamptz;

-- What fills a metric, with the metric's id. Never synced. Addresses, headers and queries hold secrets, so they are sealed as a whole.
create table metric_sources (
  company_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('http', 'sql')),
  settings_sealed text not null,
  data_source_id uuid,
  every text not null check (every in ('hour', 'day', 'week')),
  -- 0 is Monday.
  weekday smallint not null check (weekday between 0 and 6),
  time_of_day text not null,
  time_zone text not null,
  week text not null check (week in ('current', 'finished')),
  -- In whose name it runs.
  saved_by uuid not null,
  saved_at timestamptz not null,
  next_at timestamptz not null,
  -- Later than next_at after a failed attempt.
  try_at timestamptz not null,
  attempts integer not null default 0,
  -- Scheduled times in a row that failed.
  failures integer not null default 0,
  failing_since timestamptz,
  paused_at timestamptz,
  stopped_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, id) references metrics (company_id, id),
  foreign key (company_id, saved_by) references people (company_id, id)
);
call tenant_table('metric_sources');

-- A run may find nothing, or values of several weeks: then week and value are those of the newest.
alter table metric_runs
  alter column week drop not null,
  alter column value drop not null,
  add column kind text not null default 'inlet' check (kind in ('inlet', 'http', 'sql')),
  add column milliseconds integer,
  add column weeks integer not null default 1,
  -- How many of the weeks somebody had entered by hand, which stayed.
  add column kept integer not null default 0,
  add column run_by uuid;

-- Where the value of a metric's week came from, with the id of the value. Never synced.
create table metric_lineage (
  company_id uuid not null,
  id uuid not null,
  metric_id uuid not null,
  week date not null,
  value double precision not null,
  kind text not null check (kind in ('inlet', 'http', 'sql')),
  -- Such as 'GET api.example.com' or the name of a database; holds no secret.
  origin text not null,
  -- The JSON path, or the query.
  detail text,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id)
);
create index metric_lineage_of on metric_lineage (company_id, metric_id, week);
call tenant_table('metric_lineage');
