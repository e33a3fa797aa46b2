-- Roles on the whole installation. They open the platform's own screens, and no company's rows: no policy of a tenant table knows them.

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('super_admin', 'super_admin_assistant')),
  -- Null if it was given on the command line.
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
grant select, insert, delete on user_roles to quarterdeck_app;

-- Who gave whom which role, or took it. Nothing is ever removed from it; ids stay when an account is gone.
create table role_changes (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  user_id uuid not null,
  role text not null,
  given boolean not null
);
create index role_changes_at on role_changes (at);
grant select, insert on role_changes to quarterdeck_app;

-- Which entries of the audit log the person concerned has been mailed about, with the entry's id: whoever writes the row queues the mail in
-- the same transaction, so that no node does it twice and none loses it. Never synced.
create table rights_mails (
  company_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  primary key (company_id, id)
);
call tenant_table('rights_mails');
