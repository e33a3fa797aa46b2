-- How much a company holds, as {table: [rows, bytes]}. A node computes it with each batch, and it is written by the update that compares the
-- head, so it needs no statement of its own. A table that is missing here is counted when the company is next loaded.
alter table sync_head add column sizes jsonb not null default '{}';

-- Only this line of sync_commit_one changes, so the rest is taken as the migrations before this one have left it.
do $$
declare
  definition text := pg_get_functiondef('sync_commit_one(uuid, jsonb)'::regprocedure);
  line text := 'set seq = seq + (batch ->> ''count'')::bigint';
begin
  if position(line in definition) = 0 then
    raise exception 'sync_commit_one does not advance the head as expected';
  end if;
  execute replace(definition, line, line || ', sizes = sizes || coalesce(batch -> ''sizes'', ''{}'')');
end
$$;
