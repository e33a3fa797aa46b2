-- What a form said of its report's figures when it was submitted, the task that was made of a note, and the copy that a new manager was given.

alter table conversation_sides add column facts jsonb check (jsonb_typeof(facts) = 'object');
alter table conversation_sides add column share_with_id uuid;
alter table conversation_sides add column shared_with_ids jsonb not null default '[]'
  check (jsonb_typeof(shared_with_ids) = 'array' and jsonb_array_length(shared_with_ids) <= 10);
alter table conversation_sides alter column shared_with_ids drop default;
alter table conversation_sides add foreign key (company_id, share_with_id) references people (company_id, id);
alter table conversation_sides drop constraint conversation_sides_side_check;
alter table conversation_sides add constraint conversation_sides_side_check check (side in ('manager', 'report', 'shared'));
create index conversation_sides_to_share on conversation_sides (company_id) where share_with_id is not null;

alter table conversation_notes add column task_id uuid;
