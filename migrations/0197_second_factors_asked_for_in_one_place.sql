-- Which companies ask for a second factor is looked up for people, before a company is known: a table whose key began with the company would be spread
-- over the workers of a cluster.
alter table second_factor_companies drop constraint second_factor_companies_pkey;
alter table second_factor_companies add constraint second_factor_companies_pkey primary key (set_by, company_id);
alter table second_factor_companies add constraint second_factor_companies_once unique (company_id);
