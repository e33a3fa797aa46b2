-- What a quarterly meeting has said of each block of the plan: that it is still true, or that it has changed.
alter table meetings add column plan_review jsonb not null default '{}' check (jsonb_typeof(plan_review) = 'object');
