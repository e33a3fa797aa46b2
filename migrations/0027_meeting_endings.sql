-- Whose turn it is in a segue, hand-overs of the scriber, minutes by mail, and what a result says of a meeting's decisions and figures.

alter table meetings
  add column speaker_id uuid,
  add foreign key (company_id, speaker_id) references people (company_id, id);

alter table scriber_transfers drop constraint scriber_transfers_transfer_type_check;
alter table scriber_transfers add constraint scriber_transfers_transfer_type_check
  check (transfer_type in ('started', 'taken_over', 'handed_over', 'scriber_left'));

-- When the minutes were last asked for, and when they were mailed, to this participant.
alter table meeting_participants
  add column minutes_asked_at timestamptz,
  add column minutes_sent_at timestamptz,
  add constraint meeting_participants_minutes_were_asked_for
    check (minutes_sent_at is null or minutes_asked_at is not null);

-- Results of before know nobody absent and no figures, and nothing was made of what was overdue.
alter table meeting_results
  add column absentees jsonb not null default '[]',
  add column figures jsonb,
  add column numbers_off jsonb not null default '[]',
  add column issues_left jsonb not null default '[]',
  add column issues_auto_created jsonb;
alter table meeting_results
  alter column absentees drop default,
  alter column numbers_off drop default,
  alter column issues_left drop default;
