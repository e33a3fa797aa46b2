-- What the operator tells people that is new in the product. It belongs to no company; `for_company` says to whom it is told.

create table feature_launches (
  id uuid primary key,
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 2000),
  kind text not null check (kind in ('feature', 'update', 'announcement')),
  audience text not null check (audience in ('all', 'admins', 'specific_company')),
  for_company uuid check ((for_company is not null) = (audience = 'specific_company')),
  -- The name of a stored file.
  picture text unique,
  is_active boolean not null,
  -- Null once the account is gone.
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index feature_launches_active on feature_launches (created_at desc) where is_active;
grant select, insert, update, delete on feature_launches to quarterdeck_app;

create table launch_dismissals (
  user_id uuid not null references users (id) on delete cascade,
  launch_id uuid not null references feature_launches (id) on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (user_id, launch_id)
);
create index launch_dismissals_launch on launch_dismissals (launch_id);
grant select, insert, delete on launch_dismissals to quarterdeck_app;

-- A picture of a launch belongs to it, before it is made too.
alter table stored_files drop constraint stored_files_owner_kind_check;
alter table stored_files add constraint stored_files_owner_kind_check check (owner_kind in ('person', 'company', 'launch'));
