-- Headlines that were read out, and messages that a meeting sends to other teams.

alter table headlines
  add column read_at timestamptz,
  add column from_team_id uuid,
  add foreign key (company_id, from_team_id) references teams (company_id, id);

-- What a meeting told another team. The team's headline is a row of its own, which the senders need not see.
create table cascading_messages (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  team_id uuid not null,
  to_team_id uuid not null check (to_team_id <> team_id),
  title text not null check (length(title) between 1 and 200),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, to_team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create index cascading_messages_meeting on cascading_messages (company_id, meeting_id);
call tenant_table('cascading_messages');

alter table meeting_results add column messages_cascaded jsonb not null default '[]';
alter table meeting_results alter column messages_cascaded drop default;
