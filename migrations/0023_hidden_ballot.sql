-- Hidden ballots: votes that only their person sees until the scriber reveals them, and who is done voting.

alter table teams add column hidden_ballot boolean not null default false;
alter table teams alter column hidden_ballot drop default;

alter table meeting_participants add column done_voting_at timestamptz;

-- One for each meeting that votes in secret, with the meeting's id.
create table meeting_ballots (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  revealed_at timestamptz,
  revealed_slots integer not null check (revealed_slots between 0 and 100),
  primary key (company_id, id),
  foreign key (company_id, id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id)
);
call tenant_table('meeting_ballots');

-- The ballot that still hides a vote is that of the vote's own meeting.
alter table issue_votes
  add column ballot_id uuid,
  add foreign key (company_id, ballot_id) references meeting_ballots (company_id, id),
  add constraint issue_votes_hidden_in_its_meeting check (ballot_id is null or ballot_id is not distinct from meeting_id);
create index issue_votes_ballot on issue_votes (company_id, ballot_id) where ballot_id is not null;
