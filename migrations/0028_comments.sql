-- Discussions of issues, goals, tasks, headlines and weeks of metrics: what was said, by whom, and who wants to hear of it.

-- One for each issue, goal, task or headline, with its id, and for each week of a metric. team_id, private_to and is_shared say who sees
-- it: they repeat the subject's, and the rows below repeat them, so that all of these reach the same people.
create table discussions (
  company_id uuid not null,
  id uuid not null,
  issue_id uuid,
  goal_id uuid,
  task_id uuid,
  headline_id uuid,
  metric_id uuid,
  week date check (extract(isodow from week) = 1),
  team_id uuid,
  private_to uuid,
  is_shared boolean not null,
  -- How many comments were ever made, which numbers them, and how many of these are not deleted.
  made integer not null check (made between 0 and 500),
  comment_count integer not null check (comment_count between 0 and made),
  last_comment_at timestamptz,
  last_comment_by uuid,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, issue_id) references issues (company_id, id),
  foreign key (company_id, goal_id) references team_goals (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id),
  foreign key (company_id, headline_id) references headlines (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, private_to) references people (company_id, id),
  foreign key (company_id, last_comment_by) references people (company_id, id),
  constraint discussions_one_subject check (num_nonnulls(issue_id, goal_id, task_id, headline_id, metric_id) = 1),
  constraint discussions_week_of_a_metric check ((metric_id is null) = (week is null)),
  constraint discussions_named_by_subject
    check (metric_id is not null or id = coalesce(issue_id, goal_id, task_id, headline_id)),
  constraint discussions_one_audience check (num_nonnulls(team_id, private_to) = 1 and (team_id is not null or not is_shared)),
  constraint discussions_one_a_week unique (company_id, metric_id, week)
);
create index discussions_team on discussions (company_id, team_id, week);
call tenant_table('discussions');

create table comments (
  company_id uuid not null,
  id uuid not null,
  discussion_id uuid not null,
  team_id uuid,
  private_to uuid,
  is_shared boolean not null,
  number integer not null check (number between 1 and 500),
  -- Null once it is deleted.
  text text check (length(text) between 1 and 5000),
  mentioned_ids jsonb not null check (jsonb_typeof(mentioned_ids) = 'array' and jsonb_array_length(mentioned_ids) <= 20),
  edits integer not null check (edits between 0 and 20),
  created_by uuid not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (company_id, id),
  foreign key (company_id, discussion_id) references discussions (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, private_to) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  foreign key (company_id, deleted_by) references people (company_id, id),
  constraint comments_numbered unique (company_id, discussion_id, number),
  constraint comments_one_audience check (num_nonnulls(team_id, private_to) = 1 and (team_id is not null or not is_shared)),
  constraint comments_deleted_by_somebody
    check ((deleted_at is null) = (deleted_by is null) and (deleted_at is null) = (text is not null)),
  constraint comments_edited_at check ((edits = 0) = (edited_at is null))
);
call tenant_table('comments');

-- What a comment said before it was edited or deleted. Those of a deleted one are for whoever deleted it, who may bring it back.
create table comment_versions (
  company_id uuid not null,
  id uuid not null,
  comment_id uuid not null,
  discussion_id uuid not null,
  team_id uuid,
  private_to uuid,
  is_shared boolean not null,
  reader_id uuid,
  number integer not null check (number between 1 and 21),
  text text not null check (length(text) between 1 and 5000),
  replaced_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, comment_id) references comments (company_id, id),
  foreign key (company_id, discussion_id) references discussions (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, private_to) references people (company_id, id),
  foreign key (company_id, reader_id) references people (company_id, id),
  constraint comment_versions_numbered unique (company_id, comment_id, number),
  constraint comment_versions_one_audience
    check (num_nonnulls(team_id, private_to) = 1 and (team_id is not null or not is_shared))
);
create index comment_versions_discussion on comment_versions (company_id, discussion_id);
call tenant_table('comment_versions');

-- Who wants to hear of a discussion, and when somebody last mentioned them in it.
create table discussion_followers (
  company_id uuid not null,
  id uuid not null,
  discussion_id uuid not null,
  team_id uuid,
  private_to uuid,
  is_shared boolean not null,
  person_id uuid not null,
  mentioned_at timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, discussion_id) references discussions (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, private_to) references people (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  constraint discussion_followers_once unique (company_id, discussion_id, person_id),
  constraint discussion_followers_one_audience
    check (num_nonnulls(team_id, private_to) = 1 and (team_id is not null or not is_shared))
);
create index discussion_followers_person on discussion_followers (company_id, person_id);
call tenant_table('discussion_followers');

-- How far a person has read a discussion; nobody else sees that.
create table discussion_reads (
  company_id uuid not null,
  id uuid not null,
  discussion_id uuid not null,
  person_id uuid not null,
  seen integer not null check (seen between 0 and 500),
  read_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, discussion_id) references discussions (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  constraint discussion_reads_once unique (company_id, discussion_id, person_id)
);
call tenant_table('discussion_reads');

-- How many comments a person has made since a moment at most an hour ago; the id is the person's.
create table comment_allowances (
  company_id uuid not null,
  id uuid not null,
  since timestamptz not null,
  made integer not null check (made between 1 and 200),
  primary key (company_id, id),
  foreign key (company_id, id) references people (company_id, id)
);
call tenant_table('comment_allowances');
