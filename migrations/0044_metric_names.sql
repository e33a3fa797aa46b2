-- What a metric was called and which team had it before, newest first, with who changed that and when.

alter table metrics
  add column earlier jsonb not null default '[]'
    check (jsonb_typeof(earlier) = 'array' and jsonb_array_length(earlier) <= 10);
