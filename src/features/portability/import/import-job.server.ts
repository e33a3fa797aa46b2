import { addJob, brief, type Queryable, type Work } from '../../../server/jobs.ts'
import type { Services } from '../../../server/services.ts'
import { isFinal, Refusal } from '../../../sync/refusal.ts'
import { MOST_ATTEMPTS, MOST_DEATHS, STALE_SECONDS } from '../export/export-limits.rules.ts'
import { performMove } from '../movers/mover-job.server.ts'
import { checkExport } from './import-check.server.ts'
import { UPLOAD_KEPT_SECONDS } from './import-limits.rules.ts'
import {
  dropImport,
  endImportRun,
  type ImportRun,
  releaseImport,
  takeImport,
  touchImport,
} from './import-store.server.ts'
import { forgetSome } from './import-records.server.ts'
import { ENDED_TOO_OFTEN, NOT_TAKEN_BACK, NOT_WRITTEN } from './import.text.ts'
import { Ended, readParts } from './import-upload.server.ts'
import { writeImport } from './import-write.server.ts'
import { openExport, type OpenExport, UnfitFile } from './import-zip.server.ts'
import { finishImport, noteDone } from './finish-import.server.ts'
import { RESTORED, SETUP } from '../setup/setup-tables.rules.ts'
import { takeBackImport } from './taking-back.server.ts'
import type { ImportReport } from './imports.requests.ts'

const TASK = 'company-import'
const DROP = 'company-import-drop'
const NEXT_ATTEMPT_SECONDS = 10
const TOUCH_MS = 500

interface Payload {
  companyId: string
  importId: string
}

/** Has somebody work on an import, in the transaction that says so: whoever dies in between leaves neither. */
export const queueImport = (db: Queryable, payload: Payload): Promise<void> => addJob(db, TASK, payload)

/** Drops an upload that nobody imports. */
export const queueDrop = (db: Queryable, payload: Payload): Promise<void> =>
  addJob(db, DROP, payload, UPLOAD_KEPT_SECONDS)

/** Only this file adds these tasks, so the payloads have their shape. */
export const importWork = (services: Services): Work => ({
  tasks: {
    [TASK]: (payload, { abortSignal }) => work(services, payload as Payload, abortSignal),
    [DROP]: brief(async (payload) => {
      const { companyId, importId } = payload as Payload
      await services.node.options.inCompany(companyId, null, (client) =>
        dropImport(client, companyId, importId),
      )
    }),
  },
  crontab: [],
})

/** One at a time on a node: an import is much work, and nobody waits for two. */
let isBusy = false

async function work(services: Services, payload: Payload, signal: AbortSignal): Promise<void> {
  const { pool, node } = services
  const { companyId, importId } = payload
  if (isBusy) return addJob(pool, TASK, payload, NEXT_ATTEMPT_SECONDS)
  isBusy = true
  try {
    const run = await node.options.inCompany(companyId, null, async (client) => {
      const taken = await takeImport(client, companyId, importId)
      // As with exports: whoever dies is followed by this one.
      if (taken !== 'over') await addJob(client, TASK, payload, STALE_SECONDS + 1)
      return taken
    })
    if (run === 'under way') return
    if (run === 'over') {
      await noteDone(services, payload)
      return await forget(services, companyId)
    }
    if (run.attempts > MOST_DEATHS) await giveUp(services, run)
    else await perform(services, run, signal)
  } finally {
    isBusy = false
  }
}

const giveUp = async ({ node, log }: Services, run: ImportRun): Promise<void> => {
  log.error({ attempts: run.attempts }, 'an import ends every process that works on it')
  await node.options.inCompany(run.companyId, null, (client) =>
    endImportRun(client, run, failureOf(run), reportOf(run.report, wholeFile(ENDED_TOO_OFTEN))),
  )
}

/** What a run that fails leaves: what could not be taken back may be tried again. */
const failureOf = ({ state }: ImportRun) => (state === 'taking-back' ? 'half' : 'refused')

/** Drops what an import that is over has noted of its rows. */
async function forget({ node }: Services, companyId: string): Promise<void> {
  while (await node.options.inCompany(companyId, null, (client) => forgetSome(client, companyId)));
}

