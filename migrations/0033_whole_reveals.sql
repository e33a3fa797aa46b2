-- A hidden ballot is revealed as a whole.

alter table meeting_ballots drop column revealed_slots;
