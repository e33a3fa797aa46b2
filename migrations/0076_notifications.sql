-- What a person is told, each row to one person. What it is about may be gone since, so it is named and not referred to.
create table notifications (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  kind text not null
    check (kind in ('quarter_halfway', 'goal_deadline_warning', 'task_deadline_warning', 'metric_stale', 'assigned')),
  subject_kind text check (subject_kind in ('task', 'goal', 'issue', 'metric')),
  subject_id uuid,
  team_id uuid,
  name text check (length(name) between 1 and 200),
  count integer check (count between 1 and 100000),
  day date,
  sender_id uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, sender_id) references people (company_id, id),
  constraint notifications_subject check (num_nonnulls(subject_kind, subject_id) in (0, 2))
);
create index notifications_person on notifications (company_id, person_id, created_at);
create index notifications_age on notifications (company_id, created_at);
call tenant_table('notifications');

-- What a person does not want to see, or to be mailed; the id is the person's.
create table notification_preferences (
  company_id uuid not null,
  id uuid not null,
  hidden jsonb not null check (jsonb_typeof(hidden) = 'array' and jsonb_array_length(hidden) <= 20),
  unmailed jsonb not null check (jsonb_typeof(unmailed) = 'array' and jsonb_array_length(unmailed) <= 20),
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, id) references people (company_id, id)
);
call tenant_table('notification_preferences');

-- The days on which a person was mailed what was new, once each.
create table notification_mails (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  day date not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  constraint notification_mails_one_a_day unique (company_id, person_id, day)
);
call tenant_table('notification_mails');

alter table mail_opt_outs drop constraint mail_opt_outs_kind_check;
alter table mail_opt_outs
  add constraint mail_opt_outs_kind check (kind in ('minutes', 'trial', 'webhooks', 'notifications'));
