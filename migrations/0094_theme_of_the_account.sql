-- The theme that a person has chosen last, in whichever company; null until they choose one.
alter table users
  add column theme text check (theme in ('light', 'dark', 'system')),
  add column theme_chosen_at timestamptz;
