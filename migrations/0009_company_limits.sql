-- What bounds the engine's own tables. The functions of the next migration use it.

-- How much a company holds, as {table: [rows, bytes]}. A node computes it with each batch, and it is written by the update that compares the
-- head, so it needs no statement of its own. A table that is missing here is counted when the company is next loaded.
alter table sync_head add column sizes jsonb not null default '{}';

-- A client asks again only for mutations of its last request, which has at most 100.
create function sync_forget_refusals(company uuid, clients jsonb) returns void language plpgsql as $$
begin
  delete from sync_mutation
  using jsonb_to_recordset(clients) as sent(id uuid, "to" bigint)
  where company_id = company and client_id = sent.id and mid <= sent."to" - 200;
end
$$;

-- Forgets clients that were not seen for 400 days before now, when `before` is 30 days ago, and a person's clients beyond the latest 200.
-- docs/decisions/0016-forgotten-clients.md tells why no mutation runs twice.
create function sync_forget_clients(company uuid, before timestamptz) returns void language plpgsql as $$
begin
  delete from sync_client where company_id = company and client_id in (
    select client_id from (
      select client_id, seen_at, row_number() over (partition by user_id order by seen_at desc) as place
      from sync_client where company_id = company
    ) known where place > 200 or seen_at < before - interval '370 days'
  );
  delete from sync_mutation refused where company_id = company and not exists (
    select from sync_client client where client.company_id = company and client.client_id = refused.client_id
  );
end
$$;

revoke all on function sync_forget_refusals(uuid, jsonb), sync_forget_clients(uuid, timestamptz) from public;
grant execute on function sync_forget_refusals(uuid, jsonb), sync_forget_clients(uuid, timestamptz) to quarterdeck_app;
