import type pg from 'pg'
import type { Following, Services } from '../../../server/services.ts'
import { sourceTurn } from '../../metrics/sources/source-turn.server.ts'
import { deliverTurn } from './deliver.server.ts'
import { DueRunner } from '../../../server/outgoing/due.ts'
import { fanOut } from './fan-out.server.ts'

/** Commits that follow each other closely are looked at together. */
const GATHER_MS = 50
/** How soon after one look at a company's commits the next one may follow: a busy company is looked at four times a second. */
const PAUSE_MS = 250
/** What another node committed and did not tell before it died is found after so long. */
const SWEEP_MS = 10_000
const COMPANIES_AT_ONCE = 500

const known = new WeakMap<pg.Pool, Set<string>>()

/** The companies whose events somebody listens to, as far as this node knows; complete after each sweep. */
export function listenedTo(pool: pg.Pool): Set<string> {
  const companies = known.get(pool) ?? new Set()
  known.set(pool, companies)
  return companies
}

/** Follows what companies commit, and sends what is due. */
export function followCommits(services: Services): Following {
  const { node, pool, log } = services
  const companies = listenedTo(pool)
  const runner = new DueRunner({
    pool,
    log,
    work: { hook: (due) => deliverTurn(services, due), source: (due) => sourceTurn(services, due) },
  })
  const waiting = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  const lookedAt = new Map<string, number>()
  let stopped = false
  let sweeping: Promise<void> = Promise.resolve()

  const pass = async (companyId: string) => {
    try {
      if (await fanOut(services, companyId)) runner.wake()
    } catch (error) {
      log.warn({ err: error }, 'events not read; trying again')
    }
  }
  /** One pass after the other for each company. */
  function soon(companyId: string): void {
    if (stopped || waiting.has(companyId)) return
    const begin = () => {
      waiting.delete(companyId)
      lookedAt.set(companyId, Date.now())
      const before = running.get(companyId) ?? Promise.resolve()
      const work = before
        .then(() => pass(companyId))
        .finally(() => {
          if (running.get(companyId) === work) running.delete(companyId)
        })
      running.set(companyId, work)
    }
    const rest = (lookedAt.get(companyId) ?? 0) + PAUSE_MS - Date.now()
    waiting.set(companyId, setTimeout(begin, Math.max(GATHER_MS, rest)))
  }

  async function sweep(): Promise<void> {
    const { rows } = await pool.query<{ id: string; seq: number }>(
      'select company_id as id, seq::float8 as seq from event_cursors',
    )
    companies.clear()
    for (const [id, at] of lookedAt) if (at < Date.now() - SWEEP_MS) lookedAt.delete(id)
    for (const { id } of rows) companies.add(id)
    for (let start = 0; start < rows.length; start += COMPANIES_AT_ONCE) {
      const some = rows.slice(start, start + COMPANIES_AT_ONCE)
      const heads = await node.options.inCompany(some[0]!.id, null, (client) =>
        client.query<{ company: string; seq: number }>(
          'select company, seq::float8 as seq from sync_heads($1)',
          [some.map(({ id }) => id)],
        ),
      )
      const passed = new Map(some.map(({ id, seq }) => [id, seq]))
      for (const { company, seq } of heads.rows) if (seq > (passed.get(company) ?? seq)) soon(company)
    }
  }
  const sweepNow = () => {
    sweeping = sweep().catch((error: unknown) => log.warn({ err: error }, 'cursors not read; trying again'))
  }
  sweepNow()
  const timer = setInterval(sweepNow, SWEEP_MS)
  runner.start()
  return {
    committed: (companyId) => {
      if (companies.has(companyId)) soon(companyId)
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      for (const one of waiting.values()) clearTimeout(one)
      await sweeping
      await Promise.all(running.values())
      await runner.stop()
    },
  }
}
