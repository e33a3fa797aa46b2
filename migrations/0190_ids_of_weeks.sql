-- What belongs to a metric or goal in a week has its id, with the week in the place of four of its digits. Two that differ in these alone would
-- have the same ids, so that somebody who knows one could take beforehand what others write of it: there are no two.
create unique index metrics_apart_by_week on metrics (company_id, (overlay(id::text placing '0000' from 15)));
create unique index team_goals_apart_by_week on team_goals (company_id, (overlay(id::text placing '0000' from 15)));
