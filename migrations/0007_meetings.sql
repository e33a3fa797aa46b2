-- Meetings with their timer, scriber, participants, ratings and results, and the votes on issues.

create table meetings (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  status text not null check (status in ('active', 'ended')),
  meeting_type text not null check (meeting_type in ('weekly', 'quarterly')),
  started_at timestamptz not null,
  started_by uuid not null,
  ended_at timestamptz,
  sections jsonb not null check (jsonb_typeof(sections) = 'array' and jsonb_array_length(sections) between 1 and 100),
  current_section integer not null,
  previous_section integer not null check (previous_section >= 0),
  section_start_time timestamptz not null,
  section_accumulated_times jsonb not null,
  is_paused boolean not null,
  total_pause_duration numeric not null check (total_pause_duration >= 0),
  last_pause_timestamp timestamptz,
  scriber_id uuid,
  scriber_epoch integer not null check (scriber_epoch >= 1),
  scriber_last_activity timestamptz not null,
  vote_limit integer check (vote_limit between 1 and 100),
  vote_limit_set_by uuid,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, started_by) references people (company_id, id),
  foreign key (company_id, scriber_id) references people (company_id, id),
  foreign key (company_id, vote_limit_set_by) references people (company_id, id),
  foreign key (company_id, updated_by) references people (company_id, id),
  constraint meetings_ended_has_a_time check ((status = 'ended') = (ended_at is not null)),
  constraint meetings_paused_is_no_section check (is_paused = (current_section = -1)),
  constraint meetings_paused_has_a_time check (is_paused = (last_pause_timestamp is not null)),
  constraint meetings_section_of_agenda check (greatest(current_section, previous_section) < jsonb_array_length(sections)),
  constraint meetings_a_time_per_section
    check (jsonb_array_length(section_accumulated_times) = jsonb_array_length(sections)),
  constraint meetings_only_ended_are_deleted check (deleted_at is null or status = 'ended')
);
create unique index meetings_one_active on meetings (company_id, team_id) where status = 'active';
create index meetings_team on meetings (company_id, team_id, started_at);
call tenant_table('meetings');

create table meeting_participants (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  team_id uuid not null,
  person_id uuid not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  constraint meeting_participants_once unique (company_id, meeting_id, person_id)
);
create index meeting_participants_person on meeting_participants (company_id, person_id);
call tenant_table('meeting_participants');

create table live_meeting_ratings (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  team_id uuid not null,
  person_id uuid not null,
  rating integer not null check (rating between 1 and 10),
  note text check (length(note) between 1 and 1000),
  rated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  constraint live_meeting_ratings_once unique (company_id, meeting_id, person_id)
);
call tenant_table('live_meeting_ratings');

-- The log of scribers. One row per epoch: of many takeovers under the same epoch the database lets one through.
create table scriber_transfers (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  team_id uuid not null,
  old_scriber_id uuid,
  new_scriber_id uuid,
  transfer_type text not null check (transfer_type in ('started', 'taken_over', 'scriber_left')),
  scriber_epoch integer not null,
  notes text check (length(notes) between 1 and 500),
  transferred_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, old_scriber_id) references people (company_id, id),
  foreign key (company_id, new_scriber_id) references people (company_id, id),
  constraint scriber_transfers_epoch unique (company_id, meeting_id, scriber_epoch),
  constraint scriber_transfers_leave_nobody check ((transfer_type = 'scriber_left') = (new_scriber_id is null))
);
call tenant_table('scriber_transfers');

create table meeting_results (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  team_id uuid not null,
  headlines_created jsonb not null,
  tasks_created jsonb not null,
  issues_resolved jsonb not null,
  goals_created jsonb not null,
  metrics_created jsonb not null,
  section_durations jsonb not null,
  total_duration_seconds integer not null check (total_duration_seconds >= 0),
  attendees jsonb not null,
  meeting_ratings jsonb not null,
  rating_notes jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  constraint meeting_results_once unique (company_id, meeting_id)
);
create index meeting_results_team on meeting_results (company_id, team_id, created_at);
call tenant_table('meeting_results');

-- A person's votes in a meeting, or in a team outside of meetings, stand in numbered slots. No two share one and none
-- lies beyond the limit that held, so no concurrency can pass the budget.
create table issue_votes (
  company_id uuid not null,
  id uuid not null,
  issue_id uuid not null,
  user_id uuid not null,
  team_id uuid not null,
  meeting_id uuid,
  value integer not null check (value = 1),
  slot integer not null,
  limit_then integer not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, issue_id) references issues (company_id, id),
  foreign key (company_id, user_id) references people (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  constraint issue_votes_within_limit check (slot >= 1 and slot <= limit_then and limit_then <= 100)
);
create unique index issue_votes_slot on issue_votes (company_id, user_id, coalesce(meeting_id, team_id), slot);
create index issue_votes_issue on issue_votes (company_id, issue_id);
create index issue_votes_meeting on issue_votes (company_id, meeting_id) where meeting_id is not null;
call tenant_table('issue_votes');

alter table tasks add foreign key (company_id, meeting_id) references meetings (company_id, id);
alter table issues add foreign key (company_id, meeting_id) references meetings (company_id, id);
alter table headlines add foreign key (company_id, meeting_id) references meetings (company_id, id);
