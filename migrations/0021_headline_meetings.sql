-- Headlines that wait for a planned meeting of their team: the moment at which it was to begin when they were added.

alter table headlines add column for_meeting_at timestamptz;
