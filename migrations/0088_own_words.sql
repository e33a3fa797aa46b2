-- What a company calls by its own words: {"goal": {"one": "Rock", "many": "Rocks"}}.
alter table companies add column own_words jsonb not null default '{}';
