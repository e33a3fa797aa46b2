-- A person's calendar may read their tasks and goals too, each under an address of its own.
alter table calendar_feeds add column kind text not null default 'meetings';
alter table calendar_feeds add constraint calendar_feeds_kind check (kind in ('meetings', 'tasks', 'goals'));
alter table calendar_feeds drop constraint calendar_feeds_one_each;
alter table calendar_feeds add constraint calendar_feeds_one_of_each unique (company_id, person_id, kind);
