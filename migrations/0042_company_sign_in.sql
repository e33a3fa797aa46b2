-- Signing in by a company's own provider (OpenID Connect).

-- The provider of a company, with the company's id. Never synced. The secret is sealed (src/server/seals.ts).
create table identity_providers (
  company_id uuid not null,
  id uuid not null,
  issuer text not null check (length(issuer) <= 300),
  client_id text not null check (length(client_id) <= 200),
  client_secret text not null,
  -- What people who join by signing in become.
  default_level text not null check (default_level in ('view-only', 'member')),
  team_ids jsonb not null,
  -- Since when members with an address of its domains can sign in by the provider only; null while it is one of their ways.
  enforced_since timestamptz,
  changed_at timestamptz not null,
  primary key (company_id, id),
  check (id = company_id)
);
call tenant_table('identity_providers');

-- The mail domains of a company. They count once a TXT record of the domain has shown `proof`.
create table identity_domains (
  company_id uuid not null,
  id uuid not null,
  domain text not null check (domain = lower(domain) and length(domain) <= 253),
  proof text not null,
  verified_at timestamptz,
  primary key (company_id, id),
  unique (company_id, domain)
);
call tenant_table('identity_domains');

-- Finds the companies that a domain signs in to, before a company is known: verified domains of companies with a provider, nothing else.
create table sign_in_domains (
  domain text not null,
  company_id uuid not null,
  enforced boolean not null,
  primary key (domain, company_id)
);
create index sign_in_domains_company on sign_in_domains (company_id);

-- Sign-ins that are under way at a provider: `state` and the browser that began, both as SHA-256 only.
create table sign_in_attempts (
  state_hash text primary key,
  browser_hash text not null,
  company_id uuid not null,
  issuer text not null,
  return_to text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_attempts_expire on sign_in_attempts (expires_at);

grant select, insert, update, delete on sign_in_domains, sign_in_attempts to quarterdeck_app;
