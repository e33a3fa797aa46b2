-- When somebody first voted in a meeting, so that taking the vote back or resolving its issue does not make them one who has not voted.
-- Rows of before need none: it is read while a meeting runs, and people with votes count as well.
alter table meeting_participants add column voted_at timestamptz;
