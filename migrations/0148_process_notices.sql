-- People are told what they are asked to read and which of their processes is to be reviewed. Which kinds there are is said once, with the code
-- that tells them (notification-kinds.rules.ts).
alter table notifications drop constraint if exists notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (length(kind) between 1 and 40);
alter table notifications drop constraint if exists notifications_subject_kind_check;
alter table notifications add constraint notifications_subject_kind_check check (length(subject_kind) between 1 and 40);
