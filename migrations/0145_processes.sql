-- The processes of teams: what is being written, what was published last, and what was published before.

-- A row of any table may have texts with a history; each table says so with the code that writes it.
alter table revisions drop constraint if exists revisions_entity_check;
alter table revisions add constraint revisions_entity_check check (length(entity) between 1 and 40);

create table processes (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  summary text not null check (length(summary) <= 500),
  owner_id uuid not null,
  audience text not null check (audience in ('team', 'company')),
  -- The version that was published last; 0 before the first.
  version integer not null check (version >= 0),
  review_every integer check (review_every in (3, 6, 12)),
  review_due_on date check (review_due_on between '2000-01-01' and '2199-12-31'),
  display_order integer not null check (display_order between 0 and 1000000),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, owner_id) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create index processes_team on processes (company_id, team_id);
call tenant_table('processes');

-- The steps as they are being written.
create table process_steps (
  company_id uuid not null,
  id uuid not null,
  process_id uuid not null,
  team_id uuid not null,
  display_order integer not null check (display_order between 0 and 1000000),
  title text not null check (length(title) between 1 and 120),
  body text not null check (length(body) <= 2000),
  seat_id uuid,
  version integer not null check (version >= 1),
  updated_by uuid not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, process_id) references processes (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, seat_id) references seats (company_id, id),
  foreign key (company_id, updated_by) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create index process_steps_process on process_steps (company_id, process_id);
call tenant_table('process_steps');

-- What readers see: one row for each process that was published, under its id.
create table process_published (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  audience text not null check (audience in ('team', 'company')),
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  summary text not null check (length(summary) <= 500),
  version integer not null check (version >= 1),
  -- Whoever has confirmed this version or a later one need not confirm again.
  confirm_from integer not null check (confirm_from >= 1 and confirm_from <= version),
  -- When that version was published.
  asked_at timestamptz not null,
  change_note text not null check (length(change_note) <= 500),
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 30),
  published_by uuid not null,
  published_at timestamptz not null,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, id) references processes (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, owner_id) references people (company_id, id),
  foreign key (company_id, published_by) references people (company_id, id)
);
call tenant_table('process_published');

-- Every version that was published, the present one too.
create table process_versions (
  company_id uuid not null,
  id uuid not null,
  process_id uuid not null,
  team_id uuid not null,
  audience text not null check (audience in ('team', 'company')),
  version integer not null check (version >= 1),
  name text not null check (length(name) between 1 and 100),
  summary text not null check (length(summary) <= 500),
  change_note text not null check (length(change_note) <= 500),
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 30),
  published_by uuid not null,
  published_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, process_id) references process_published (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, published_by) references people (company_id, id),
  constraint process_versions_one_each unique (company_id, process_id, version)
);
call tenant_table('process_versions');
