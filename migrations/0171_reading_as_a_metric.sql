-- The metric into which the server enters each week how many have read a process.

alter table processes add column reading_metric_id uuid;
alter table processes add foreign key (company_id, reading_metric_id) references metrics (company_id, id);
