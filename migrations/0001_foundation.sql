-- Who may do what in this schema, and the one way to make a tenant table.

revoke all on schema public from public;
grant usage on schema public to quarterdeck_app;

-- What later migrations create is closed to public; the application may call functions, tables are granted one by one.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant execute on functions to quarterdeck_app;

-- The company of the running transaction, or null. Inlined into each policy, so it must stay a plain SQL function.
create function app_company_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;

-- The person of the running transaction, or null for the system.
create function app_user_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- Closes a table with a company_id to everybody but the company of the transaction, its owner included.
create procedure tenant_table(name regclass)
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy company on %s using (company_id = app_company_id()) with check (company_id = app_company_id())', name);
  execute format('grant select, insert, update, delete on %s to quarterdeck_app', name);
end $$;

revoke execute on procedure tenant_table(regclass) from quarterdeck_app;
