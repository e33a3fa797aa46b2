-- Companies, their people and teams, and invitations. docs/decisions/0004-company-directory.md tells why the last part exists.

-- The company itself is a row of its own tenant: its id is the company's id.
create table companies (
  company_id uuid not null unique,
  id uuid not null check (id = company_id),
  name text not null check (length(name) between 1 and 100),
  slug text not null check (length(slug) between 1 and 60),
  auto_create_overdue_issues boolean not null,
  default_vote_limit integer check (default_vote_limit between 1 and 100),
  created_at timestamptz not null,
  primary key (company_id, id)
);
call tenant_table('companies');

-- The id is the account's user id. No foreign key to users: a name in a company's history outlives the account.
create table people (
  company_id uuid not null references companies (company_id),
  id uuid not null,
  email text not null,
  full_name text not null,
  avatar_url text,
  level text not null check (level in ('inactive', 'view-only', 'member', 'manager', 'director', 'super_admin')),
  status text not null check (status in ('active', 'removed')),
  joined_at timestamptz not null,
  last_active_at timestamptz,
  primary key (company_id, id)
);
call tenant_table('people');

create table user_settings (
  company_id uuid not null,
  id uuid not null,
  vote_limit integer not null check (vote_limit between 1 and 100),
  highlight_current_week boolean not null,
  show_current_week boolean not null,
  week_start_day text not null check (week_start_day in ('monday', 'sunday')),
  auto_create_overdue_issues boolean not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, id) references people (company_id, id)
);
call tenant_table('user_settings');

create table teams (
  company_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  description text,
  is_leadership boolean not null,
  has_strategic_plan boolean not null,
  company_vote_limit integer check (company_vote_limit between 1 and 100),
  weekly_agenda jsonb,
  quarterly_agenda jsonb,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create unique index teams_one_leadership on teams (company_id) where is_leadership and deleted_at is null;
call tenant_table('teams');

create table team_members (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  person_id uuid not null,
  role text not null check (role in ('manager', 'member')),
  joined_at timestamptz not null,
  primary key (company_id, id),
  constraint team_members_once unique (company_id, team_id, person_id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id)
);
create index team_members_person on team_members (company_id, person_id);
call tenant_table('team_members');

create table invitations (
  company_id uuid not null,
  id uuid not null,
  email text not null check (email = lower(email)),
  full_name text,
  level text not null check (level in ('view-only', 'member', 'manager', 'director', 'super_admin')),
  team_ids jsonb not null,
  invited_by uuid not null,
  invited_at timestamptz not null,
  sent_times jsonb not null,
  status text not null check (status in ('pending', 'accepted', 'declined', 'revoked')),
  answered_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, invited_by) references people (company_id, id)
);
create unique index invitations_one_pending on invitations (company_id, email) where status = 'pending';
call tenant_table('invitations');

-- What a mailed link opens. Never synced, never listed; the token itself is nowhere, only its SHA-256.
create table invitation_tokens (
  company_id uuid not null,
  id uuid not null,
  invitation_id uuid not null,
  token_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, invitation_id) references invitations (company_id, id)
);
create index invitation_tokens_invitation on invitation_tokens (company_id, invitation_id);
call tenant_table('invitation_tokens');

-- Who changed whose rights, and when. person_id is the one it happened to.
create table audit_log (
  company_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  person_id uuid not null,
  before text,
  after text,
  primary key (company_id, id),
  foreign key (company_id, actor_id) references people (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id)
);
create index audit_log_at on audit_log (company_id, at);
call tenant_table('audit_log');

-- The directory: what has to be found before a company is known. It holds ids and addresses only, follows the tenant
-- rows within their own transaction, and decides nothing: rights are read from the tenant's rows.

create table company_slugs (
  slug text primary key,
  company_id uuid not null
);
grant select, insert on company_slugs to quarterdeck_app;

create table person_companies (
  user_id uuid not null,
  company_id uuid not null,
  last_accessed_at timestamptz,
  primary key (user_id, company_id)
);
alter table person_companies enable row level security;
alter table person_companies force row level security;
create policy company on person_companies
  using (company_id = app_company_id()) with check (company_id = app_company_id());
create policy own on person_companies for select using (user_id = app_user_id());
create policy choose on person_companies for update using (user_id = app_user_id());
grant select, insert, delete, update (last_accessed_at) on person_companies to quarterdeck_app;

create table invited_addresses (
  email text not null,
  company_id uuid not null,
  invitation_id uuid not null,
  primary key (email, company_id, invitation_id)
);
alter table invited_addresses enable row level security;
alter table invited_addresses force row level security;
create policy company on invited_addresses
  using (company_id = app_company_id()) with check (company_id = app_company_id());
create policy own on invited_addresses for select
  using (email = (select u.email from users u where u.id = app_user_id() and u.email_verified));
grant select, insert, delete on invited_addresses to quarterdeck_app;

create function follow_company() returns trigger
  language plpgsql
  as $$
begin
  insert into company_slugs (slug, company_id) values (new.slug, new.company_id);
  return null;
end $$;
create trigger follow_company after insert on companies for each row execute function follow_company();

create function follow_person() returns trigger
  language plpgsql
  as $$
begin
  if new.status = 'active' then
    insert into person_companies (user_id, company_id) values (new.id, new.company_id) on conflict do nothing;
  else
    delete from person_companies where user_id = new.id and company_id = new.company_id;
  end if;
  return null;
end $$;
create trigger follow_person after insert or update of status on people for each row execute function follow_person();

create function follow_invitation() returns trigger
  language plpgsql
  as $$
begin
  if new.status = 'pending' then
    insert into invited_addresses (email, company_id, invitation_id)
      values (new.email, new.company_id, new.id) on conflict do nothing;
  else
    delete from invited_addresses
      where email = new.email and company_id = new.company_id and invitation_id = new.id;
    -- An answered invitation can't be opened by any of its mails.
    delete from invitation_tokens where company_id = new.company_id and invitation_id = new.id;
  end if;
  return null;
end $$;
create trigger follow_invitation after insert or update of status on invitations
  for each row execute function follow_invitation();

-- The companies that the person of the transaction belongs to. Each is read as itself, under its own row security.
create function companies_of_user()
  returns table (id uuid, name text, slug text, level text, joined_at timestamptz, last_accessed_at timestamptz)
  language plpgsql
  as $$
declare
  entry record;
begin
  for entry in select d.company_id, d.last_accessed_at from person_companies d where d.user_id = app_user_id() loop
    perform set_config('app.company_id', entry.company_id::text, true);
    return query
      select c.id, c.name, c.slug, p.level, p.joined_at, entry.last_accessed_at
      from companies c join people p on p.company_id = c.company_id
      where p.id = app_user_id() and p.status = 'active';
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

-- The invitations that wait for the verified address of the person of the transaction.
create function invitations_of_user()
  returns table (id uuid, company_id uuid, company_name text, inviter_name text, inviter_email text, level text, sent_at timestamptz)
  language plpgsql
  as $$
declare
  entry record;
begin
  for entry in
    select a.company_id, a.invitation_id from invited_addresses a
    where a.email = (select u.email from users u where u.id = app_user_id() and u.email_verified)
  loop
    perform set_config('app.company_id', entry.company_id::text, true);
    return query
      select i.id, i.company_id, c.name, p.full_name, p.email, i.level, (i.sent_times ->> -1)::timestamptz
      from invitations i
      join companies c on c.company_id = i.company_id
      join people p on p.company_id = i.company_id and p.id = i.invited_by
      where i.id = entry.invitation_id and i.status = 'pending';
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
