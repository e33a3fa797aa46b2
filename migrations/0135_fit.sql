-- What managers say, quarter by quarter, of how people live the values and fit their seats, and what the company asks of everybody.

create table fit_ratings (
  company_id uuid not null,
  id uuid not null,
  rater_id uuid not null,
  person_id uuid not null check (person_id <> rater_id),
  quarter date not null check (extract(day from quarter) = 1 and extract(month from quarter) in (1, 4, 7, 10)),
  -- Marks by the ids of values, answers by those of seats. No foreign keys: both are kept of what is gone.
  value_marks jsonb not null check (jsonb_typeof(value_marks) = 'object' and length(value_marks::text) <= 4096),
  seat_marks jsonb not null check (jsonb_typeof(seat_marks) = 'object' and length(seat_marks::text) <= 8192),
  note text check (length(note) between 1 and 2000),
  published_at timestamptz,
  is_held_back boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  constraint fit_ratings_once unique (company_id, rater_id, person_id, quarter),
  foreign key (company_id, rater_id) references people (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id)
);
create index fit_ratings_person on fit_ratings (company_id, person_id);
call tenant_table('fit_ratings');

create table fit_bar (
  company_id uuid not null,
  id uuid not null,
  max_sometimes integer not null check (max_sometimes between 0 and 10),
  max_rarely integer not null check (max_rarely between 0 and 10),
  seat_yes integer not null check (seat_yes between 0 and 3),
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  constraint fit_bar_one unique (company_id),
  foreign key (company_id, updated_by) references people (company_id, id)
);
call tenant_table('fit_bar');