async function perform(services: Services, run: ImportRun, signal: AbortSignal): Promise<void> {
  const { node, log } = services
  const { companyId, importId, madeBy, state, attempts } = run
  const inCompany = <T>(work: Parameters<typeof node.options.inCompany<T>>[2]) =>
    node.options.inCompany(companyId, null, work)
  const must = async (done: number, all: number) => {
    if (signal.aborted) throw new Ended()
    if (!(await inCompany((client) => touchImport(client, run, done, all)))) throw new Ended()
  }
  let report: ImportReport | null = null
  try {
    if (state === 'taking-back') {
      const takenBack = await takeBackImport(services, run, must)
      const told = { ...(run.report ?? NOTHING), takenBack }
      await inCompany((client) => endImportRun(client, run, 'taken-back', told))
      return await forget(services, companyId)
    }
    if (run.mover !== null) {
      const moved = await performMove(services, run, await readParts(services, run)(0, run.bytes), must)
      const isLook = state === 'checking'
      await inCompany((client) => endImportRun(client, run, isLook ? 'checked' : 'done', moved))
      if (!isLook) await noteDone(services, run)
      return await forget(services, companyId)
    }
    const { app } = node.options
    const synced = [...node.codecs.values()].map(({ table }) => table)
    const file = await openExport(readParts(services, run), run.bytes, {
      schema: app.schema,
      tables: [...node.codecs.keys()],
      setup: SETUP.map(({ name }) => name),
    })
    report = emptyReport(file)
    const all = file.manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
    let toldAt = 0
    const tell = async (done: number, always: boolean) => {
      if (signal.aborted) throw new Ended()
      if (!always && Date.now() - toldAt < TOUCH_MS) return
      toldAt = Date.now()
      await must(done, all)
    }
    if (state === 'checking') {
      report = await checkExport(file, [...synced, ...RESTORED], (done) => tell(done, false))
      const result = report.problemCount === 0 ? 'checked' : 'refused'
      await inCompany((client) => endImportRun(client, run, result, report))
      return
    }
    const now = run.askedAt.toISOString()
    const onRows = (done: number) => tell(done, true)
    const accounts = await writeImport(services, file, {
      companyId,
      importId,
      importerId: madeBy,
      now,
      done: run.rowsDone,
      onRows,
    })
    await finishImport(services, run, file, accounts)
    await noteDone(services, run)
    await forget(services, companyId)
  } catch (error) {
    if (signal.aborted) await again(0)
    else if (error instanceof Ended) return
    else if (error instanceof UnfitFile || isFinal(error) || attempts >= MOST_ATTEMPTS) {
      if (!(error instanceof UnfitFile)) log.error({ err: error }, 'an import failed')
      const failed =
        state === 'taking-back'
          ? reportOf(run.report, wholeFile(NOT_TAKEN_BACK))
          : refusedReport(report ?? run.report, error)
      await inCompany((client) => endImportRun(client, run, failureOf(run), failed))
    } else {
      log.error({ err: error, attempts }, 'an import is tried again')
      await again(NEXT_ATTEMPT_SECONDS)
    }
  }

  async function again(seconds: number): Promise<void> {
    await inCompany(async (client) => {
      await releaseImport(client, run, signal.aborted)
      await addJob(client, TASK, { companyId, importId } satisfies Payload, seconds)
    })
  }
}

const NOTHING: ImportReport = {
  company: '',
  madeAt: '',
  tables: [],
  people: 0,
  problems: [],
  problemCount: 0,
}

const emptyReport = ({ manifest }: OpenExport): ImportReport => ({
  ...NOTHING,
  company: manifest.company.name,
  madeAt: manifest.madeAt,
})

function refusedReport(report: ImportReport | null, error: unknown): ImportReport {
  const problem =
    error instanceof UnfitFile
      ? { file: error.file, line: error.line, problem: error.message }
      : wholeFile(error instanceof Refusal ? error.text.detail : NOT_WRITTEN)
  return reportOf(report, problem)
}

const wholeFile = (problem: string) => ({ file: '', line: 0, problem })

const reportOf = (report: ImportReport | null, problem: ImportReport['problems'][number]): ImportReport => ({
  ...(report ?? NOTHING),
  problems: [problem],
  problemCount: 1,
})
