-- Metrics that are calculated from others, at present or in earlier weeks. The teams of these others stand beside the formulas, so that
-- a reader can tell a team's numbers that are not theirs to see from numbers that are gone.

alter table metrics
  add column formula text check (length(formula) between 1 and 10000),
  add column input_team_ids jsonb not null default '[]' check (jsonb_typeof(input_team_ids) = 'array');

alter table metric_definitions add column formula text check (length(formula) between 1 and 10000);
