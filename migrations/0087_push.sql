-- Notifications on the devices of those who want them there, also while no page is open.

-- With which this installation signs what it pushes: made once, by whichever node starts first.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_sealed text not null
);
grant select, insert, update, delete on push_keys to quarterdeck_app;

-- Where the push service of a browser takes what is meant for it. It ends with the session, so that whoever signs in next is told nothing
-- of who was there before. The address is a secret of its person: whoever knows it can send to it.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 2048),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 30),
  language text not null check (length(language) <= 10),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
grant select, insert, update, delete on push_subscriptions to quarterdeck_app;

-- Up to which change of its log a company's notifications have been looked at. Written in the same transaction as what is to be pushed.
create table push_cursors (
  company_id uuid primary key,
  epoch uuid not null,
  seq bigint not null
);
grant select, insert, update, delete on push_cursors to quarterdeck_app;

-- What is pushed, each notification once to a device. `queue_id` is that of its person in this company, in whose turn it is sent.
create table push_deliveries (
  company_id uuid not null,
  id uuid not null,
  notification_id uuid not null,
  subscription_id uuid not null,
  person_id uuid not null,
  queue_id uuid not null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'dropped')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, notification_id) references notifications (company_id, id) on delete cascade,
  constraint push_deliveries_once unique (company_id, notification_id, subscription_id)
);
create index push_deliveries_waiting on push_deliveries (company_id, queue_id, created_at) where status = 'waiting';
create index push_deliveries_person on push_deliveries (company_id, person_id, created_at);
call tenant_table('push_deliveries');

alter table outgoing_due drop constraint outgoing_due_kind_check;
alter table outgoing_due add constraint outgoing_due_kind_check check (kind in ('hook', 'source', 'push'));

-- Which kinds are pushed. It means nothing before a device is on.
alter table notification_preferences add column pushed jsonb not null default '["assigned", "task_deadline_warning"]';
alter table notification_preferences
  add constraint notification_preferences_pushed check (jsonb_typeof(pushed) = 'array' and jsonb_array_length(pushed) <= 20);
