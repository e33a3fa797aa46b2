-- Everything that a database distributed by company (docs/decisions/0014-distributed-database.md) could not carry is done
-- differently from here on, on every installation: no trigger and no cascade on tenant tables, settings that reach the
-- workers, and statements that belong to one company.

-- The mutation moves the values of a metric and the milestones of a goal to the new team, so that their keys need not.
alter table metric_values drop constraint metric_values_company_id_metric_id_team_id_fkey;
alter table metric_values add foreign key (company_id, metric_id) references metrics (company_id, id);
alter table metrics drop constraint metrics_of_one_team;
alter table goal_milestones drop constraint goal_milestones_company_id_goal_id_team_id_fkey;
alter table goal_milestones add foreign key (company_id, goal_id) references team_goals (company_id, id);
alter table team_goals drop constraint team_goals_of_one_team;

drop trigger follow_company on companies;
drop trigger follow_person on people;
drop trigger follow_invitation on invitations;
drop function follow_company(), follow_person(), follow_invitation();

-- As before, and in a distributed database the table is distributed like the others at once, so that what follows in a
-- migration can refer to it.
create or replace procedure tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy company on %s using (company_id = app_company_id()) with check (company_id = app_company_id())', name);
  execute format('grant select, insert, update, delete on %s to quarterdeck_app', name);
  if exists (select from pg_extension where extname = 'citus') then
    if exists (select from pg_dist_partition where logicalrelid = 'sync_head'::regclass) then
      perform create_distributed_table(name, 'company_id', colocate_with => 'sync_head');
    end if;
  end if;
end $$;

-- Only Citus has this setting. What it can't do as PostgreSQL does costs time, which nobody else should pay.
create function on_citus() returns boolean
  language sql stable parallel safe
  as $$ select current_setting('citus.propagate_set_commands', true) is not null $$;

-- Makes the rest of the transaction one company's; null ends that. SET LOCAL reaches the workers, set_config() does not.
create procedure enter_company(company uuid) language plpgsql as $$
begin
  if on_citus() then
    execute format('set local app.company_id = %L', coalesce(company::text, ''));
  else
    perform set_config('app.company_id', coalesce(company::text, ''), true);
  end if;
end
$$;

-- Whether rows are better inserted one by one: Citus plans an INSERT of values once for all, but an INSERT from a SELECT
-- anew each time, which costs as much as eight rows.
create function sync_one_by_one(rows jsonb) returns boolean
  language sql stable parallel safe
  as $$ select on_citus() and jsonb_array_length(rows) <= 4 $$;

-- Makes sync_apply_<table>(company, rows, fresh) for every tenant table with an id, and sync_apply(table, company, rows,
-- fresh), which calls the one of its table without planning the call anew. The migrator calls it after the last
-- migration, so that a new column can't be forgotten. A fresh row never overwrites one that is already there.
create or replace procedure sync_rebuild() language plpgsql as $$
declare
  target record;
  calls text := '';
begin
  for target in
    select class.relname as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      string_agg('one.' || quote_ident(attname), ', ' order by attnum) as fields,
      string_agg(format('%1$I = excluded.%1$I', attname), ', ' order by attnum) filter (where attname <> 'id') as assignments
    from pg_class class
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where class.relnamespace = current_schema()::regnamespace and class.relkind = 'r' and class.relname not like 'sync\_%'
      and attname <> 'company_id'
      and exists (select from pg_attribute own where own.attrelid = class.oid and own.attname = 'company_id' and not own.attisdropped)
    group by class.relname
    having bool_or(attname = 'id')
  loop
    execute format(
      $function$
      create or replace function %1$I(company uuid, fresh_rows jsonb, fresh boolean) returns void language plpgsql as $body$
      declare
        one record;
      begin
        if sync_one_by_one(fresh_rows) then
          for one in select * from jsonb_populate_recordset(null::%2$I, fresh_rows) loop
            if fresh then
              insert into %2$I (company_id, %3$s) values (company, %4$s);
            else
              insert into %2$I (company_id, %3$s) values (company, %4$s)
              on conflict (company_id, id) do update set %5$s;
            end if;
          end loop;
        elsif fresh then
          insert into %2$I (company_id, %3$s)
          select company, %3$s from jsonb_populate_recordset(null::%2$I, fresh_rows);
        else
          insert into %2$I (company_id, %3$s)
          select company, %3$s from jsonb_populate_recordset(null::%2$I, fresh_rows)
          on conflict (company_id, id) do update set %5$s;
        end if;
      end
      $body$
      $function$,
      'sync_apply_' || target.name, target.name, target.columns, target.fields, target.assignments
    );
    calls := calls || format('when %L then perform %I(company, fresh_rows, fresh); ', target.name, 'sync_apply_' || target.name);
  end loop;
  execute format(
    $function$
    create or replace function sync_apply(name text, company uuid, fresh_rows jsonb, fresh boolean) returns void
    language plpgsql as $body$
    begin
      case name %s end case;
    end
    $body$
    $function$,
    calls
  );
end
$$;

