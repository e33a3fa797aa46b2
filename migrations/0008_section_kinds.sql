-- Sections of an agenda say what they work on, so that a team may rename them. Before, their names decided it.
-- The change log is left alone: the app's schema was raised with this, so every browser starts from a new bootstrap.

-- Row security is forced, so even the owner sees no company's rows here. These tables are locked until the commit, and
-- by then it is forced again.
alter table teams no force row level security;
alter table meetings no force row level security;
alter table meeting_results no force row level security;

create function with_section_kinds(sections jsonb) returns jsonb language sql strict as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('kind', coalesce(known.kind, 'open')) || section order by position),
    '[]'
  )
  from jsonb_array_elements(sections) with ordinality as given(section, position)
  left join (
    values ('segue', 'segue'),
      ('scorecard', 'scorecard'),
      ('goal review', 'goals'),
      ('headlines', 'headlines'),
      ('task review', 'tasks'),
      ('issues', 'issues'),
      ('conclude', 'conclude'),
      ('review prior quarter', 'prior-quarter'),
      ('review strategy', 'strategy'),
      ('set goals', 'goals'),
      ('tackle issues', 'issues'),
      ('next steps', 'tasks')
  ) as known(name, kind) on known.name = lower(btrim(section ->> 'section'))
$$;

update teams
set weekly_agenda = with_section_kinds(weekly_agenda), quarterly_agenda = with_section_kinds(quarterly_agenda)
where weekly_agenda is not null or quarterly_agenda is not null;
update meetings set sections = with_section_kinds(sections);
update meeting_results set section_durations = with_section_kinds(section_durations);

drop function with_section_kinds(jsonb);

alter table teams force row level security;
alter table meetings force row level security;
alter table meeting_results force row level security;

-- A server of the earlier version that is still running can't bring a section without a kind back.
alter table teams
  add constraint teams_sections_have_kinds check (
    not jsonb_path_exists(weekly_agenda, '$[*] ? (!exists(@.kind))')
    and not jsonb_path_exists(quarterly_agenda, '$[*] ? (!exists(@.kind))')
  );
alter table meetings
  add constraint meetings_sections_have_kinds check (not jsonb_path_exists(sections, '$[*] ? (!exists(@.kind))'));
alter table meeting_results
  add constraint meeting_results_sections_have_kinds check (
    not jsonb_path_exists(section_durations, '$[*] ? (!exists(@.kind))')
  );
