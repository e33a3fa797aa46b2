-- Rows of two kinds can have one id, because whoever adds a row chooses it. A discussion had the id of its subject, so that somebody who
-- discussed a task with the id of a goal kept everybody from discussing the goal. From now on a discussion is found by its subject, of which
-- there is one of each kind, and its id is a hash of kind, id and week. Discussions that were opened before keep theirs: it is in
-- comments and what goes with them, in the log, and in files that were exported.
create unique index discussions_one_an_issue on discussions (company_id, issue_id) where issue_id is not null;
create unique index discussions_one_a_goal on discussions (company_id, goal_id) where goal_id is not null;
create unique index discussions_one_a_task on discussions (company_id, task_id) where task_id is not null;
create unique index discussions_one_a_headline on discussions (company_id, headline_id) where headline_id is not null;

alter table discussions drop constraint discussions_named_by_subject;
alter table discussions add constraint discussions_named_by_subject check (
  -- As the app hashes it: JSON of the words, and the version of RFC 9562.
  id = overlay(overlay(left(encode(sha256((case
      when issue_id is not null then '["discussion","issue","' || issue_id::text || '"]'
      when goal_id is not null then '["discussion","goal","' || goal_id::text || '"]'
      when task_id is not null then '["discussion","task","' || task_id::text || '"]'
      when headline_id is not null then '["discussion","headline","' || headline_id::text || '"]'
      else '["discussion","metric","' || metric_id::text || '","' || to_char(week, 'YYYY-MM-DD') || '"]'
    end)::bytea), 'hex'), 32) placing '8' from 13) placing '8' from 17)::uuid
  -- As it was before.
  or id = coalesce(
    issue_id,
    goal_id,
    task_id,
    headline_id,
    overlay(metric_id::text placing '8' || right('00' || to_hex((week - date '2000-01-03') / 7), 3) from 15)::uuid
  )
);
