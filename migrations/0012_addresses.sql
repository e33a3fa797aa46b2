-- Addresses of companies that look alike, and mails to one address that are held back.

-- How a slug looks at a glance: equal for slugs that people would take for each other.
create function slug_look(slug text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(replace(replace(slug, 'rn', 'm'), 'vv', 'w'), '01i5', 'olls') $$;
create index company_slugs_look on company_slugs (slug_look(slug));

-- When the latest mail was held back because its address had received enough; null if it was sent.
alter table invitations add column mail_held_at timestamptz;
