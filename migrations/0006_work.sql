-- What a team works on: issues, tasks with their assignees, headlines. Archiving keeps the row, so that Undo brings it back.

create table issues (
  company_id uuid not null,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text check (length(description) between 1 and 10000),
  issue_type text not null check (issue_type in ('short_term', 'long_term')),
  status text not null check (status in ('open', 'resolved')),
  team_id uuid not null,
  owner_id uuid not null,
  meeting_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, owner_id) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  foreign key (company_id, resolved_by) references people (company_id, id),
  constraint issues_resolved_by_somebody
    check ((status = 'resolved') = (resolved_at is not null) and (resolved_at is null) = (resolved_by is null))
);
create index issues_team on issues (company_id, team_id, status);
create index issues_meeting on issues (company_id, meeting_id) where meeting_id is not null;
call tenant_table('issues');

create table tasks (
  company_id uuid not null,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text check (length(description) between 1 and 10000),
  task_type text not null check (task_type in ('personal', 'team')),
  team_id uuid,
  status text not null check (status in ('todo', 'in-progress', 'done')),
  due_date date not null,
  source_issue_id uuid,
  meeting_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  done_at timestamptz,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, source_issue_id) references issues (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint tasks_team_of_team_tasks check ((task_type = 'team') = (team_id is not null)),
  constraint tasks_done_has_a_time check ((status = 'done') = (done_at is not null))
);
create index tasks_team on tasks (company_id, team_id, status) where team_id is not null;
create index tasks_due on tasks (company_id, due_date) where done_at is null and archived_at is null;
create index tasks_source_issue on tasks (company_id, source_issue_id) where source_issue_id is not null;
create index tasks_meeting on tasks (company_id, meeting_id) where meeting_id is not null;
call tenant_table('tasks');

-- team_id repeats the task's, so that a row reaches exactly the people who receive its task.
create table task_assignees (
  company_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  person_id uuid not null,
  team_id uuid,
  primary key (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  constraint task_assignees_once unique (company_id, task_id, person_id)
);
create index task_assignees_person on task_assignees (company_id, person_id);
call tenant_table('task_assignees');

create table headlines (
  company_id uuid not null,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  content text check (length(content) between 1 and 10000),
  team_id uuid not null,
  meeting_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create index headlines_team on headlines (company_id, team_id, created_at);
create index headlines_meeting on headlines (company_id, meeting_id) where meeting_id is not null;
call tenant_table('headlines');

-- The team in which a person last raised an issue; the id is the person's.
create table issue_team_preferences (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, id) references people (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id)
);
call tenant_table('issue_team_preferences');
