import { eachHead } from '../sync/server/heads.ts'
import type { Cursors } from './log-cursor.ts'
import type { Following, Services } from './services.ts'

/** Commits that follow each other closely are looked at together. */
const GATHER_MS = 50
/** How soon after one look at a company's commits the next one may follow: a busy company is looked at four times a second. */
const PAUSE_MS = 250
/** The same after a look that found nothing to pass: most of what a busy company commits is told nobody. */
const PAUSE_AFTER_NOTHING_MS = 2_000
/** What another node committed and did not tell before it died is found after so long. */
const SWEEP_MS = 10_000

interface Followed {
  cursors: Cursors
  /** The companies that are followed, as far as this node knows; complete after each sweep. */
  companies: Set<string>
  /** Passes what a company has committed. Answers whether there was anything to tell anybody. */
  pass(companyId: string): Promise<boolean>
}

/** Follows what companies commit: what this node commits soon afterwards, what others do by comparing all cursors with the heads. */
export function followLog(
  { node, pool, log }: Pick<Services, 'node' | 'pool' | 'log'>,
  { cursors, companies, pass }: Followed,
): Following {
  const waiting = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  /** Before that, a company is not looked at again. */
  const restUntil = new Map<string, number>()
  let stopped = false
  let sweeping: Promise<void> = Promise.resolve()

  async function passOnce(companyId: string): Promise<void> {
    const startedAt = Date.now()
    try {
      if (!(await pass(companyId))) restUntil.set(companyId, startedAt + PAUSE_AFTER_NOTHING_MS)
    } catch (error) {
      log.warn({ err: error }, `the log of a company was not followed (${cursors}); trying again`)
    }
  }
  /** One pass after the other for each company. */
  function soon(companyId: string): void {
    if (stopped || waiting.has(companyId)) return
    const begin = () => {
      waiting.delete(companyId)
      restUntil.set(companyId, Date.now() + PAUSE_MS)
      const before = running.get(companyId) ?? Promise.resolve()
      const work = before
        .then(() => passOnce(companyId))
        .finally(() => {
          if (running.get(companyId) === work) running.delete(companyId)
        })
      running.set(companyId, work)
    }
    const rest = (restUntil.get(companyId) ?? 0) - Date.now()
    waiting.set(companyId, setTimeout(begin, Math.max(GATHER_MS, rest)))
  }

  async function sweep(): Promise<void> {
    const { rows } = await pool.query<{ id: string; seq: number }>(
      `select company_id as id, seq::float8 as seq from ${cursors}`,
    )
    companies.clear()
    for (const [id, until] of restUntil) if (until < Date.now()) restUntil.delete(id)
    for (const { id } of rows) companies.add(id)
    const passed = new Map(rows.map(({ id, seq }) => [id, seq]))
    for await (const { company, seq } of eachHead(node.options.inCompany, [...passed.keys()]))
      if (seq > (passed.get(company) ?? seq)) soon(company)
  }
  const sweepNow = () => {
    sweeping = sweep().catch((error: unknown) =>
      log.warn({ err: error }, `cursors not read (${cursors}); trying again`),
    )
  }
  sweepNow()
  const timer = setInterval(sweepNow, SWEEP_MS)
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
    },
  }
}
