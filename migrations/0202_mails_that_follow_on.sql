-- The moment of the newest thing that a mail told of: the next mail of its person begins there. Earlier mails have none.
alter table notification_mails add column told_until timestamptz;
