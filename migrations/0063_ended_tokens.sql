-- The end of a token whose person was removed, or was below the level that it needs. The audit log says so first; before it forgets that, it is
-- written down here.
alter table api_tokens add column ended_at timestamptz;
