-- Tokens of directories have a name and an end, as those of people have. Those that were made before end a year after this.
alter table scim_tokens add column name text not null default 'Directory';
alter table scim_tokens alter column name drop default;
alter table scim_tokens add constraint scim_tokens_name check (length(name) between 1 and 60);
alter table scim_tokens add column expires_at timestamptz not null default now() + interval '365 days';
alter table scim_tokens alter column expires_at drop default;

-- What a directory calls a person whom it has given another name since, whose account keeps its address; null while both are the same.
alter table scim_users add column user_name text;
alter table scim_users add constraint scim_users_name unique (company_id, user_name);
alter table scim_users add constraint scim_users_name_form check (user_name = lower(user_name) and length(user_name) <= 254);
