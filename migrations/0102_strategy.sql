-- Plans of the company and its teams, and what their texts said before somebody wrote them anew.

-- What a field of a row said before. entity_id names a row of the table `entity`; audience, team_id and person_id repeat who receives it.
create table revisions (
  company_id uuid not null,
  id uuid not null,
  entity text not null check (entity in ('plan_texts', 'plan_items')),
  entity_id uuid not null,
  field text not null check (length(field) between 1 and 40),
  audience text not null check (audience in ('managers', 'team', 'person', 'company')),
  team_id uuid,
  person_id uuid,
  version integer not null check (version >= 1),
  before text not null check (length(before) <= 10000),
  before_by uuid not null,
  is_unseen boolean not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, before_by) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint revisions_one_audience
    check ((audience <> 'team' or team_id is not null) and (audience <> 'person' or person_id is not null))
);
create index revisions_entity on revisions (company_id, entity_id, created_at);
call tenant_table('revisions');

create table strategic_plans (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  audience text not null check (audience in ('managers', 'team', 'company')),
  hidden_blocks jsonb not null check (jsonb_typeof(hidden_blocks) = 'array' and jsonb_array_length(hidden_blocks) <= 8),
  created_by uuid not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create unique index strategic_plans_one_a_team on strategic_plans (company_id, team_id) where archived_at is null;
call tenant_table('strategic_plans');

-- A text, number or day of a plan. team_id, audience and hidden repeat what the plan says of the block, here and below.
create table plan_texts (
  company_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  team_id uuid not null,
  audience text not null check (audience in ('managers', 'team', 'company')),
  hidden boolean not null,
  field text not null check (length(field) between 1 and 40),
  text text not null check (length(text) <= 1000),
  version integer not null check (version >= 1),
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, plan_id) references strategic_plans (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, updated_by) references people (company_id, id),
  constraint plan_texts_one_a_field unique (company_id, plan_id, field),
  constraint plan_texts_hidden_from_the_company check (not hidden or audience = 'company')
);
call tenant_table('plan_texts');

create table plan_items (
  company_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  team_id uuid not null,
  audience text not null check (audience in ('managers', 'team', 'company')),
  hidden boolean not null,
  list text not null check (length(list) between 1 and 40),
  position integer not null check (position >= 0),
  title text not null check (length(title) between 1 and 300),
  title_version integer not null check (title_version >= 1),
  title_by uuid not null,
  note text not null check (length(note) <= 500),
  note_version integer not null check (note_version >= 1),
  note_by uuid not null,
  amount numeric check (amount between -1e15 and 1e15),
  unit text check (length(unit) between 1 and 20),
  metric_id uuid,
  goal_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, plan_id) references strategic_plans (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, title_by) references people (company_id, id),
  foreign key (company_id, note_by) references people (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id),
  foreign key (company_id, goal_id) references team_goals (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  foreign key (company_id, updated_by) references people (company_id, id),
  constraint plan_items_hidden_from_the_company check (not hidden or audience = 'company')
);
create index plan_items_plan on plan_items (company_id, plan_id, list);
call tenant_table('plan_items');
