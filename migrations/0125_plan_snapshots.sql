-- Versions of plans, which no browser holds: what a plan said when somebody saved it, when it was shared with more people, after a
-- quarterly meeting, and before an earlier version came back. Only those that were saved have a name.
create table plan_snapshots (
  company_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  kind text not null check (kind in ('saved', 'shared', 'meeting', 'restored')),
  label text check (length(label) between 1 and 100),
  content jsonb not null check (length(content::text) <= 1000000),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, plan_id) references strategic_plans (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint plan_snapshots_saved_ones_have_names check ((kind = 'saved') = (label is not null))
);
create index plan_snapshots_plan on plan_snapshots (company_id, plan_id, created_at);
call tenant_table('plan_snapshots');
