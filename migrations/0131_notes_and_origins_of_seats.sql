-- A row of any table may have texts with a history; each table says so with the code that writes it.
alter table revisions drop constraint if exists revisions_entity_check;
alter table revisions add constraint revisions_entity_check check (length(entity) between 1 and 40);

-- How often the note of a seat was written, and by whom last; what issues and tasks were made from it.
alter table seats
  add column note_version integer not null default 0 check (note_version >= 0),
  add column note_by uuid,
  add column issue_ids jsonb not null default '[]' check (jsonb_typeof(issue_ids) = 'array' and jsonb_array_length(issue_ids) <= 20),
  add column task_ids jsonb not null default '[]' check (jsonb_typeof(task_ids) = 'array' and jsonb_array_length(task_ids) <= 20),
  add foreign key (company_id, note_by) references people (company_id, id);
alter table seats
  alter column note_version drop default,
  alter column issue_ids drop default,
  alter column task_ids drop default;
