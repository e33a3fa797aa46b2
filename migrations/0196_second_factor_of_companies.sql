-- Companies that open only for sessions with a second factor.

-- Found by the members of a company before the company is known, for each request of a session without one.
create table second_factor_companies (
  company_id uuid primary key,
  since timestamptz not null default now(),
  set_by uuid not null
);
grant select, insert, delete on second_factor_companies to quarterdeck_app;

-- When this session showed a second factor: a code, a passkey, or a device that is remembered for one.
alter table sessions add column second_factor_at timestamptz;
update sessions s set second_factor_at = s.created_at
  from second_factors f where f.user_id = s.user_id and f.confirmed_at <= s.created_at;

-- The companies of a person that ask for a second factor. Which companies these are only the person may see, so it looks as them.
create function asking_second_factor(person uuid) returns setof uuid
  language plpgsql
  as $$
declare
  before text := current_setting('app.user_id', true);
begin
  perform set_config('app.user_id', person::text, true);
  return query select c.company_id from person_companies c join second_factor_companies a on a.company_id = c.company_id
    where c.user_id = person;
  perform set_config('app.user_id', coalesce(before, ''), true);
end $$;
