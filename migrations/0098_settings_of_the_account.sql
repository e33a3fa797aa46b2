-- What a person has chosen last for each of their settings, in whichever company, and when: { "weekStartDay": { "value": "sunday", "at": … } }.
alter table users add column settings jsonb not null default '{}';
update users
set settings = jsonb_build_object(
  'themePreference',
  jsonb_build_object('value', theme, 'at', to_char(theme_chosen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
)
where theme is not null;
alter table users drop column theme, drop column theme_chosen_at;
