-- Conversations between two people: what those who lead know of them, and what each of the two has. No row says anything to a third.

create table conversations (
  company_id uuid not null,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  kind text not null check (kind in ('quarterly', 'annual', 'talk_only')),
  manager_id uuid not null,
  report_id uuid not null check (report_id <> manager_id),
  quarter date not null check (extract(day from quarter) = 1 and extract(month from quarter) in (1, 4, 7, 10)),
  due_on date not null check (due_on between '2000-01-01' and '2199-12-31'),
  held_on date,
  state text not null check (state in ('planned', 'preparing', 'ready', 'talking', 'closed', 'cancelled')),
  started_at timestamptz,
  cancelled_at timestamptz,
  is_carried boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, manager_id) references people (company_id, id),
  foreign key (company_id, report_id) references people (company_id, id),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
create index conversations_uncarried on conversations (company_id) where not is_carried;
call tenant_table('conversations');

-- Each is kept whoever of the two leaves, so none refers to the conversation itself.
create table conversation_sides (
  company_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  person_id uuid not null,
  other_id uuid not null check (other_id <> person_id),
  side text not null check (side in ('manager', 'report')),
  title text not null check (length(title) between 1 and 120),
  kind text not null check (kind in ('quarterly', 'annual', 'talk_only')),
  quarter date not null,
  due_on date not null,
  held_on date,
  state text not null check (state in ('planned', 'preparing', 'ready', 'talking', 'closed', 'cancelled')),
  company_values jsonb not null check (jsonb_typeof(company_values) = 'array'),
  roles jsonb not null check (jsonb_typeof(roles) = 'array'),
  seat_names jsonb not null check (jsonb_typeof(seat_names) = 'array'),
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 600000),
  submitted_at timestamptz,
  start_asked_at timestamptz,
  agreed_at timestamptz,
  started_at timestamptz,
  other_submitted_at timestamptz,
  other_answers jsonb,
  other_agreed_at timestamptz,
  cancelled_at timestamptz,
  is_carried boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  constraint conversation_sides_once unique (company_id, conversation_id, person_id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, other_id) references people (company_id, id),
  -- What the other has written comes with the talk and not before.
  constraint conversation_sides_kept_apart check (other_answers is null or state in ('talking', 'closed'))
);
create index conversation_sides_person on conversation_sides (company_id, person_id);
create index conversation_sides_due on conversation_sides (company_id, due_on);
create index conversation_sides_uncarried on conversation_sides (company_id) where not is_carried;
call tenant_table('conversation_sides');

create table conversation_notes (
  company_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  person_id uuid not null,
  author_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  is_carried boolean not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, author_id) references people (company_id, id)
);
create index conversation_notes_conversation on conversation_notes (company_id, conversation_id);
create index conversation_notes_uncarried on conversation_notes (company_id) where not is_carried;
call tenant_table('conversation_notes');
