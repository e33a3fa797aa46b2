-- Single meetings of a series that are held on another day or at another time.

alter table team_schedules
  add column moved_meetings jsonb not null default '[]'
    check (jsonb_typeof(moved_meetings) = 'array' and jsonb_array_length(moved_meetings) <= 20);
alter table team_schedules alter column moved_meetings drop default;
