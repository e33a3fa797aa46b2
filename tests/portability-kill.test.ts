import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Issue } from '../src/features/issues/issues.table.ts'
import type { ExportState } from '../src/features/portability/export/exports.requests.ts'
import type { ImportState } from '../src/features/portability/import/imports.requests.ts'
import {
  checked,
  exportOf,
  exportWith,
  foundCompany,
  rowsIn,
  unzipped,
} from '../src/features/portability/portability-harness.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { addJob } from '../src/server/jobs.ts'
import { heldRow } from './held-row.ts'
import { issueRow } from './issue-rows.ts'
import { type Killable, killable, newAccount } from './killable.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const ROWS = 1_000
/** Who works on a job hears of the end only then. */
const JOBS_MAY_TAKE_MS = 8_000
/** Held by the owner, who may take as long as a busy machine does. */
const HEAD = 'select from sync_head where company_id = $1 for update'

let server: Killable
let maya: { id: string; cookie: string }
let issues: Issue[]
let file: Blob
let companyId: string

beforeAll(async () => {
  server = await killable('portability-kill')
  maya = await newAccount(server.database, 'maya@harbor.example')
  const harbor = await foundCompany(server, maya, 'Harbor')
  const files = await unzipped(await exportOf(server, maya, harbor))
  const teamId = rowsIn<{ id: string }>(files, 'teams')[0]!.id
  issues = Array.from({ length: ROWS }, (_, index) =>
    issueRow({
      teamId,
      ownerId: maya.id,
      title: `Crane ${index}`,
      description: randomBytes(1_000).toString('base64'),
    }),
  )
  file = await exportWith(files, 'issues', issues.map((issue) => `${JSON.stringify(issue)}\n`).join(''))
})
afterAll(() => server?.stop())

const inside = async <Row extends object>(id: string, text: string, values: unknown[] = []): Promise<Row[]> =>
  inCompany(
    server.database.app,
    id,
    null,
    async (client) => (await client.query<Row>(text, [id, ...values])).rows,
  )

const countOf = async (id: string, table: string, condition = 'true'): Promise<number> => {
  const text = `select count(*)::int as count from ${table} where company_id = $1 and ${condition}`
  return (await inside<{ count: number }>(id, text))[0]!.count
}

const attemptsOf = (id: string, table: string) =>
  inside(id, `select state, attempts, run_id is null as free from ${table} where company_id = $1`)

interface Payload {
  companyId: string
  importId?: string
  exportId?: string
}

/** What the clock does a minute after a death: whoever gave no sign of life is followed by another. */
async function follow(table: string, task: string, payload: Payload): Promise<void> {
  await inside(
    payload.companyId,
    `update ${table} set touched_at = now() - interval '2 minutes' where company_id = $1`,
  )
  // Two nodes may hear of it at once.
  for (let node = 0; node < 2; node++) await addJob(server.database.app, task, payload)
}

const importOf = async (id: string): Promise<ImportState> => {
  const answer = await fetch(`${server.url}/api/imports/${id}`, { headers: { cookie: maya.cookie } })
  return ((await answer.json()) as { import: ImportState }).import
}

/** Begins something, ends the process once `isMiddle`, and lets go what it had sent already. */
async function endInTheMiddle(
  id: string,
  begin: () => Promise<unknown>,
  isMiddle: () => Promise<boolean>,
  end: 'kill' | 'end',
): Promise<void> {
  const head = await heldRow(server.database.owner, id, HEAD)
  await begin()
  while (!(await isMiddle())) await head.step()
  const ended = server[end]()
  if (end === 'kill') await ended
  else await sleep(JOBS_MAY_TAKE_MS)
  await head.release()
  await ended
}

const isHalfThere = async (id: string) => (await countOf(id, 'issues')) > ROWS / 4

async function checkedImport(
  name: string,
): Promise<{ id: string; importId: string; start(): Promise<unknown> }> {
  const id = await foundCompany(server, maya, name)
  const { id: importId } = await checked(server, maya, id, file)
  return {
    id,
    importId,
    start: () => server.post(maya.cookie, '/api/imports/start', { companyId: id, importId }),
  }
}

