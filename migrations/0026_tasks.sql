-- Tasks that repeat, and what reviews found not done.

alter table tasks
  -- Every so many days, weeks or months. repeat_day is the day of the month that a monthly one returns to after a short month.
  add column repeat_every integer check (repeat_every between 1 and 365),
  add column repeat_unit text check (repeat_unit in ('day', 'week', 'month')),
  add column repeat_day integer check (repeat_day between 1 and 31),
  -- No foreign key: the next task is written after this row, in the same commit.
  add column next_task_id uuid,
  -- When somebody last answered the proposal to make an issue of a task that was missed twice.
  add column misses_dismissed_at timestamptz,
  add constraint tasks_whole_repeat
    check ((repeat_every is null) = (repeat_unit is null) and (repeat_every is null) = (repeat_day is null)),
  add constraint tasks_next_once unique (company_id, next_task_id);

-- A task that was due at a meeting's review and not done. due_date is when it was due; the task is due again later.
create table task_misses (
  company_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  meeting_id uuid not null,
  team_id uuid not null,
  due_date date not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint task_misses_once unique (company_id, meeting_id, task_id)
);
create index task_misses_task on task_misses (company_id, task_id);
call tenant_table('task_misses');
