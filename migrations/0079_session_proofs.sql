-- For which companies a session was proved by the company's own provider. Only companies that insist on theirs ask for it.

-- A configuration of a provider: another issuer or client is another one, so that what an earlier one has proved opens nothing. A provider that was
-- set before this has none until it is another one, and is called by the id of its company.
alter table identity_providers add column provider_id uuid;

alter table sign_in_domains add column provider_id uuid;
update sign_in_domains set provider_id = company_id;
-- A server of the earlier version can then list no domains, so it can't set another issuer under the same id either.
alter table sign_in_domains alter column provider_id set not null;

-- What was begun before this is over.
alter table sign_in_attempts add column provider_id uuid;

create table session_proofs (
  session_id uuid not null references sessions (id) on delete cascade,
  company_id uuid not null,
  provider_id uuid not null,
  proved_at timestamptz not null default now(),
  primary key (session_id, company_id, provider_id)
);
create index session_proofs_company on session_proofs (company_id);
grant select, insert, delete on session_proofs to quarterdeck_app;
