-- Guests of a meeting: people without an account, the link that lets them in, and their votes.

create table meeting_guests (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  team_id uuid not null,
  -- Counted from 1, so that no concurrency can let more guests into a meeting.
  number integer not null check (number between 1 and 200),
  name text not null check (length(name) between 1 and 60),
  joined_at timestamptz not null,
  left_at timestamptz,
  may_vote_since timestamptz,
  may_rate_since timestamptz,
  rating integer check (rating between 1 and 10),
  rated_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  constraint meeting_guests_number unique (company_id, meeting_id, number),
  constraint meeting_guests_rated_once check ((rating is null) = (rated_at is null))
);
call tenant_table('meeting_guests');

-- The link of a meeting, with the meeting's id. Never synced, never listed; the secret itself is nowhere, only its SHA-256. It counts only
-- while the meeting is running.
create table guest_links (
  company_id uuid not null,
  id uuid not null,
  token_hash text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, id) references meetings (company_id, id)
);
call tenant_table('guest_links');

-- What a guest's browser shows to be let in again, with the guest's id. Never synced; only its SHA-256.
create table guest_keys (
  company_id uuid not null,
  id uuid not null,
  key_hash text not null,
  primary key (company_id, id),
  unique (company_id, key_hash),
  foreign key (company_id, id) references meeting_guests (company_id, id)
);
call tenant_table('guest_keys');

-- A vote is a person's or, in a meeting, a guest's. A guest's slots are as those of people.
alter table issue_votes
  alter column user_id drop not null,
  add column guest_id uuid,
  add foreign key (company_id, guest_id) references meeting_guests (company_id, id),
  add constraint issue_votes_somebodys check ((user_id is null) <> (guest_id is null)),
  add constraint issue_votes_guests_meet check (guest_id is null or meeting_id is not null);
create unique index issue_votes_guest_slot on issue_votes (company_id, guest_id, slot) where guest_id is not null;
