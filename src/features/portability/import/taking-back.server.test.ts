import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Served, served, servedConfig, type SignedIn } from '../../../../tests/served.ts'
import { type RunningServer, startServer } from '../../../server/server.ts'
import { heldRow } from '../../../../tests/held-row.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { notifications } from '../../notifications/notifications.table.ts'
import { newId } from '../../../sync/id.ts'
import { updateCompany } from '../../companies/companies.mutations.ts'
import { createIssue, updateIssue } from '../../issues/issues.mutations.ts'
import { type Issue, issues } from '../../issues/issues.table.ts'
import { invitePerson } from '../../invitations/invitations.mutations.ts'
import { teams } from '../../teams/teams.table.ts'
import type { MetricValue } from '../../metrics/metrics.table.ts'
import {
  checked,
  demoIn,
  exportOf,
  exportWith,
  foundCompany,
  imported,
  rowsIn,
  takenBack,
  unzipped,
} from '../portability-harness.ts'
import { countRecords } from './import-records.server.ts'
import { queueImport } from './import-job.server.ts'

/** Between two acts of a busy person; without a pause, the one process of both would have little time for the import. */
const PERSON_MS = 20

let server: Served
let other: RunningServer
let nora: SignedIn
let files: Record<string, string>
let whole: Blob
let broken: Blob
beforeAll(async () => {
  const database = await testDatabase()
  server = await served({}, database)
  const demo = await demoIn(server)
  nora = demo.nora
  other = await startServer(servedConfig(), { ...database, stop: async () => undefined })
  whole = await exportOf(server, nora, demo.demoId)
  files = await unzipped(whole)
  const [value] = rowsIn<MetricValue>(files, 'metric_values').slice(-1)
  const doubled = `${files['json/metric_values.jsonl']!}${JSON.stringify({ ...value, id: newId() })}\n`
  broken = await exportWith(files, 'metric_values', doubled)
}, 120_000)
afterAll(async () => {
  await other?.stop()
  await server?.stop()
})

/** A new company into which a file came half way, because the database refused a row that looked good. */
async function halfImported(name: string): Promise<{ companyId: string; importId: string }> {
  const companyId = await foundCompany(server, nora, name)
  const { id } = await checked(server, nora, companyId, broken)
  const half = await imported(server, nora, companyId, id)
  expect(half.state).toBe('half')
  expect(half.report!.problemCount).toBe(1)
  return { companyId, importId: id }
}

const entriesOf = async (companyId: string) => {
  const { rows } = await server.services.node.options.inCompany(companyId, null, (client) =>
    client.query<{ action: string; after: string | null }>(
      "select action, after from audit_log where company_id = $1 and action like '%import%' order by at",
      [companyId],
    ),
  )
  return rows
}

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

test('what people add while an import is taken back stays, with what it belongs to', async () => {
  const { companyId, importId } = await halfImported('Harbor Five')
  const { node } = server.services
  const [invitedTo, ...others] = (await node.company(companyId))!.replica.store.where(teams, {})
  // Only a list in its row names the team, which no foreign key keeps.
  await node.run(companyId, nora.userId, invitePerson, {
    id: newId(),
    email: 'new@harbor.example',
    level: 'member',
    teamIds: [invitedTo!.id],
  })
  const added: { id: string; teamId: string }[] = []
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const adding = (async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      await sleep(PERSON_MS)
      const issue = { id: newId(), teamId: others[turn % others.length]!.id }
      const whole = { ...issue, title: 'Raised meanwhile', issueType: 'short_term' as const }
      // Its team may be gone already.
      await node.run(companyId, nora.userId, createIssue, whole).then(
        () => added.push(issue),
        () => undefined,
      )
    }
  })()
  const back = await takenBack(server, nora, companyId, importId)
  over.abort()
  await adding
  expect(back.state).toBe('taken-back')
  const after = await unzipped(await exportOf(server, nora, companyId))
  expect(added.length).toBeGreaterThan(0)
  expect(
    rowsIn<Issue>(after, 'issues')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(added.map(({ id }) => id).toSorted())
  const left = rowsIn<{ id: string }>(after, 'teams').map(({ id }) => id)
  expect(left).toEqual(expect.arrayContaining([invitedTo!.id, ...added.map(({ teamId }) => teamId)]))
}, 120_000)

test('what refers to a row in the very moment before it goes keeps that row alone', async () => {
  const { companyId, importId } = await halfImported('Harbor Six')
  const { node, pool } = server.services
  const inside = <T>(work: Parameters<typeof node.options.inCompany<T>>[2]) =>
    node.options.inCompany(companyId, null, work)
  const left = async () =>
    (await inside((client) => countRecords(client, companyId, importId))).map(({ name }) => name)
  const [team, ...others] = (await node.company(companyId))!.replica.store.where(teams, {})
  expect(others.length).toBeGreaterThan(0)
  const head = await heldRow(pool, companyId, 'select from sync_head where company_id = $1 for update')
  const taking = takenBack(server, nora, companyId, importId)
  const aboveTeams = ['companies', 'people', 'teams']
  while (!(await left()).every((name) => aboveTeams.includes(name))) await head.step()
  // The batch of teams has looked who refers to them, and waits for its commit.
  await sleep(500)
  await inside((client) =>
    client.query(
      `insert into team_members (company_id, id, team_id, person_id, role, joined_at)
       values ($1, $2, $3, $4, 'member', $5)`,
      [companyId, newId(), team!.id, nora.userId, new Date()],
    ),
  )
  await head.release()
  const { report } = await taking
  expect(report!.takenBack!.stayed.find(({ name }) => name === 'teams')).toEqual({ name: 'teams', rows: 1 })
  const after = await unzipped(await exportOf(server, nora, companyId))
  expect(rowsIn<{ id: string }>(after, 'teams').map(({ id }) => id)).toEqual([team!.id])
}, 120_000)
