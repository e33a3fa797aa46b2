import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import type { Services } from '../../../server/services.ts'
import { addJobs, type Work } from '../../../server/jobs.ts'
import { newFileName } from '../../../server/files/files.ts'
import { CHECKS, type Check, type SelfTestAnswer } from './diagnostics.requests.ts'
import { freeBytes, overviewOf } from './overview.server.ts'
import { LEAST_FREE } from './trouble.rules.ts'

type Serving = Pick<Services, 'pool' | 'files' | 'config' | 'mailer'>
/** Whether it passed, and what was measured in the unit of the check. */
type Outcome = { passed: boolean; figure?: number }

const WITHIN = 10_000
const LOOKS_EVERY = 100
/** Between the server and its database; more than this and timers of meetings jump. */
const MOST_SKEW_MS = 1_000

const TASK = 'self-test'

/** What the check of the queue sends through it. */
export const selfTestWork: Work = { tasks: { [TASK]: async () => undefined }, crontab: [] }

/** Runs every check of the running server against what it really uses, each for at most ten seconds. */
export async function selfTest(services: Serving): Promise<SelfTestAnswer['results']> {
  const results: SelfTestAnswer['results'] = []
  for (const check of CHECKS) {
    const start = performance.now()
    const { passed, figure = null } = await intime(tests[check](services))
    results.push({ check, passed, milliseconds: Math.round(performance.now() - start), figure })
  }
  return results
}

const intime = (outcome: Promise<Outcome>): Promise<Outcome> =>
  Promise.race([
    outcome.catch((): Outcome => ({ passed: false })),
    new Promise<Outcome>((resolve) => setTimeout(resolve, WITHIN, { passed: false }).unref()),
  ])

const tests: Record<Check, (services: Serving) => Promise<Outcome>> = {
  /** Writes a row and reads it back. */
  async database({ pool }) {
    const bucket = `self-test:${randomBytes(8).toString('hex')}`
    await pool.query('insert into rate_limits (bucket, tries) values ($1, 7)', [bucket])
    const { rows } = await pool.query<{ tries: number }>(
      'delete from rate_limits where bucket = $1 returning tries',
      [bucket],
    )
    return { passed: rows[0]?.tries === 7 }
  },

  /** What one node tells the others arrives. */
  async listening({ pool }) {
    const channel = `self_test_${randomBytes(8).toString('hex')}`
    const client = await pool.connect()
    try {
      const heard = new Promise<Outcome>((resolve) => {
        client.once('notification', ({ payload }) => resolve({ passed: payload === 'heard' }))
      })
      await client.query(`listen ${channel}`)
      await pool.query('select pg_notify($1, $2)', [channel, 'heard'])
      return await intime(heard)
    } finally {
      client.release(true)
    }
  },

  async files({ files }) {
    const name = newFileName()
    const bytes = randomBytes(64_000)
    try {
      await files.put(name, bytes)
      const opened = await files.open(name)
      return { passed: opened !== null && bytes.equals(await buffer(opened.stream)) }
    } finally {
      await files.remove(name)
    }
  },

  async clock({ pool }) {
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
    const figure = Math.abs(rows[0]!.now.getTime() - Date.now())
    return { passed: figure < MOST_SKEW_MS, figure }
  },

  async jobs(services) {
    const { jobs, troubles } = await overviewOf(services)
    return {
      passed: !troubles.includes('jobs-failed') && !troubles.includes('jobs-late'),
      figure: jobs.waiting,
    }
  },

  /** A job is gone from the queue once some node has done it. */
  async queue({ pool }) {
    const key = `${TASK}:${randomBytes(8).toString('hex')}`
    await addJobs(pool, TASK, [{ key, payload: {} }])
    const until = performance.now() + WITHIN
    while (performance.now() < until) {
      const { rowCount } = await pool.query('select from graphile_worker.jobs where key = $1', [key])
      if (rowCount === 0) return { passed: true }
      await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY))
    }
    return { passed: false }
  },

  async mail({ mailer }) {
    await mailer.check()
    return { passed: true }
  },

  async disk({ config }) {
    const figure = await freeBytes(config.dataDirectory)
    return { passed: figure >= LEAST_FREE, figure }
  },
}
