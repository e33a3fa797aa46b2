-- Who is asked to read a process, what each of them has confirmed, and how many have.

create table process_readers (
  company_id uuid not null,
  id uuid not null,
  process_id uuid not null,
  team_id uuid not null,
  kind text not null check (kind in ('everyone', 'team', 'seat', 'person')),
  to_team_id uuid,
  to_seat_id uuid,
  to_person_id uuid,
  days integer not null check (days between 1 and 90),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, process_id) references processes (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, to_team_id) references teams (company_id, id),
  foreign key (company_id, to_seat_id) references seats (company_id, id),
  foreign key (company_id, to_person_id) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint process_readers_one_target check (
    (kind = 'team') = (to_team_id is not null)
    and (kind = 'seat') = (to_seat_id is not null)
    and (kind = 'person') = (to_person_id is not null)
  )
);
create index process_readers_process on process_readers (company_id, process_id);
call tenant_table('process_readers');

-- A person's own row for a process that they are asked to read. The server makes and ends it; the person fills in what they have confirmed.
create table process_readings (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  process_id uuid not null,
  version integer not null check (version >= 1),
  assigned_on date not null,
  due_on date not null,
  confirmed_version integer check (confirmed_version >= 1),
  confirmed_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, process_id) references process_published (company_id, id),
  constraint process_readings_one_each unique (company_id, process_id, person_id),
  constraint process_readings_confirmed check ((confirmed_version is null) = (confirmed_at is null))
);
call tenant_table('process_readings');

create table process_reading_counts (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  assigned integer not null check (assigned >= 0),
  confirmed integer not null check (confirmed >= 0),
  overdue integer not null check (overdue >= 0),
  primary key (company_id, id),
  foreign key (company_id, id) references process_published (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id)
);
call tenant_table('process_reading_counts');

-- Up to which change of its log a company's readings follow its teams, seats and processes.
create table process_cursors (
  company_id uuid primary key,
  epoch uuid not null,
  seq bigint not null
);
grant select, insert, update, delete on process_cursors to quarterdeck_app;
