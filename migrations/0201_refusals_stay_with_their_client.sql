-- What was refused is remembered as long as the client is: by age, it was forgotten after 30 days, and a browser that had not heard of the refusal
-- until then was told that its change was saved. Of each client the latest are kept, so they are few.
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
    perform sync_forget_clients(company, before);
  end loop;
end
$$;
