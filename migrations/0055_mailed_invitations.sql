-- Of which sending of its invitation a token's mail was, noted once the mail was handed over: a job that runs again mails nothing twice.
alter table invitation_tokens add column sent_at timestamptz;
