import type pg from 'pg'
import { followLog } from '../../../server/follow-log.ts'
import { addJobs } from '../../../server/jobs.ts'
import { beginToFollow, catchUp, type Commits } from '../../../server/log-cursor.ts'
import type { Following, Services } from '../../../server/services.ts'

export const SETTLE_JOB = 'settle-process-readings'

/** What decides of all processes who is asked to read them. */
const DECIDING = ['process_published', 'process_readers', 'people', 'teams', 'team_members', 'seats']

const followed = new WeakMap<pg.Pool, Set<string>>()

/** The companies whose readings are followed, as far as this node knows; complete after each sweep. */
function followedIn(pool: pg.Pool): Set<string> {
  const companies = followed.get(pool) ?? new Set()
  followed.set(pool, companies)
  return companies
}

/**
 * Follows what companies commit, and has the readings settled that it concerns. The job is queued in the transaction that moves the cursor, so
 * a crash leaves nothing out.
 */
export function followReadings(services: Services): Following {
  const { node, pool } = services
  return followLog(services, {
    cursors: 'process_cursors',
    companies: followedIn(pool),
    pass: (companyId) =>
      catchUp(node, 'process_cursors', companyId, (client, commits) =>
        queueSettling(client, companyId, commits),
      ),
  })
}

async function queueSettling(
  client: pg.PoolClient,
  companyId: string,
  { from, until }: Commits,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from sync_change where company_id = $1 and seq > $2 and seq <= $3 and entity = any ($4::text[]) limit 1`,
    [companyId, from, until, DECIDING],
  )
  if (rowCount !== 0) {
    await queue(client, [companyId])
    return true
  }
  // A confirmation concerns its process alone.
  const { rows } = await client.query<{ id: string }>(
    `select distinct r.process_id as id from sync_change c
     join process_readings r on r.company_id = c.company_id and r.id = c.row_id
     where c.company_id = $1 and c.seq > $2 and c.seq <= $3 and c.entity = 'process_readings'`,
    [companyId, from, until],
  )
  await addJobs(
    client,
    SETTLE_JOB,
    rows.map(({ id }) => ({ key: `${SETTLE_JOB} ${companyId} ${id}`, payload: { companyId, only: id } })),
  )
  return rows.length > 0
}

/** Has the readings of these companies settled soon, each once however often it is asked. */
export const queue = (db: Parameters<typeof addJobs>[0], companyIds: readonly string[]): Promise<void> =>
  addJobs(
    db,
    SETTLE_JOB,
    companyIds.map((companyId) => ({ key: `${SETTLE_JOB} ${companyId}`, payload: { companyId } })),
  )

/** From now on the readings of a company follow what it does. Whatever it did before is settled once. */
export async function followCompany(
  { node, pool }: Pick<Services, 'node' | 'pool'>,
  companyId: string,
): Promise<void> {
  const companies = followedIn(pool)
  if (companies.has(companyId)) return
  await node.options.inCompany(companyId, null, async (client) => {
    if (await beginToFollow(client, 'process_cursors', companyId)) await queue(client, [companyId])
  })
  companies.add(companyId)
}
