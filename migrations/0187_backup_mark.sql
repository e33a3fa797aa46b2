-- By what an installation knows its own backups where several keep theirs. No backup holds it: what is restored from one is another installation.
create table backup_mark (
  id boolean primary key default true check (id),
  mark text not null check (mark ~ '^[0-9a-f]{8}$')
);
