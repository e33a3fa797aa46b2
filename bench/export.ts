import type { ExportsAnswer, ExportState } from '../src/features/portability/export/exports.requests.ts'
import { atMost, type Bar, megabytes, plain } from './bar.ts'
import { fillMetrics } from './fill-metrics.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'
import { watch } from './watch.ts'

const METRICS = 400
const WEEKS = 250
const ROWS = METRICS * WEEKS

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
      await fillMetrics(stage, company, { metrics: METRICS, weeks: WEEKS })
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
