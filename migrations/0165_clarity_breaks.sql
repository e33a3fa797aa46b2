-- The text of a sheet, what was made of an entry besides, and when somebody wants time to think.
alter table tool_sheets
  add column text text not null default '' check (length(text) <= 20000),
  add column text_version integer not null default 0 check (text_version >= 0);
alter table tool_sheets
  alter column text drop default,
  alter column text_version drop default;
alter table tool_items
  -- No foreign keys, as for what else is made of an entry.
  add column headline_id uuid,
  add column seat_id uuid;

-- What a text said before may be as long as the longest text.
alter table revisions drop constraint if exists revisions_before_check;
alter table revisions add constraint revisions_before_check check (length(before) <= 20000);

-- One a person, whose id is the person's. The moment of the next reminder is kept, so that the job that tells finds it by an index.
create table clarity_appointments (
  company_id uuid not null,
  id uuid not null,
  starts_on date not null check (starts_on between '2000-01-01' and '2199-12-31'),
  time_of_day text not null check (time_of_day ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  minutes integer not null check (minutes between 30 and 240),
  repeats text not null check (repeats in ('once', 'daily', 'weekly', 'monthly')),
  time_zone text not null check (length(time_zone) between 1 and 64),
  remind_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, id) references people (company_id, id)
);
create index clarity_appointments_due on clarity_appointments (company_id, remind_at);
call tenant_table('clarity_appointments');