test('an import goes on after a node that stopped and one that was killed, and writes each row once', async () => {
  const { id, importId, start } = await checkedImport('Quay')
  companyId = id
  await endInTheMiddle(id, start, async () => (await countOf(id, 'issues')) > 0, 'end')
  expect(await attemptsOf(id, 'company_imports')).toEqual([{ state: 'importing', attempts: 0, free: true }])
  const first = await countOf(id, 'issues')
  expect(first).toBeLessThan(ROWS)

  const isFurther = async () => (await countOf(id, 'issues')) > first
  await endInTheMiddle(id, () => server.start(), isFurther, 'kill')
  expect(await countOf(id, 'issues')).toBeLessThan(ROWS)
  expect(await attemptsOf(id, 'company_imports')).toEqual([{ state: 'importing', attempts: 1, free: false }])

  await server.start()
  await follow('company_imports', 'company-import', { companyId: id, importId })
  await expect.poll(async () => (await importOf(id)).state, { timeout: 60_000 }).toBe('done')
  const rows = await inside<{ id: string }>(id, 'select id from issues where company_id = $1')
  expect(rows.map((row) => row.id).toSorted()).toEqual(issues.map((issue) => issue.id).toSorted())
  expect(await countOf(id, 'sync_change', "entity = 'issues'")).toBe(ROWS)
})

test('an export goes on after a node that was killed, and is complete', async () => {
  const id = companyId
  const before = await unzipped(await exportOf(server, maya, id))
  const latest = async (): Promise<ExportState> => {
    const answer = await fetch(`${server.url}/api/exports/${id}`, { headers: { cookie: maya.cookie } })
    return ((await answer.json()) as { export: ExportState }).export
  }
  // It notes itself in the audit log first, and waits there until its own row is locked too.
  const head = await heldRow(server.database.owner, id, HEAD)
  await server.post(maya.cookie, '/api/exports', { companyId: id })
  const exportId = (await latest()).id
  const row = await heldRow(
    server.database.owner,
    id,
    'select from company_exports where company_id = $1 and id = $2 for update',
    [exportId],
  )
  await head.release()
  const parts = () => countOf(id, 'company_export_parts', `export_id = '${exportId}'`)
  while ((await parts()) < 2) await row.step()
  await server.kill()
  await row.release()
  expect(await latestState(exportId)).toBe('running')

  await server.start()
  await follow('company_exports', 'company-export', { companyId: id, exportId })
  await expect.poll(async () => (await latest()).state, { timeout: 60_000 }).toBe('ready')
  const answer = await fetch(`${server.url}/api/exports/${id}/${exportId}/file`, {
    headers: { cookie: maya.cookie },
  })
  const after = await unzipped(await answer.blob())
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const path of Object.keys(before))
    if (!/audit_log|manifest/.test(path)) expect([path, after[path] === before[path]]).toEqual([path, true])
  expect(await countOf(id, 'audit_log', `id = '${exportId}'`)).toBe(1)
  const runs = await inside(
    id,
    'select distinct run_id from company_export_parts where company_id = $1 and export_id = $2',
    [exportId],
  )
  expect(runs).toHaveLength(1)

  async function latestState(wanted: string): Promise<string | undefined> {
    const rows = await inside<{ state: string }>(
      id,
      'select state from company_exports where company_id = $1 and id = $2',
      [wanted],
    )
    return rows[0]?.state
  }
})

test('an import that kills every process is given up half way, and taken back although that is killed, too', async () => {
  const { id, importId, start } = await checkedImport('Wharf')
  const payload = { companyId: id, importId }
  await endInTheMiddle(id, start, () => isHalfThere(id), 'kill')
  await inside(id, 'update company_imports set attempts = 6 where company_id = $1')
  await server.start()
  await follow('company_imports', 'company-import', payload)
  await expect.poll(async () => (await importOf(id)).state, { timeout: 60_000 }).toBe('half')

  const written = await countOf(id, 'issues')
  const takeBack = () => server.post(maya.cookie, '/api/imports/take-back', payload)
  await endInTheMiddle(id, takeBack, async () => (await countOf(id, 'issues')) < written, 'kill')
  expect(await countOf(id, 'issues')).toBeGreaterThan(0)
  expect(await attemptsOf(id, 'company_imports')).toEqual([
    { state: 'taking-back', attempts: 1, free: false },
  ])

  await server.start()
  await follow('company_imports', 'company-import', payload)
  await expect.poll(async () => (await importOf(id)).state, { timeout: 60_000 }).toBe('taken-back')
  const { report, rowsAll } = await importOf(id)
  expect(report!.takenBack).toEqual({ removed: rowsAll, stayed: [] })
  expect(await countOf(id, 'issues')).toBe(0)
  expect(await countOf(id, 'teams')).toBe(1)
  for (const action of ['taking back an import', 'import taken back'])
    expect(await countOf(id, 'audit_log', `action = '${action}'`)).toBe(1)
  expect((await checked(server, maya, id, file)).state).toBe('checked')
})
