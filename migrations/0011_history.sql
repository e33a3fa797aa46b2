-- What a screen fetches from beyond the live rows: a team's values by week, and finished work by the moment it was finished.
create index metric_values_team on metric_values (company_id, team_id, week);
create index tasks_done on tasks (company_id, team_id, done_at) where done_at is not null;
create index issues_resolved on issues (company_id, team_id, resolved_at) where resolved_at is not null;
create index meetings_ended on meetings (company_id, team_id, ended_at) where ended_at is not null;

-- Since when a goal is complete. Of goals completed before, the last change is the best that is known.
alter table team_goals add column completed_at timestamptz;
-- Row security is forced, so even the owner sees no company's rows here. It is locked until the commit, and forced again by then.
alter table team_goals no force row level security;
update team_goals set completed_at = updated_at where status = 'complete';
alter table team_goals force row level security;

-- Votes of a meeting count as long as it runs, so when they were closed was read by nothing.
alter table issue_votes drop column closed_at;
