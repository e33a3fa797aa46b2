-- Which announcements of the operator a person has put away; the id is the person's. An announcement belongs to no company, so it is named and not referred to.
create table dismissed_announcements (
  company_id uuid not null,
  id uuid not null,
  announcement_ids jsonb not null
    check (jsonb_typeof(announcement_ids) = 'array' and jsonb_array_length(announcement_ids) <= 200),
  primary key (company_id, id),
  foreign key (company_id, id) references people (company_id, id)
);
call tenant_table('dismissed_announcements');
