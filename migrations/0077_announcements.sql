-- What the operator says to everybody on this installation. It belongs to no company.

create table system_announcements (
  id uuid primary key,
  message text not null check (length(message) between 1 and 1000),
  is_active boolean not null,
  -- Null once the account is gone.
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index system_announcements_active on system_announcements (is_active) where is_active;
grant select, insert, update, delete on system_announcements to quarterdeck_app;
