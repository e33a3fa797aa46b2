-- What was made of what has no row of its own to note it, or one that is for others too: a block of a plan, a statement of a check-up, a rating, a talk.
-- audience, team_id and person_id repeat who receives it.
create table made_things (
  company_id uuid not null,
  id uuid not null,
  place text not null check (place in ('plan', 'checkup', 'fit', 'talk')),
  -- No foreign keys: what was made may be out of sight for those who see this, and deleting one never deletes the other.
  origin_id uuid not null,
  part text check (length(part) between 1 and 40),
  kind text not null check (kind in ('issue', 'task', 'headline', 'goal')),
  made_id uuid not null,
  audience text not null check (audience in ('managers', 'team', 'person', 'company')),
  team_id uuid,
  person_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint made_things_one_audience
    check ((audience <> 'team' or team_id is not null) and (audience <> 'person' or person_id is not null)),
  constraint made_things_private check (place not in ('fit', 'talk') or audience = 'person')
);
create index made_things_origin on made_things (company_id, origin_id, created_at);
call tenant_table('made_things');
