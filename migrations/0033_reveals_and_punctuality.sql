-- A hidden ballot is revealed as a whole, and a meeting keeps when its schedule had foreseen it.

alter table meeting_ballots drop column revealed_slots;

alter table meetings
  add column planned_at timestamptz,
  add column planned_until timestamptz,
  add constraint meetings_planned_whole check ((planned_at is null) = (planned_until is null));
