-- Where the card of something new leads: a page of this installation, or one elsewhere over https.
alter table feature_launches add column href text check (length(href) between 1 and 500 and (href like '/%' or href like 'https://%'));
