-- An import may be of files of another product, which say by their titles what is in them; how they are read if people have said so.
alter table company_imports add column mover jsonb;
