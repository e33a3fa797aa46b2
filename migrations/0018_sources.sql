-- What an issue was made from: a metric's week or a goal. The id has no foreign key, because it points into either table.
alter table issues
  add column source_kind text check (source_kind in ('metric', 'goal')),
  add column source_id uuid,
  add column source_week date,
  add constraint issues_whole_source
    check ((source_kind is null) = (source_id is null) and (source_kind is null) = (source_week is null));
create index issues_source on issues (company_id, source_id) where source_id is not null;

-- The Monday up to which somebody has answered the proposal to make an issue of three misses in a row.
alter table metrics add column misses_dismissed_at date;
