import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { app } from '../src/features/registry.ts'
import { backUp } from '../src/server/backup/back-up.ts'
import { givingWay } from '../src/server/backup/giving-way.ts'
import { restore } from '../src/server/backup/restore.ts'
import { loadConfig } from '../src/server/config.ts'
import { joinDatabase, openDatabase } from '../src/server/database/database.ts'
import { MIGRATIONS, readMigrations } from '../src/server/database/migrate.ts'
import { keyFingerprints } from '../src/server/seals.ts'
import { atMost, type Bar, megabytes, type Measure, milliseconds, percentile, plain, sorted } from './bar.ts'
import { fillMetrics } from './fill-metrics.ts'
import { startTalking, type Talking } from './load/run.ts'
import type { SteadyPlan } from './load/steady.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'
import { tickersOf } from './tickers.ts'
import { watch } from './watch.ts'

/** Each is there once, and once more in the log of changes. */
const METRICS = 200
const WEEKS = 250
const PEOPLE = 8
const PER_SECOND = 100
const SECONDS = 4
const TURNS = 5

const silent = () => undefined

/** More than 100,000 rows are backed up by the process that serves, mutations beside that, and all of them brought back. */
export const backup: Bar = {
  name: 'backup',
  async run() {
    const stage = await openStage()
    const load = await startTalking('steady.ts')
    const config = loadConfig({ DATA_DIR: stage.directory })
    const { owner, stop } = await joinDatabase(config)
    try {
      const company = await stage.makeCompany({ people: PEOPLE, issues: 0, tasks: PEOPLE })
      await fillMetrics(stage, company, { metrics: METRICS, weeks: WEEKS })
      const make = async (name: string) => {
        const path = join(stage.directory, name)
        return { path, ...(await backUp({ owner, files: null, path, say: silent, rest: givingWay() })) }
      }
      await make('first.backup')
      const started = performance.now()
      const made = await watch(() => make('measured.backup'))
      const seconds = (performance.now() - started) / 1_000
      const { path, tables } = made.result
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      return [
        figure(
          `backup of ${plain(rows)} rows`,
          `${seconds.toFixed(1)} s, ${megabytes((await stat(path)).size / 1e6)}`,
        ),
        atMost('the same: longest block of the server', made.longestBlock, 20),
        ...(await besideBackups(sending(stage, load, company), make)),
        figure(
          'its restore into an empty embedded database',
          `${(await restored(stage, path)).toFixed(1)} s`,
        ),
      ]
    } finally {
      load.stop()
      await stop()
      await stage.stop()
    }
  },
}

const figure = (what: string, measured: string): Measure => ({ what, measured, bar: '', reached: null })

/** Mutations at an even pace, in turns without and beside one backup after the other; what else is busy spoils a few turns. */
async function besideBackups(
  send: () => Promise<number[]>,
  make: (name: string) => Promise<unknown>,
): Promise<Measure[]> {
  await send()
  const turns: { alone: number[]; beside: number[] }[] = []
  let count = 0
  for (let turn = 0; turn < TURNS; turn++) {
    const alone = sorted(await send())
    const sent = send()
    const isOver = sent.then(() => true)
    while (!(await Promise.race([isOver, Promise.resolve(false)]))) await make(`${count++}.backup`)
    turns.push({ alone, beside: sorted(await sent) })
  }
  const middle = (kind: 'alone' | 'beside', share: number) =>
    percentile(sorted(turns.map((turn) => percentile(turn[kind], share))), 0.5)
  const both = (share: number) =>
    `${milliseconds(middle('alone', share))}, ${milliseconds(middle('beside', share))}`
  return [
    figure(`mutations at rest and beside backups, ${PER_SECOND}/s: p50`, both(0.5)),
    figure('the same, p99', both(0.99)),
    atMost(`beside backups, p99, middle of ${TURNS} turns`, middle('beside', 0.99), 70),
  ]
}

const sending = ({ url }: Stage, load: Talking, company: BenchCompany) => {
  const senders = tickersOf(company)
  const plan: SteadyPlan = { url, schema: app.schema, seconds: SECONDS, perSecond: PER_SECOND, senders }
  return async () => (await load.ask(plan)) as number[]
}

/** In seconds. */
async function restored({ directory }: Stage, path: string): Promise<number> {
  const database = await openDatabase(loadConfig({ DATA_DIR: join(directory, 'restored') }))
  try {
    const migrations = await readMigrations(MIGRATIONS)
    const fingerprints = await keyFingerprints(loadConfig({ DATA_DIR: directory }))
    const started = performance.now()
    await restore({ owner: database.owner, migrations, files: null, fingerprints, path, say: silent })
    return (performance.now() - started) / 1_000
  } finally {
    await database.stop()
  }
}
