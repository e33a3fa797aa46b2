-- What was imported has no secrets before somebody enters them again: until then it is off.
alter table data_sources alter column password_sealed drop not null;
alter table hooks alter column address_sealed drop not null;
