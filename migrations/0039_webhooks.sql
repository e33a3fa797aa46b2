-- What leaves for addresses that customers give: webhooks and messages, and how far each company's events have been told.

-- When something is due, for all companies in one list that every node works through. A row is leased while a node works on it, and never
-- leaves before what it belongs to: 'infinity' if nothing is due. Not a tenant's table; it has ids and moments only.
create table outgoing_due (
  id uuid primary key,
  company_id uuid not null,
  kind text not null check (kind in ('hook', 'source')),
  due_at timestamptz not null,
  lease uuid,
  leased_until timestamptz,
  -- Raised by whoever makes something due, so that a node that finishes just then does not overwrite it.
  wakes bigint not null default 0
);
create index outgoing_due_next on outgoing_due (due_at);
grant select, insert, update, delete on outgoing_due to quarterdeck_app;

-- Up to which change of its log a company's events have become deliveries. Written in the same transaction as these.
create table event_cursors (
  company_id uuid primary key,
  epoch uuid not null,
  seq bigint not null
);
grant select, insert, update, delete on event_cursors to quarterdeck_app;

-- The status that goals had at the cursor, because the log says only what became of them.
create table event_goals (
  company_id uuid not null,
  id uuid not null,
  status text not null,
  primary key (company_id, id)
);
call tenant_table('event_goals');

-- A webhook of the company or a message to a team's channel. Never synced. Addresses often hold a secret, so both are sealed.
create table hooks (
  company_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('webhook', 'message')),
  team_id uuid,
  host text not null,
  address_sealed text not null,
  secret_sealed text,
  events text[] not null,
  created_by uuid not null,
  created_at timestamptz not null,
  paused_at timestamptz,
  disabled_at timestamptz,
  failing_since timestamptz,
  -- Attempts that failed in a row.
  failures integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint hooks_of_their_kind check ((kind = 'message') = (team_id is not null) and (kind = 'webhook') = (secret_sealed is not null))
);
call tenant_table('hooks');

create table hook_deliveries (
  company_id uuid not null,
  id uuid not null,
  hook_id uuid not null,
  -- The same for all deliveries of one event, so that receivers can tell a second one.
  event_id uuid not null,
  event text not null,
  body text not null,
  created_at timestamptz not null default now(),
  -- From when on the attempts of 24 hours count: later than created_at if somebody had it sent again.
  asked_at timestamptz not null default now(),
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed', 'dropped')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  tried_at timestamptz,
  milliseconds integer,
  answer_status integer,
  answer text,
  failure text,
  primary key (company_id, id),
  foreign key (company_id, hook_id) references hooks (company_id, id),
  constraint hook_deliveries_once unique (company_id, hook_id, event_id)
);
create index hook_deliveries_waiting on hook_deliveries (company_id, hook_id, next_at) where status = 'waiting';
create index hook_deliveries_latest on hook_deliveries (company_id, hook_id, created_at);
call tenant_table('hook_deliveries');
