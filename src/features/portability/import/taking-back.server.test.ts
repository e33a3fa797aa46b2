import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { notifications } from '../../notifications/notifications.table.ts'
import { newId } from '../../../sync/id.ts'
import { updateCompany } from '../../companies/companies.mutations.ts'
import { updateIssue } from '../../issues/issues.mutations.ts'
import { type Issue, issues } from '../../issues/issues.table.ts'
import {
  checked,
  exportOf,
  foundCompany,
  imported,
  rowsIn,
  takenBack,
  unzipped,
} from '../portability-harness.ts'
import { queueImport } from './import-job.server.ts'
import { type HalfImports, startHalfImports } from './taking-back-harness.ts'

let running: HalfImports
let server: HalfImports['server']
let other: HalfImports['other']
let nora: HalfImports['nora']
let files: HalfImports['files']
let whole: HalfImports['whole']
let halfImported: HalfImports['halfImported']
let entriesOf: HalfImports['entriesOf']
beforeAll(async () => {
  running = await startHalfImports()
  ;({ server, other, nora, files, whole, halfImported, entriesOf } = running)
}, 120_000)
afterAll(() => running?.stop())

/** As the calendar does on its own. */
const notify = defineMutation('notify', {
  input: { id: uuid(), personId: ref('people') },
  internal: true,
  may: (actor) => actor.system,
  run: (tx, { id, personId }, { now }) =>
    tx.insert(notifications, {
      id,
      personId,
      kind: 'quarter_halfway',
      subjectKind: null,
      subjectId: null,
      teamId: null,
      name: null,
      count: 1,
      day: null,
      senderId: null,
      createdAt: now,
      readAt: null,
      deletedAt: null,
    }),
})

test('an import that ended half way is taken back once, on whichever nodes, and the company takes a file again', async () => {
  const { companyId, importId } = await halfImported('Harbor Two')
  await expect(checked(server, nora, companyId, whole)).rejects.toThrow('import/half')
  const elsewhere = (await other.services.node.company(companyId))!
  expect(elsewhere.replica.store.where(issues, {}).length).toBeGreaterThan(0)
  await server.services.node.run(companyId, null, notify, { id: newId(), personId: nora.userId })
  const taking = takenBack(server, nora, companyId, importId)
  for (const { services } of [server, other, server, other])
    await queueImport(services.pool, { companyId, importId })
  const back = await taking
  expect(back).toMatchObject({ state: 'taken-back', report: { takenBack: { stayed: [] } } })
  expect(back.rowsDone).toBe(back.rowsAll)
  const { removed } = back.report!.takenBack!
  expect(removed).toBeGreaterThan(500)
  expect(await entriesOf(companyId)).toEqual([
    { action: 'taking back an import', after: null },
    { action: 'import taken back', after: `${removed.toLocaleString('en-US')} rows removed, 0 stayed` },
  ])
  await expect.poll(() => elsewhere.replica.store.where(issues, {})).toEqual([])

  const after = await unzipped(await exportOf(server, nora, companyId))
  const fresh = await unzipped(
    await exportOf(server, nora, await foundCompany(server, nora, 'Never imported into')),
  )
  for (const name of server.services.node.codecs.keys())
    if (name !== 'audit_log' && name !== 'notifications')
      expect([name, rowsIn(after, name).length]).toEqual([name, rowsIn(fresh, name).length])
  expect(after['json/companies.jsonl']).toContain('"name":"Harbor Two"')
  const { rows } = await server.services.pool.query('select from invited_addresses where company_id = $1', [
    companyId,
  ])
  expect(rows).toEqual([])

  const again = await checked(server, nora, companyId, whole)
  expect((await imported(server, nora, companyId, again.id)).state).toBe('done')
  const last = await unzipped(await exportOf(server, nora, companyId))
  for (const name of ['issues', 'tasks', 'comments', 'metric_values'])
    expect(last[`json/${name}.jsonl`]).toBe(files[`json/${name}.jsonl`])
  await expect
    .poll(() =>
      server.services.node.options.inCompany(
        companyId,
        null,
        async (client) =>
          (await client.query('select from company_import_rows where company_id = $1', [companyId])).rowCount,
      ),
    )
    .toBe(0)
}, 120_000)

test('what people have changed meanwhile stays, with what it refers to, and is counted; so do settings', async () => {
  const { companyId, importId } = await halfImported('Harbor Three')
  const { node } = server.services
  const store = (await node.company(companyId))!.replica.store
  const issue = store.where(issues, {}).find(({ status }) => status === 'open')
  const title = 'Renamed after the import'
  await node.run(companyId, nora.userId, updateIssue, { id: issue!.id, title })
  await node.run(companyId, nora.userId, updateCompany, { name: 'Named by hand' })
  const back = await takenBack(server, nora, companyId, importId)
  const { stayed } = back.report!.takenBack!
  expect(back.state).toBe('taken-back')
  expect(stayed.find(({ name }) => name === 'issues')).toEqual({ name: 'issues', rows: 1 })
  expect(stayed.find(({ name }) => name === 'teams')!.rows).toBeGreaterThan(0)
  const after = await unzipped(await exportOf(server, nora, companyId))
  expect(rowsIn<Issue>(after, 'issues')).toMatchObject([{ id: issue!.id, title }])
  expect(rowsIn(after, 'tasks')).toEqual([])
  expect(after['json/companies.jsonl']).toContain('"name":"Named by hand"')
  for (const { name, rows } of stayed)
    if (name !== 'audit_log') expect(rowsIn(after, name).length).toBeGreaterThanOrEqual(rows)
}, 120_000)

test('only directors take back, only of their own company, and only what ended half way', async () => {
  const { companyId, importId } = await halfImported('Harbor Four')
  const ravi = await server.signIn(server.lantern.people['ravi']!)
  await expect(takenBack(server, ravi, companyId, importId)).rejects.toThrow('404')
  await expect(takenBack(server, ravi, server.lantern.id, importId)).rejects.toThrow('404')
  await expect(takenBack(server, nora, companyId, newId())).rejects.toThrow('import/gone')
  const set = (level: string) =>
    server.services.node.options.inCompany(companyId, null, (client) =>
      client.query('update people set level = $3 where company_id = $1 and id = $2', [
        companyId,
        nora.userId,
        level,
      ]),
    )
  await set('manager')
  await expect(takenBack(server, nora, companyId, importId)).rejects.toThrow('import/directors-only')
  await set('director')
  await takenBack(server, nora, companyId, importId)
  await expect(takenBack(server, nora, companyId, importId)).rejects.toThrow('import/gone')
}, 60_000)
