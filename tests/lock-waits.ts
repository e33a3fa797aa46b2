/**
 * Which rows of pg_stat_activity are of somebody in this database who waits for a lock. On a cluster it is waited for on a worker, and the
 * coordinator waits for that worker.
 */
export const WAITS_FOR_LOCK = `datname = current_database()
  and (wait_event_type = 'Lock'
    or state = 'active' and wait_event = 'ClientRead' and clock_timestamp() - query_start > interval '1 second')`
