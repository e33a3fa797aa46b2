-- Databases of the company that metrics may be read from.

-- Never synced. The password is sealed; tls is off only where the operator allows the host.
create table data_sources (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  host text not null,
  port integer not null check (port between 1 and 65535),
  database text not null,
  username text not null,
  password_sealed text not null,
  tls boolean not null,
  -- Of an authority that certificates are not checked by otherwise.
  certificate text,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
call tenant_table('data_sources');

alter table metric_sources add constraint metric_sources_data_source foreign key (company_id, data_source_id)
  references data_sources (company_id, id);