-- An answered invitation can't be opened by any of its mails.
create function invitation_tokens_follow(company uuid, writes jsonb) returns void language plpgsql as $$
declare
  part jsonb;
begin
  for part in select value from jsonb_array_elements(writes) where value ->> 'table' = 'invitations' loop
    delete from invitation_tokens
    using jsonb_to_recordset(part -> 'rows') as written(id uuid, status text)
    where invitation_tokens.company_id = company and invitation_id = written.id and written.status <> 'pending';
  end loop;
end
$$;

-- Writes to the directory (docs/decisions/0004-company-directory.md) what follows from the rows that a commit has written.
create function directory_follow(company uuid, listed jsonb) returns void language plpgsql as $$
declare
  part jsonb;
begin
  if jsonb_array_length(listed) > 0 then
    call enter_company(company);
  end if;
  for part in select value from jsonb_array_elements(listed) loop
    case part ->> 'table'
      when 'companies' then
        insert into company_slugs (slug, company_id)
        select written.slug, company from jsonb_to_recordset(part -> 'rows') as written(slug text)
        where (part ->> 'fresh')::boolean;
      when 'people' then
        insert into person_companies (user_id, company_id)
        select written.id, company from jsonb_to_recordset(part -> 'rows') as written(id uuid, status text)
        where written.status = 'active'
        on conflict do nothing;
        delete from person_companies using jsonb_to_recordset(part -> 'rows') as written(id uuid, status text)
        where company_id = company and user_id = written.id and written.status <> 'active';
      when 'invitations' then
        insert into invited_addresses (email, company_id, invitation_id)
        select written.email, company, written.id
        from jsonb_to_recordset(part -> 'rows') as written(id uuid, email text, status text)
        where written.status = 'pending'
        on conflict do nothing;
        delete from invited_addresses
        using jsonb_to_recordset(part -> 'rows') as written(id uuid, email text, status text)
        where company_id = company and invited_addresses.email = written.email and invitation_id = written.id
          and written.status <> 'pending';
      else null;
    end case;
  end loop;
end
$$;

drop function sync_commit(jsonb);
drop function sync_commit_one(jsonb);

-- Commits what some mutations of one company have written, if the company is still where they were computed:
--   {company, expected, count, sizes: {table: [rows, bytes]}, clients: [{id, user, from, to, seq}], refusals: [{client, mid, error}],
--    deletes: [{table, ids}], writes: [{table, fresh, rows}], listed: [{table, fresh, rows}],
--    changes: [[offset, ord, scope, entity, id, op, row, client, mid]]}
-- Answers {status: ok | stale | clients | conflict, constraint, reason}. Anything but ok has written nothing.
-- A distributed database runs it on the worker that holds `company`, so it must touch rows of that company only; what is
-- `listed` in the directory takes sync_commit.
create function sync_commit_one(company uuid, batch jsonb) returns jsonb language plpgsql as $$
declare
  expected bigint := (batch ->> 'expected')::bigint;
  clients jsonb;
  ids uuid[];
  known integer;
  sent record;
  refused record;
  part jsonb;
  change jsonb;
  violated text;
begin
  call enter_company(company);
  update sync_head set seq = seq + (batch ->> 'count')::bigint, sizes = sizes || coalesce(batch -> 'sizes', '{}')
  where company_id = company and seq = expected;
  if not found then
    return '{"status": "stale"}';
  end if;

  select jsonb_object_agg(value ->> 'id', value), array_agg((value ->> 'id')::uuid) into clients, ids
  from jsonb_array_elements(batch -> 'clients');
  update sync_client
  set last_mid = (clients -> client_id::text ->> 'to')::bigint, last_seq = (clients -> client_id::text ->> 'seq')::bigint,
    seen_at = now()
  where company_id = company and client_id = any (ids)
    and user_id = (clients -> client_id::text ->> 'user')::uuid
    and last_mid = (clients -> client_id::text ->> 'from')::bigint - 1;
  get diagnostics known = row_count;
  if known < cardinality(ids) then
    for sent in
      select * from jsonb_to_recordset(batch -> 'clients') as given(id uuid, "user" uuid, "from" bigint, "to" bigint, seq bigint)
      where "from" = 1
    loop
      insert into sync_client (company_id, client_id, user_id, last_mid, last_seq)
      values (company, sent.id, sent."user", sent."to", sent.seq)
      on conflict do nothing;
      if found then
        known := known + 1;
      end if;
    end loop;
    if known < cardinality(ids) then
      raise exception using errcode = 'QD001';
    end if;
  end if;

  if jsonb_array_length(batch -> 'refusals') > 0 then
    perform sync_forget_refusals(company, batch -> 'clients');
  end if;
  for refused in
    select * from jsonb_to_recordset(batch -> 'refusals') as given(client uuid, mid bigint, error jsonb)
  loop
    insert into sync_mutation (company_id, client_id, mid, error)
    values (company, refused.client, refused.mid, refused.error);
  end loop;

  for part in select value from jsonb_array_elements(batch -> 'deletes') loop
    execute format('delete from %I where company_id = $1 and id = any ($2)', part ->> 'table')
    using company, array(select value::uuid from jsonb_array_elements_text(part -> 'ids'));
  end loop;
  for part in select value from jsonb_array_elements(batch -> 'writes') loop
    perform sync_apply(part ->> 'table', company, part -> 'rows', (part ->> 'fresh')::boolean);
  end loop;
  if batch -> 'listed' is distinct from '[]' then
    perform invitation_tokens_follow(company, batch -> 'writes');
  end if;

  if sync_one_by_one(batch -> 'changes') then
    for change in select value from jsonb_array_elements(batch -> 'changes') loop
      insert into sync_change (company_id, seq, ord, scope, entity, row_id, op, row, client_id, mid)
      values (company, expected + (change ->> 0)::bigint, (change ->> 1)::integer, change ->> 2, change ->> 3,
        (change ->> 4)::uuid, change ->> 5, nullif(change -> 6, 'null'), (change ->> 7)::uuid, (change ->> 8)::bigint);
    end loop;
  else
    insert into sync_change (company_id, seq, ord, scope, entity, row_id, op, row, client_id, mid)
    select company, expected + (value ->> 0)::bigint, (value ->> 1)::integer, value ->> 2, value ->> 3,
      (value ->> 4)::uuid, value ->> 5, nullif(value -> 6, 'null'), (value ->> 7)::uuid, (value ->> 8)::bigint
    from jsonb_array_elements(batch -> 'changes');
  end if;
  return '{"status": "ok"}';
