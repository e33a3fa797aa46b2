import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import type { ExportsAnswer, ExportState } from '../src/features/portability/export/exports.requests.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../src/features/time/calendar.rules.ts'
import { atMost, type Bar, megabytes, plain } from './bar.ts'
import { metricAt, metricRows } from './metric-rows.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'
import { watch } from './watch.ts'

const METRICS = 400
const WEEKS = 250
const ROWS = METRICS * WEEKS
const METRICS_AT_ONCE = 20

/** A company of 100,000 values is exported and downloaded: what that does to everybody else on the node. */
export const exporting: Bar = {
  name: 'export',
  async run() {
    const stage = await openStage()
    try {
      const company = await stage.makeCompany({ people: 1, issues: 0, tasks: 0 })
      await makeDirector(stage, company)
      // The first mail of a process loads what writes mails.
      await exported(stage, company)
      await mailed(stage)
      await fill(stage, company)
      const before = process.memoryUsage.rss()
      const started = performance.now()
      const made = await watch(() => exported(stage, company))
      const seconds = (performance.now() - started) / 1_000
      const state = made.result
      if (state.state !== 'ready') throw new Error(`The export failed: ${state.problem}.`)
      const fetched = await watch(() => download(stage, company, state))
      return [
        atMost(`export of ${plain(ROWS)} rows: longest block`, made.longestBlock, 20),
        atMost(
          `export of ${plain(ROWS)} rows: memory beyond that before`,
          (made.mostMemory - before) / 1e6,
          200,
          megabytes,
        ),
        {
          what: `export of ${plain(ROWS)} rows: seconds, size`,
          measured: `${seconds.toFixed(1)} s, ${megabytes(state.bytes! / 1e6)}`,
          bar: '',
          reached: null,
        },
        atMost('its download: longest block', fetched.longestBlock, 20),
      ]
    } finally {
      await stage.stop()
    }
  },
}

const makeDirector = ({ services: { node } }: Stage, { id }: BenchCompany) =>
  node.options.inCompany(id, null, (client) =>
    client.query("update people set level = 'director' where company_id = $1", [id]),
  )

async function mailed({ services: { pool } }: Stage): Promise<void> {
  while ((await pool.query('select from mail_outbox')).rowCount === 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

async function fill({ services: { node } }: Stage, { id, teamId, people }: BenchCompany): Promise<void> {
  const weeks = weeksBack(addDays(mondayOf(utcDayOf(new Date().toISOString())), -7), WEEKS)
  for (let from = 0; from < METRICS; from += METRICS_AT_ONCE) {
    const rows = Array.from({ length: METRICS_AT_ONCE }, (_, place) =>
      metricRows(
        metricAt(from + place, { teamId, ownerId: people[0]!.id }),
        weeks.map((week, at) => [week, at * 1.5]),
      ),
    )
    await node.run(id, null, insertRows(rows.flat()), {})
  }
}

async function exported({ url }: Stage, { id, people }: BenchCompany): Promise<ExportState> {
  const headers = { cookie: people[0]!.cookie, origin: url, 'content-type': 'application/json' }
  const body = JSON.stringify({ companyId: id })
  const asked = await fetch(`${url}/api/exports`, { method: 'POST', headers, body })
  if (!asked.ok) throw new Error(`The export was answered ${asked.status}.`)
  for (;;) {
    const answer = await fetch(`${url}/api/exports/${id}`, { headers })
    const { export: state } = (await answer.json()) as ExportsAnswer
    if (state?.state === 'ready' || state?.state === 'failed') return state
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function download({ url }: Stage, { id, people }: BenchCompany, state: ExportState): Promise<void> {
  const answer = await fetch(`${url}/api/exports/${id}/${state.id}/file`, {
    headers: { cookie: people[0]!.cookie },
  })
  let bytes = 0
  for await (const chunk of answer.body!) bytes += chunk.length
  if (bytes !== state.bytes) throw new Error(`${bytes} bytes came of ${state.bytes}.`)
}
