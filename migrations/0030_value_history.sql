-- What stood in a metric's week before, newest first, with who had left it so and when.

alter table metric_values
  add column earlier jsonb not null default '[]'
    check (jsonb_typeof(earlier) = 'array' and jsonb_array_length(earlier) <= 10);
