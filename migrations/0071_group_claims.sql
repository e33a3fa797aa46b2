-- Of two requests at once that make one group, one makes it. A group claims its name and what its directory calls it; those of before have
-- claimed nothing, and are seen by whoever asks before.
alter table scim_groups add column name_key text check (length(name_key) <= 1200);
-- When the group was made or renamed: shortly after, its team may not be known on every node yet.
alter table scim_groups add column claimed_at timestamptz;
create unique index scim_groups_name on scim_groups (company_id, name_key);
create unique index scim_groups_external on scim_groups (company_id, external_id) where claimed_at is not null;
