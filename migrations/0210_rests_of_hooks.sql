-- Until when a receiver that keeps failing is left alone, whatever else waits for it.
alter table hooks add column rests_until timestamptz;
