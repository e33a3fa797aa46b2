import type pg from 'pg'
import { followLog } from '../../../server/follow-log.ts'
import { DueRunner } from '../../../server/outgoing/due.ts'
import type { Following, Services } from '../../../server/services.ts'
import { sourceTurn } from '../../metrics/sources/source-turn.server.ts'
import { deliverTurn } from './deliver.server.ts'
import { fanOut } from './fan-out.server.ts'

const known = new WeakMap<pg.Pool, Set<string>>()

/** The companies whose events somebody listens to, as far as this node knows; complete after each sweep. */
export function listenedTo(pool: pg.Pool): Set<string> {
  const companies = known.get(pool) ?? new Set()
  known.set(pool, companies)
  return companies
}

/** Follows what companies commit, and sends what is due. */
export function followCommits(services: Services): Following {
  const { pool, log } = services
  const runner = new DueRunner({
    pool,
    log,
    work: { hook: (due) => deliverTurn(services, due), source: (due) => sourceTurn(services, due) },
  })
  const following = followLog(services, {
    cursors: 'event_cursors',
    companies: listenedTo(pool),
    async pass(companyId) {
      const isDue = await fanOut(services, companyId)
      if (isDue) runner.wake()
      return isDue
    },
  })
  runner.start()
  return {
    committed: following.committed,
    async stop() {
      await following.stop()
      await runner.stop()
    },
  }
}
