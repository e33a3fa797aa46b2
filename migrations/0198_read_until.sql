-- Until which moment somebody has read or deleted all that they were told: one row however much that is.
alter table notification_preferences add column read_until timestamptz, add column deleted_until timestamptz;
