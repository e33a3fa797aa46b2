import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import type { Following, Services } from '../../../server/services.ts'
import type { ConnectedNode } from './diagnostics.requests.ts'

const BEAT_MS = 15_000
/** A node that has missed three beats has stopped, or can't reach the database. */
const GONE_AFTER_SECONDS = 45

/** This server says now and then that it runs, and how many lines are open on it. */
export function beatOf({ pool, node, log }: Pick<Services, 'pool' | 'node' | 'log'>): Following {
  const [id, startedAt] = [randomUUID(), new Date()]
  let underWay: Promise<unknown> = Promise.resolve()
  function beat(): void {
    const { lines, people, companies } = node.openLines()
    underWay = pool
      .query(SAY, [id, hostname(), startedAt, lines, people, companies])
      .catch((error: unknown) => log.warn({ err: error }, 'this node did not say that it runs'))
  }
  const timer = setInterval(beat, BEAT_MS)
  timer.unref()
  beat()
  return {
    committed: () => undefined,
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}

const SAY = `
  with gone as (delete from node_heartbeats where seen_at < now() - interval '1 day')
  insert into node_heartbeats (id, host, started_at, lines, people, companies) values ($1, left($2, 255), $3, $4, $5, $6)
  on conflict (id) do update set seen_at = now(), lines = excluded.lines, people = excluded.people, companies = excluded.companies`

/** The servers that run now, those that began first above. */
export async function connectedNodes(pool: pg.Pool): Promise<ConnectedNode[]> {
  const { rows } = await pool.query<Omit<ConnectedNode, 'startedAt'> & { startedAt: Date }>(
    `select id, host, started_at as "startedAt", lines, people, companies from node_heartbeats
     where seen_at > now() - make_interval(secs => $1) order by host, started_at, id limit 100`,
    [GONE_AFTER_SECONDS],
  )
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }))
}
