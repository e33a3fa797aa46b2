-- What an import has written, by which one that ended half way is taken back. Never synced. Its rows go once they serve nobody any more.
alter table company_imports drop constraint company_imports_state_check;
alter table company_imports add constraint company_imports_state_check check (
  state in ('uploading', 'checking', 'checked', 'refused', 'importing', 'done', 'half', 'taking-back', 'taken-back')
);
alter table company_imports
  -- The settings and the founding team that made room for it, and what became of the settings.
  add column before jsonb,
  -- Who has it taken back.
  add column taken_by uuid;
alter table company_imports add constraint company_imports_taken_by
  foreign key (company_id, taken_by) references people (company_id, id);
drop index company_imports_one;
create unique index company_imports_one on company_imports (company_id)
  where state in ('uploading', 'checking', 'checked', 'importing', 'half', 'taking-back');

create table company_import_rows (
  company_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  entity text not null,
  row_id uuid not null,
  -- Of the row as the import left it: another one now is the work of people.
  hash bytea not null,
  primary key (company_id, id),
  foreign key (company_id, import_id) references company_imports (company_id, id),
  constraint company_import_rows_once unique (company_id, import_id, entity, row_id)
);
call tenant_table('company_import_rows');
