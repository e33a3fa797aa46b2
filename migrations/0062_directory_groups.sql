-- The groups of a company's directory: each is a team that the directory has made, by the team's id. The row is written before its team,
-- so that no team is left without one; a group counts only while its team is there.
create table scim_groups (
  company_id uuid not null,
  id uuid not null,
  external_id text check (length(external_id) <= 255),
  primary key (company_id, id)
);
call tenant_table('scim_groups');
