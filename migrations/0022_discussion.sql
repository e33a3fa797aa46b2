-- The issues that meetings take up, which of them is on every screen, and what is written during a meeting.

-- No foreign key: an issue may be raised in the same commit, after this row.
alter table meetings add column discussed_issue_id uuid;

create table meeting_issues (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  issue_id uuid not null,
  team_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  round integer check (round between 1 and 100),
  place integer check (place between 1 and 3),
  votes integer not null check (votes >= 0),
  section integer not null check (section >= 0),
  since numeric check (since >= 0),
  spent numeric not null check (spent >= 0),
  outcome text check (outcome in ('solved', 'long_term', 'tabled', 'moved', 'dropped')),
  reason text check (length(reason) between 1 and 500),
  to_team_id uuid,
  decided_at timestamptz,
  decided_by uuid,
  taken_up_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, issue_id) references issues (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, to_team_id) references teams (company_id, id),
  foreign key (company_id, decided_by) references people (company_id, id),
  constraint meeting_issues_once unique (company_id, meeting_id, issue_id),
  constraint meeting_issues_place_in_a_round check ((round is null) = (place is null)),
  constraint meeting_issues_decided_by_somebody
    check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null)),
  constraint meeting_issues_moved_to_a_team check ((outcome is not distinct from 'moved') = (to_team_id is not null))
);
create index meeting_issues_issue on meeting_issues (company_id, issue_id);
call tenant_table('meeting_issues');

create table meeting_notes (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  team_id uuid not null,
  kind text not null check (kind in ('cause', 'discussion', 'decision', 'meeting', 'personal')),
  issue_id uuid,
  person_id uuid,
  text text not null check (length(text) <= 10000),
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, issue_id) references issues (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, updated_by) references people (company_id, id),
  constraint meeting_notes_once unique nulls not distinct (company_id, meeting_id, kind, issue_id, person_id),
  constraint meeting_notes_of_an_issue check ((kind in ('cause', 'discussion', 'decision')) = (issue_id is not null)),
  constraint meeting_notes_of_a_person check ((kind = 'personal') = (person_id is not null)),
  constraint meeting_notes_own check (person_id is null or person_id = updated_by)
);
create index meeting_notes_issue on meeting_notes (company_id, issue_id) where issue_id is not null;
call tenant_table('meeting_notes');
