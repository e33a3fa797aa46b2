-- People are told of comments that mention them, which may be on a headline too.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in ('quarter_halfway', 'goal_deadline_warning', 'task_deadline_warning', 'metric_stale', 'assigned', 'mentioned')
);
alter table notifications drop constraint notifications_subject_kind_check;
alter table notifications add constraint notifications_subject_kind_check
  check (subject_kind in ('task', 'goal', 'issue', 'metric', 'headline'));
