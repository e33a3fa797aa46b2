-- What people ask the thought partner, and what it answers. Never synced, and each row is one person's alone: whoever acts for a person
-- sees only theirs. Only the server's own jobs act for nobody.

create table ai_threads (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  created_at timestamptz not null,
  last_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id)
);
create index ai_threads_person on ai_threads (company_id, person_id, last_at desc);
create index ai_threads_last on ai_threads (company_id, last_at);
call tenant_table('ai_threads');

create table ai_messages (
  company_id uuid not null,
  id uuid not null,
  thread_id uuid not null,
  person_id uuid not null,
  role text not null check (role in ('person', 'partner')),
  -- What was said, read and proposed.
  parts jsonb not null check (jsonb_typeof(parts) = 'array' and octet_length(parts::text) <= 65536),
  in_tokens integer not null default 0 check (in_tokens >= 0),
  out_tokens integer not null default 0 check (out_tokens >= 0),
  state text not null check (state in ('streaming', 'done', 'stopped', 'failed')),
  created_at timestamptz not null,
  -- When whoever writes the answer was last alive, and whether it is to stop, on whichever node.
  beat_at timestamptz not null,
  stop_asked boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, thread_id) references ai_threads (company_id, id)
);
create index ai_messages_thread on ai_messages (company_id, thread_id, created_at, id);
-- One answer at a time a person.
create unique index ai_messages_streaming on ai_messages (company_id, person_id) where state = 'streaming';
call tenant_table('ai_messages');

-- How much a person has asked. Days and hours are those of UTC.
create table ai_usage (
  company_id uuid not null,
  person_id uuid not null,
  day date not null,
  tokens bigint not null default 0,
  messages integer not null default 0,
  hour timestamptz not null,
  hour_messages integer not null default 0,
  primary key (company_id, person_id, day),
  foreign key (company_id, person_id) references people (company_id, id)
);
call tenant_table('ai_usage');

-- To which model's host a person lets their questions go.
create table ai_consents (
  company_id uuid not null,
  person_id uuid not null,
  host text not null check (length(host) between 1 and 300),
  given_at timestamptz not null,
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references people (company_id, id)
);
call tenant_table('ai_consents');

-- What a company has used in a day, of nobody by name. `tokens` counts what is under way too, as much as it may take.
create table ai_days (
  company_id uuid not null,
  day date not null,
  tokens bigint not null default 0,
  in_tokens bigint not null default 0,
  out_tokens bigint not null default 0,
  messages integer not null default 0,
  primary key (company_id, day)
);
call tenant_table('ai_days');

-- No second, restrictive policy: Citus hands it to the workers as one that permits.
alter policy company on ai_threads using (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()))
  with check (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()));
alter policy company on ai_messages using (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()))
  with check (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()));
alter policy company on ai_usage using (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()))
  with check (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()));
alter policy company on ai_consents using (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()))
  with check (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()));
