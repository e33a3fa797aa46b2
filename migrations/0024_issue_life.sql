-- The life of an issue: its place in an order by hand, merging, moving to another team, and that it came back.

alter table issues
  -- Null until somebody has moved it; then it stands where its time of creation, in milliseconds, would put it.
  add column place numeric,
  -- No foreign key: the other issue may be written after this row, in the same commit.
  add column merged_into_id uuid,
  add column moved_to_team_id uuid,
  add column reopened_at timestamptz,
  add foreign key (company_id, moved_to_team_id) references teams (company_id, id),
  add constraint issues_merged_is_archived check (merged_into_id is null or (merged_into_id <> id and archived_at is not null)),
  add constraint issues_moved_is_archived check (moved_to_team_id is null or archived_at is not null),
  drop constraint issues_source_kind_check,
  add constraint issues_source_kind_check check (source_kind in ('metric', 'goal', 'task', 'headline'));

-- The issue that a vote was given to before that was merged into another, to which the vote counts now.
alter table issue_votes
  add column merged_from_id uuid,
  add foreign key (company_id, merged_from_id) references issues (company_id, id);
create index issue_votes_merged_from on issue_votes (company_id, merged_from_id) where merged_from_id is not null;

-- Whether a team's members see who has voted for an issue.
alter table teams add column shows_voters boolean not null default false;
alter table teams alter column shows_voters drop default;
