-- The sheets of the tools for leaders, and what stands on them. A row has one audience: its owner, a team or the company. Items repeat
-- what decides that from their sheet.

create table tool_sheets (
  company_id uuid not null,
  id uuid not null,
  tool text not null check (
    tool in ('delegate-elevate', 'clarity-break', 'deep-strategy', 'the-offer', 'ideal-life', 'replacement-ladder')
  ),
  title text not null check (length(title) between 1 and 120),
  owner_id uuid not null,
  team_id uuid,
  audience text not null check (audience in ('private', 'team', 'company')),
  quarter date check (extract(day from quarter) = 1 and extract(month from quarter) in (1, 4, 7, 10)),
  -- The first sheet of those that were made one of the other, quarter by quarter. No foreign key: the first one names itself.
  series_id uuid not null,
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and length(settings::text) <= 2048),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references people (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint tool_sheets_one_audience check ((audience = 'team') = (team_id is not null)),
  constraint tool_sheets_never_shared check (audience = 'private' or tool not in ('clarity-break', 'ideal-life'))
);
create index tool_sheets_owner on tool_sheets (company_id, owner_id);
create index tool_sheets_series on tool_sheets (company_id, series_id);
call tenant_table('tool_sheets');

create table tool_items (
  company_id uuid not null,
  id uuid not null,
  sheet_id uuid not null,
  owner_id uuid not null,
  team_id uuid,
  audience text not null check (audience in ('private', 'team', 'company')),
  section text not null check (length(section) between 1 and 20),
  display_order integer not null check (display_order between 0 and 1000000),
  text text not null check (length(text) <= 500),
  note text check (length(note) between 1 and 2000),
  score integer check (score between 1 and 10),
  hours numeric check (hours between 0 and 168),
  amount numeric check (amount between 0 and 1000000000000),
  person_id uuid,
  due_on date check (due_on between '2000-01-01' and '2199-12-31'),
  state text check (state in ('open', 'hiring', 'in-place')),
  -- No foreign keys: what was made of an item may be out of sight for those who read it, and deleting one never deletes the other.
  task_id uuid,
  issue_id uuid,
  goal_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, sheet_id) references tool_sheets (company_id, id),
  foreign key (company_id, owner_id) references people (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint tool_items_one_audience check ((audience = 'team') = (team_id is not null))
);
create index tool_items_sheet on tool_items (company_id, sheet_id);
call tenant_table('tool_items');
