-- People are told of conversations that are due. The other kinds are told of by features that follow.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'quarter_halfway', 'goal_deadline_warning', 'task_deadline_warning', 'metric_stale', 'assigned', 'mentioned',
    'conversation_due', 'process_reading', 'process_review_due', 'checkup_open', 'clarity_break'
  )
);
alter table notifications drop constraint notifications_subject_kind_check;
alter table notifications add constraint notifications_subject_kind_check
  check (subject_kind in ('task', 'goal', 'issue', 'metric', 'headline', 'conversation', 'process', 'checkup'));
