-- What was asked for and not mailed, so that a look at each company for what a node left undone costs next to nothing.
create index meeting_participants_waiting on meeting_participants (company_id, minutes_asked_at)
  where minutes_sent_at is null and minutes_asked_at is not null;
