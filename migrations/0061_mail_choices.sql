-- Mails that a person of a company does not want. Never synced; a mail that has no row here is wanted.
create table mail_opt_outs (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('minutes', 'trial', 'webhooks')),
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint mail_opt_outs_once unique (company_id, person_id, kind),
  foreign key (company_id, person_id) references people (company_id, id)
);
call tenant_table('mail_opt_outs');
