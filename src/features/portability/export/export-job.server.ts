import type { PoolClient } from 'pg'
import { addJob, brief, type Queryable, type Work } from '../../../server/jobs.ts'
import type { Services } from '../../../server/services.ts'
import { noteExport } from './export.mutations.ts'
import {
  AT_ONCE,
  KEPT_DAYS,
  MOST_ATTEMPTS,
  MOST_DEATHS,
  MOST_BYTES,
  PART_BYTES,
  STALE_SECONDS,
} from './export-limits.rules.ts'
import { mailExport } from './export-mail.server.ts'
import { filesOf, shownPictures } from './export-pictures.server.ts'
import { countRows, exportedRows } from './export-rows.server.ts'
import {
  addPart,
  finishExport,
  giveUpExport,
  removeExport,
  type Run,
  takeExport,
  touchExport,
} from './export-store.server.ts'
import { ExportWriter } from './export-zip.server.ts'
import type { ExportProblem } from './exports.requests.ts'
import { inSnapshot } from './snapshot.server.ts'
import { setupRows } from '../setup/setup-rows.server.ts'
import { SETUP } from '../setup/setup-tables.rules.ts'

const TASK = 'company-export'
const REMOVE = 'company-export-remove'
const MAIL = 'company-export-mail'

const TOUCH_MS = 500
const NEXT_ATTEMPT_SECONDS = 10
const DAY_SECONDS = 86_400

interface Payload {
  companyId: string
  exportId: string
}

/** Queues the making of an export, in the transaction that asks for it. */
export const queueExport = (db: Queryable, payload: Payload): Promise<void> => addJob(db, TASK, payload)

/** Only this file adds these tasks, so the payloads have their shape. */
export const exportWork = (services: Services): Work => ({
  tasks: {
    [TASK]: (payload, { abortSignal }) => work(services, payload as Payload, abortSignal),
    [REMOVE]: brief(async (payload) => {
      const { companyId, exportId } = payload as Payload
      await services.node.options.inCompany(companyId, null, (client) =>
        removeExport(client, companyId, exportId),
      )
    }),
    [MAIL]: brief((payload) => mailExport(services, payload as Payload)),
  },
  crontab: [],
})

const underWay = new Set<string>()

async function work(services: Services, payload: Payload, signal: AbortSignal): Promise<void> {
  const { pool, node } = services
  const { companyId, exportId } = payload
  if (underWay.size >= AT_ONCE) return addJob(pool, TASK, payload, NEXT_ATTEMPT_SECONDS)
  const taken = await node.options.inCompany(companyId, null, async (client) => {
    const run = await takeExport(client, companyId, exportId)
    // The queue notices after hours that a node has died; this job looks after every minute and goes on with what it left.
    if (run !== 'over') await addJob(client, TASK, payload, STALE_SECONDS + 1)
    return run
  })
  if (taken === 'over' || taken === 'under way') return
  if (taken.attempts > MOST_DEATHS)
    return node.options.inCompany(companyId, null, (client) => giveUpExport(client, taken, 'broken'))
  underWay.add(exportId)
  try {
    await make(services, taken, signal)
  } finally {
    underWay.delete(exportId)
  }
}

async function make(services: Services, run: Run, signal: AbortSignal): Promise<void> {
  const { node, log } = services
  const { companyId, exportId, attempts } = run
  const payload: Payload = { companyId, exportId }
  const inCompany = <T>(work: (client: PoolClient) => Promise<T>) =>
    node.options.inCompany(companyId, null, work)
  try {
    await node.run(companyId, null, noteExport, { exportId, personId: run.madeBy }, run.askedFrom)
    const bytes = await writeParts(services, run, signal)
    await inCompany(async (client) => {
      if (!(await finishExport(client, run, bytes))) return
      await addJob(client, REMOVE, payload, KEPT_DAYS * DAY_SECONDS)
      await addJob(client, MAIL, payload)
    })
  } catch (error) {
    if (error instanceof Superseded) return
    const problem = problemOf(error)
    const isLast = attempts >= MOST_ATTEMPTS && !signal.aborted
    if (!signal.aborted) log.error({ err: error, attempts }, 'an export failed')
    await inCompany(async (client) => {
      await giveUpExport(client, run, problem ?? (isLast ? 'broken' : null), signal.aborted)
      if (problem === null && !isLast)
        await addJob(client, TASK, payload, signal.aborted ? 0 : NEXT_ATTEMPT_SECONDS)
    })
  }
}

/** Another run has taken the place of this one. */
class Superseded extends Error {
  override name = 'Superseded'
}

class TooLarge extends Error {
  override name = 'TooLarge'
}

/** What a further attempt would not change: no space for the file (53100, or a database closed for writing because of it: 25006). */
function problemOf(error: unknown): ExportProblem | null {
  if (error instanceof TooLarge) return 'too-large'
  const { code } = error as { code?: unknown }
  return code === '53100' || code === '25006' || code === 'ENOSPC' ? 'disk-full' : null
}

/** Writes the file and returns its size. */
async function writeParts(services: Services, run: Run, signal: AbortSignal): Promise<number> {
  const { node } = services
  const { companyId, madeBy, attempts } = run
  const { inCompany } = node.options
  const must = (isOurs: boolean) => {
    if (!isOurs) throw new Superseded()
  }
  let gathered: Buffer = Buffer.alloc(0)
  let [number, bytes] = [0, 0]
  const store = async (part: Buffer) =>
    must(await inCompany(companyId, null, (client) => addPart(client, run, number++, part)))
  const sink = new WritableStream<Uint8Array>({
    async write(chunk) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) throw new TooLarge()
      gathered = Buffer.concat([gathered, chunk])
      for (; gathered.length >= PART_BYTES; gathered = gathered.subarray(PART_BYTES))
        await store(gathered.subarray(0, PART_BYTES))
    },
    async close() {
      if (gathered.length > 0) await store(gathered)
    },
  })
  let [all, passed, toldAt] = [0, 0, 0]
  const tell = async () => {
    toldAt = Date.now()
    const done = Math.min(all, Math.floor(passed / 2))
    must(await inCompany(companyId, null, (client) => touchExport(client, run, done, all)))
  }
  const tellInTime = async () => {
    if (Date.now() - toldAt >= TOUCH_MS) await tell()
  }
  async function* alive<Item>(items: AsyncIterable<Item>) {
    for await (const item of items) {
      yield item
      await tellInTime()
    }
  }
  // Each row is written twice, as JSON and as CSV.
  const onRows = (count: number) => void (passed += count)
  const options = { schema: node.options.app.schema, madeAt: new Date().toISOString(), onRows, signal }
  const file = await ExportWriter.begin(options, sink)
  const { name, pictures } = await inSnapshot(node, companyId, attempts, async (connection) => {
    const { rows } = await connection.query<{ name: string }>(
      'select name from companies where company_id = $1',
      [companyId],
    )
    all = await countRows(connection, companyId, node.codecs)
    await tell()
    await file.addTables([
      ...[...node.codecs.values()].map((codec) => ({
        table: codec.table,
        rows: () => alive(exportedRows(connection, companyId, madeBy, codec)),
      })),
      ...SETUP.map((table) => ({
        table,
        rows: () => alive(setupRows(connection, services, companyId, table)),
      })),
    ])
    return { name: rows[0]!.name, pictures: await shownPictures(connection, companyId) }
  })
  await file.addFiles(filesOf(pictures, services, tellInTime))
  await file.end({ id: companyId, name })
  return bytes
}
