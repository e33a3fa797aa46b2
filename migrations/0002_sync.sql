-- The sync engine's own tables, and the one function through which tenant rows are written (docs/architecture.md).

create table sync_head (
  company_id uuid primary key,
  -- A restore changes it, so that every client starts afresh.
  epoch uuid not null default gen_random_uuid(),
  seq bigint not null default 0,
  -- Changes up to here have been pruned.
  min_seq bigint not null default 0
);

create table sync_change (
  company_id uuid not null,
  seq bigint not null,
  ord integer not null,
  scope text not null,
  entity text not null,
  row_id uuid not null,
  op text not null check (op in ('u', 'd')),
  row jsonb,
  client_id uuid,
  mid bigint,
  at timestamptz not null default now(),
  primary key (company_id, seq, ord)
);

create table sync_client (
  company_id uuid not null,
  client_id uuid not null,
  user_id uuid not null,
  last_mid bigint not null,
  -- Where the client's last accepted mutation stands, for whoever asks again after a lost answer.
  last_seq bigint not null default 0,
  seen_at timestamptz not null default now(),
  primary key (company_id, client_id)
);

-- Refused mutations only: an accepted one shows by last_mid.
create table sync_mutation (
  company_id uuid not null,
  client_id uuid not null,
  mid bigint not null,
  error jsonb not null,
  at timestamptz not null default now(),
  primary key (company_id, client_id, mid)
);

call tenant_table('sync_head');
call tenant_table('sync_change');
call tenant_table('sync_client');
call tenant_table('sync_mutation');

-- Makes sync_apply_<table>(company, rows, fresh) for every tenant table with an id. The migrator calls it after the
-- last migration, so that a new column can't be forgotten. A fresh row never overwrites one that is already there.
create procedure sync_rebuild() language plpgsql as $$
declare
  target record;
begin
  for target in
    select class.relname as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      string_agg('fresh_row.' || quote_ident(attname), ', ' order by attnum) as fields,
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
      begin
        if fresh then
          insert into %2$I (company_id, %3$s)
          select company, %4$s from jsonb_populate_recordset(null::%2$I, fresh_rows) fresh_row;
        else
          insert into %2$I (company_id, %3$s)
          select company, %4$s from jsonb_populate_recordset(null::%2$I, fresh_rows) fresh_row
          on conflict (company_id, id) do update set %5$s;
        end if;
      end
      $body$
      $function$,
      'sync_apply_' || target.name, target.name, target.columns, target.fields, target.assignments
    );
  end loop;
end
$$;

-- Commits what some mutations of one company have written, if the company is still where they were computed:
--   {company, expected, count, clients: [{id, user, from, to, seq}], refusals: [{client, mid, error}],
--    deletes: [{table, ids}], writes: [{table, fresh, rows}],
--    changes: [[offset, ord, scope, entity, id, op, row, client, mid]]}
-- Answers {status: ok | stale | clients | conflict, constraint, reason}. Anything but ok has written nothing.
create function sync_commit_one(batch jsonb) returns jsonb language plpgsql as $$
declare
  company uuid := (batch ->> 'company')::uuid;
  expected bigint := (batch ->> 'expected')::bigint;
  part jsonb;
  known integer;
  started integer;
  violated text;
begin
  perform set_config('app.company_id', company::text, true);
  update sync_head set seq = seq + (batch ->> 'count')::bigint where company_id = company and seq = expected;
  if not found then
    return '{"status": "stale"}';
  end if;

  if jsonb_array_length(batch -> 'clients') > 0 then
    update sync_client set last_mid = sent."to", last_seq = sent.seq, seen_at = now()
    from jsonb_to_recordset(batch -> 'clients') as sent(id uuid, "user" uuid, "from" bigint, "to" bigint, seq bigint)
    where sync_client.company_id = company and client_id = sent.id and user_id = sent."user" and last_mid = sent."from" - 1;
    get diagnostics known = row_count;
    if known < jsonb_array_length(batch -> 'clients') then
      insert into sync_client (company_id, client_id, user_id, last_mid, last_seq)
      select company, sent.id, sent."user", sent."to", sent.seq
      from jsonb_to_recordset(batch -> 'clients') as sent(id uuid, "user" uuid, "from" bigint, "to" bigint, seq bigint)
      where sent."from" = 1
      on conflict do nothing;
      get diagnostics started = row_count;
      if known + started < jsonb_array_length(batch -> 'clients') then
        raise exception using errcode = 'QD001';
      end if;
    end if;
  end if;

  insert into sync_mutation (company_id, client_id, mid, error)
  select company, refused.client, refused.mid, refused.error
  from jsonb_to_recordset(batch -> 'refusals') as refused(client uuid, mid bigint, error jsonb);

  for part in select value from jsonb_array_elements(batch -> 'deletes') loop
    execute format('delete from %I where company_id = $1 and id = any ($2)', part ->> 'table')
    using company, array(select value::uuid from jsonb_array_elements_text(part -> 'ids'));
  end loop;
  for part in select value from jsonb_array_elements(batch -> 'writes') loop
    execute format('select %I($1, $2, $3)', 'sync_apply_' || (part ->> 'table'))
    using company, part -> 'rows', (part ->> 'fresh')::boolean;
  end loop;

  insert into sync_change (company_id, seq, ord, scope, entity, row_id, op, row, client_id, mid)
  select company, expected + (value ->> 0)::bigint, (value ->> 1)::integer, value ->> 2, value ->> 3, (value ->> 4)::uuid,
    value ->> 5, nullif(value -> 6, 'null'), (value ->> 7)::uuid, (value ->> 8)::bigint
  from jsonb_array_elements(batch -> 'changes');
  return '{"status": "ok"}';
exception
  when sqlstate 'QD001' then
    return '{"status": "clients"}';
  when integrity_constraint_violation or data_exception or insufficient_privilege then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'conflict', 'constraint', violated, 'reason', sqlerrm);
end
$$;

-- Several companies' batches in one round trip and one flush; callers sort by company so that nobody deadlocks.
create function sync_commit(batches jsonb) returns jsonb language sql as $$
  select jsonb_agg(sync_commit_one(value) order by position) from jsonb_array_elements(batches) with ordinality as given(value, position)
$$;

-- Where each of these companies is now; row security shows one company at a time.
create function sync_heads(companies uuid[]) returns table (company uuid, seq bigint) language plpgsql as $$
begin
  foreach company in array companies loop
    perform set_config('app.company_id', company::text, true);
    return query select sync_head.company_id, sync_head.seq from sync_head where sync_head.company_id = company;
  end loop;
end
$$;

-- Forgets what no client needs any more: changes and refusals from before a moment. Who is further behind starts afresh.
create function sync_prune(companies uuid[], before timestamptz) returns void language plpgsql as $$
declare
  company uuid;
  pruned bigint;
begin
  foreach company in array companies loop
    perform set_config('app.company_id', company::text, true);
    select max(seq) into pruned from sync_change where company_id = company and at < before;
    update sync_head set min_seq = pruned where company_id = company and min_seq < pruned;
    delete from sync_change where company_id = company and seq <= pruned;
    delete from sync_mutation where company_id = company and at < before;
  end loop;
end
$$;

revoke all on function sync_commit_one(jsonb), sync_commit(jsonb), sync_heads(uuid[]), sync_prune(uuid[], timestamptz) from public;
grant execute on function sync_commit_one(jsonb), sync_commit(jsonb), sync_heads(uuid[]), sync_prune(uuid[], timestamptz) to quarterdeck_app;
