-- The org chart: which seats a company needs, who holds them and to whom they report.

create table org_charts (
  company_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  kind text not null check (kind in ('live', 'draft')),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create unique index org_charts_one_live on org_charts (company_id) where kind = 'live' and archived_at is null;
call tenant_table('org_charts');

-- is_draft repeats the chart's kind, which decides who receives a seat.
create table seats (
  company_id uuid not null,
  id uuid not null,
  chart_id uuid not null,
  is_draft boolean not null,
  -- Of a seat of a draft: the live seat that it was copied from, and what that was then.
  live_seat_id uuid,
  base jsonb,
  parent_id uuid check (parent_id <> id),
  position numeric not null,
  name text not null check (length(name) between 1 and 80),
  holder_ids jsonb not null check (jsonb_typeof(holder_ids) = 'array' and jsonb_array_length(holder_ids) <= 20),
  roles jsonb not null check (jsonb_typeof(roles) = 'array' and jsonb_array_length(roles) <= 10),
  second_line_ids jsonb not null check (jsonb_typeof(second_line_ids) = 'array' and jsonb_array_length(second_line_ids) <= 3),
  team_id uuid,
  tint integer not null check (tint between 0 and 6),
  hire_by date check (hire_by between '2000-01-01' and '2199-12-31'),
  note text check (length(note) between 1 and 2000),
  -- Of a removed seat: the seat with which it went, and the seats that moved up in its place.
  removed_with_id uuid,
  lifted jsonb not null check (jsonb_typeof(lifted) = 'array'),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (company_id, id),
  unique (company_id, chart_id, id),
  foreign key (company_id, chart_id) references org_charts (company_id, id),
  foreign key (company_id, chart_id, parent_id) references seats (company_id, chart_id, id),
  foreign key (company_id, live_seat_id) references seats (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  check (is_draft or (live_seat_id is null and base is null)),
  check ((removed_with_id is null) = (archived_at is null))
);
create index seats_parent on seats (company_id, parent_id);
create index seats_live_seat on seats (company_id, live_seat_id);
create index seats_team on seats (company_id, team_id);
call tenant_table('seats');

-- What a seat is measured by. team_id repeats the metric's.
create table seat_metrics (
  company_id uuid not null,
  id uuid not null,
  seat_id uuid not null,
  metric_id uuid not null,
  team_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint seat_metrics_once unique (company_id, seat_id, metric_id),
  foreign key (company_id, seat_id) references seats (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create index seat_metrics_metric on seat_metrics (company_id, metric_id);
call tenant_table('seat_metrics');
