-- When teams meet, and the secret addresses under which people's calendars read it.

create table team_schedules (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  meeting_type text not null check (meeting_type in ('weekly', 'quarterly')),
  starts_on date not null,
  time_of_day text not null check (time_of_day ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  minutes integer not null check (minutes between 5 and 720),
  every_weeks integer not null check (every_weeks between 1 and 26),
  time_zone text not null check (length(time_zone) between 1 and 64),
  skipped_days jsonb not null check (jsonb_typeof(skipped_days) = 'array' and jsonb_array_length(skipped_days) <= 20),
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  constraint team_schedules_once unique (company_id, team_id, meeting_type),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, updated_by) references people (company_id, id)
);
call tenant_table('team_schedules');

-- A person's calendar feed. Never synced, never listed; the secret itself is nowhere, only its SHA-256. It counts only while its person
-- is a member, and not once they have left and joined again.
create table calendar_feeds (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint calendar_feeds_one_each unique (company_id, person_id),
  unique (company_id, token_hash),
  foreign key (company_id, person_id) references people (company_id, id)
);
call tenant_table('calendar_feeds');
