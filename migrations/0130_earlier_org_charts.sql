-- What the live org chart said before a draft took its place: its seats, with the ids that they had. Managers read them over HTTP.
create table org_snapshots (
  company_id uuid not null,
  id uuid not null,
  -- The name of the draft that took its place.
  label text not null check (length(label) between 1 and 100),
  content jsonb not null check (jsonb_typeof(content) = 'array' and jsonb_array_length(content) <= 2000),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create index org_snapshots_latest on org_snapshots (company_id, created_at);
call tenant_table('org_snapshots');
