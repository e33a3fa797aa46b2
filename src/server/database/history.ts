import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { APP_ROLE } from './app-role.ts'
import { isDistributed, oneShardAtATime } from './distribute.ts'
import { inTransaction } from './in-company.ts'

// Any constant will do as long as nothing else takes the same advisory lock.
const LOCK = 7_163_202_618

/**
 * Begins a new history if the database has been brought back to an earlier moment since servers last worked on it, or was put elsewhere:
 * PostgreSQL then writes another timeline, or is another cluster. Servers call this at their start, before they serve.
 * @param warn is told, in a sentence
 */
export async function noticeRecovery(owner: pg.Pool, warn: (message: string) => void): Promise<void> {
  // Not every hosted PostgreSQL says where it is.
  const origin = await originOf(owner).catch(() => null)
  if (origin === null) return
  await inTransaction(owner, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rows } = await client.query<{ origin: string }>('select origin from history_origin')
    if (rows[0]?.origin === origin) return
    await client.query(
      'insert into history_origin (origin) values ($1) on conflict (id) do update set origin = excluded.origin',
      [origin],
    )
    if (rows[0] === undefined) return
    await beginNewHistory(client)
    warn('The database was brought back to an earlier moment, or moved: browsers load everything anew.')
  })
}

/** The cluster, and its timeline, which begins anew whenever a server of PostgreSQL ends its recovery. */
async function originOf(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ cluster: string; timeline: string }>(
    `select system_identifier::text as cluster, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline
     from pg_control_system()`,
  )
  return `${rows[0]!.cluster}/${rows[0]!.timeline}`
}

/**
 * Browsers and followers of the log may know commits that this database lacks: they start afresh, and what waits in browsers is sent. Nobody
 * works any more on the jobs that somebody had begun, unless servers run.
 */
export async function beginNewHistory(client: pg.PoolClient): Promise<void> {
  if (await isDistributed(client)) await oneShardAtATime(client)
  // Row security binds an owner, too, who would see no company.
  await client.query('alter table sync_head no force row level security')
  // One for all companies: each has its own log, and a cluster takes no function here that answers differently each time.
  await client.query('update sync_head set epoch = $1', [randomUUID()])
  await client.query('alter table sync_head force row level security')
  if (await serversWork(client)) return
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null')
}

/** Whether other processes are connected as servers are. */
export async function serversWork(client: Pick<pg.PoolClient, 'query'>): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and usename = $1
       and application_name <> current_setting('application_name')`,
    [APP_ROLE],
  )
  return rowCount! > 0
}
