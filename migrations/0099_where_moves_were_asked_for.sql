-- From which network an export or import was asked for, as the audit log says it; null for those that were asked for before.
alter table company_exports add column asked_from text;
alter table company_imports add column asked_from text;