exception
  when sqlstate 'QD001' then
    return '{"status": "clients"}';
  when integrity_constraint_violation or data_exception or insufficient_privilege then
    get stacked diagnostics violated = constraint_name;
    -- A shard's constraint ends in the number of its shard.
    violated := regexp_replace(violated, '_\d{6,}$', '');
    return jsonb_build_object('status', 'conflict', 'constraint', violated, 'reason', sqlerrm);
end
$$;

-- Several companies' batches in one round trip and one flush; callers sort by company so that nobody deadlocks. If the
-- directory refuses one, the whole call fails. Servers of the earlier version do not say what is listed.
create function sync_commit(batches jsonb) returns jsonb language plpgsql as $$
declare
  batch jsonb;
  company uuid;
  answer jsonb;
  answers jsonb := '[]';
begin
  for batch in select value from jsonb_array_elements(batches) loop
    company := batch ->> 'company';
    -- From FROM, because a distributed database keeps SELECT sync_commit_one(...) to itself.
    select given into answer from sync_commit_one(company, batch) as given;
    if answer ->> 'status' = 'ok' and batch -> 'listed' is distinct from '[]' then
      perform directory_follow(company, coalesce(batch -> 'listed', batch -> 'writes'));
    end if;
    answers := answers || answer;
  end loop;
  return answers;
end
$$;

-- Where each of these companies is now; row security shows one company at a time.
create or replace function sync_heads(companies uuid[]) returns table (company uuid, seq bigint) language plpgsql as $$
begin
  foreach company in array companies loop
    call enter_company(company);
    return query select sync_head.company_id, sync_head.seq from sync_head where sync_head.company_id = company;
  end loop;
end
$$;

-- Forgets what no client needs any more: changes and refusals from before a moment. Who is further behind starts afresh.
create or replace function sync_prune(companies uuid[], before timestamptz) returns void language plpgsql as $$
declare
  company uuid;
  pruned bigint;
begin
  foreach company in array companies loop
    call enter_company(company);
    select max(seq) into pruned from sync_change where company_id = company and at < before;
    update sync_head set min_seq = pruned where company_id = company and min_seq < pruned;
    delete from sync_change where company_id = company and seq <= pruned;
    delete from sync_mutation where company_id = company and at < before;
    perform sync_forget_clients(company, before);
  end loop;
end
$$;

-- The companies that the person of the transaction belongs to. Each is read as itself, under its own row security.
create or replace function companies_of_user()
  returns table (id uuid, name text, slug text, level text, joined_at timestamptz, last_accessed_at timestamptz)
  language plpgsql
  as $$
declare
  entry record;
begin
  for entry in select d.company_id, d.last_accessed_at from person_companies d where d.user_id = app_user_id() loop
    call enter_company(entry.company_id);
    return query
      select c.id, c.name, c.slug, p.level, p.joined_at, entry.last_accessed_at
      from companies c join people p on p.company_id = c.company_id
      where c.company_id = entry.company_id and p.id = app_user_id() and p.status = 'active';
  end loop;
  call enter_company(null);
end $$;

-- The invitations that wait for the verified address of the person of the transaction.
create or replace function invitations_of_user()
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
    call enter_company(entry.company_id);
    return query
      select i.id, i.company_id, c.name, p.full_name, p.email, i.level, (i.sent_times ->> -1)::timestamptz
      from invitations i
      join companies c on c.company_id = i.company_id
      join people p on p.company_id = i.company_id and p.id = i.invited_by
      where i.company_id = entry.company_id and i.id = entry.invitation_id and i.status = 'pending';
  end loop;
  call enter_company(null);
end $$;
