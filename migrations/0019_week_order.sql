-- Whether a person reads weeks from the newest or from the oldest on.

alter table user_settings
  add column week_order text not null default 'newest_first' check (week_order in ('newest_first', 'oldest_first'));
