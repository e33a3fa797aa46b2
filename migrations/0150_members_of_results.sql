-- Who was on a team when its meeting ended, so that taking part can be counted. Results of before don't know.
alter table meeting_results add column member_ids jsonb
  check (jsonb_typeof(member_ids) = 'array' and jsonb_array_length(member_ids) <= 500);
