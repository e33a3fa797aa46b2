-- How people react to headlines: one row for each person and kind.
create table headline_reactions (
  company_id uuid not null,
  id uuid not null,
  headline_id uuid not null,
  team_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('agree', 'thanks', 'cheer', 'support')),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, headline_id) references headlines (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  constraint headline_reactions_once unique (company_id, headline_id, person_id, kind)
);
call tenant_table('headline_reactions');
