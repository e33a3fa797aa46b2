-- Accounts that their people have deleted, until a job has taken them out of every company. They open nothing any more.
alter table users add column closing_since timestamptz;
create index users_closing on users (closing_since) where closing_since is not null;
