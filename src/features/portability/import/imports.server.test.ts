import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { newId } from '../../../sync/id.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import type { RowOf } from '../../../sync/define-table.ts'
import { assignmentId } from '../../tasks/tasks.rules.ts'
import type { taskAssignees } from '../../tasks/tasks.table.ts'
import type { Manifest } from '../export/exported.rules.ts'
import { queueImport } from './import-job.server.ts'
import { insertImport } from './import-store.server.ts'
import { ENDED_TOO_OFTEN } from './import.text.ts'
import { writeImport } from './import-write.server.ts'
import type { OpenExport } from './import-zip.server.ts'
import type { Invitation } from '../../invitations/invitations.table.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import type { Team } from '../../teams/teams.table.ts'
import { changePicture, pictureOf } from '../../accounts/picture/pictures.server.ts'
import { showPicture } from '../../people/people.mutations.ts'
import { people, type Person } from '../../people/people.table.ts'
import {
  checked,
  demoIn,
  exportOf,
  foundCompany,
  imported,
  rowsIn,
  unzipped,
} from '../portability-harness.ts'

type TaskAssignee = RowOf<typeof taskAssignees>

let server: Served
let nora: SignedIn
let demoId: string
beforeAll(async () => {
  server = await served()
  ;({ nora, demoId } = await demoIn(server))
})
afterAll(() => server?.stop())

const aPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
const norasRow = async () =>
  (await server.services.node.company(demoId))!.replica.store.get(people, nora.userId)

describe('a company that moves', () => {
  let before: Record<string, string>
  let after: Record<string, string>
  let companyId: string

  test('takes nobody’s picture along who is not in it, whatever a row says', async () => {
    const ravi = server.lantern.people['ravi']!
    await changePicture(server.services, ravi, await aPicture(), null)
    const avatarUrl = await pictureOf(server.services.pool, ravi)
    await server.services.node.run(demoId, null, showPicture, { personId: nora.userId, avatarUrl })
    const files = await unzipped(await exportOf(server, nora, demoId))
    expect(files['json/people.jsonl']).toContain(avatarUrl)
    expect(Object.keys(files).filter((path) => path.startsWith('pictures/'))).toEqual([])
    await server.services.node.run(demoId, null, showPicture, { personId: nora.userId, avatarUrl: null })
  }, 60_000)

  test('is looked through before anything is written', async () => {
    await changePicture(server.services, nora.userId, await aPicture(), null)
    await expect.poll(async () => (await norasRow())?.avatarUrl).toMatch(/^\/api\/pictures\//)
    const file = await exportOf(server, nora, demoId)
    before = await unzipped(file)
    expect(Object.keys(before).filter((path) => path.startsWith('pictures/'))).toEqual([
      `pictures/${nora.userId}.webp`,
    ])
    expect(before[`pictures/${nora.userId}.webp`]).toMatch(/^RIFF.*WEBP/s)
    companyId = await foundCompany(server, nora, 'Harbor Two')
    const state = await checked(server, nora, companyId, file)
    expect(state).toMatchObject({
      state: 'checked',
      report: { company: 'Tidewater Instruments', problemCount: 0 },
    })
    expect(state.report!.people).toBe(12)
    const done = await imported(server, nora, companyId, state.id)
    expect(done.report?.problems).toEqual([])
    expect(done.state).toBe('done')
  }, 120_000)

  test('is the same again in every table but those that say who is a member', async () => {
    after = await unzipped(await exportOf(server, nora, companyId))
    const differing = [...server.services.node.codecs.keys()].filter(
      (name) => before[`json/${name}.jsonl`] !== after[`json/${name}.jsonl`],
    )
    expect(differing.toSorted()).toEqual([
      'audit_log',
      'companies',
      'invitations',
      'people',
      'team_members',
      'user_settings',
    ])
    for (const name of ['issues', 'tasks', 'team_goals', 'metric_values', 'meetings', 'comments'])
      expect(rowsIn(after, name).length).toBeGreaterThan(0)
  }, 60_000)

  test('has its people as they were, and each is asked before they are members again', () => {
    const found = rowsIn<Person>(after, 'people')
    expect(found.map(({ id, email, fullName }) => ({ id, email, fullName }))).toEqual(
      rowsIn<Person>(before, 'people').map(({ id, email, fullName }) => ({ id, email, fullName })),
    )
    expect(found.filter(({ status }) => status === 'active').map(({ email }) => email)).toEqual([
      rowsIn<Person>(before, 'people').find(({ id }) => id === nora.userId)!.email,
    ])
    const invitations = rowsIn<Invitation>(after, 'invitations').filter(({ status }) => status === 'pending')
    expect(invitations).toHaveLength(11)
    expect(
      invitations.every(({ invitedBy, sentTimes }) => invitedBy === nora.userId && sentTimes.length === 0),
    ).toBe(true)
  })
})

/** An export as it would be opened, whose people have other addresses: none of them has an account here. */
const fromElsewhere = (files: Record<string, string>): OpenExport => ({
  manifest: JSON.parse(files['manifest.json']!) as Manifest,
  async *linesOf(table) {
    const text = files[`json/${table}.jsonl`]!.replaceAll(/"email":"(?!nora@)/g, '"email":"other.')
    for (const [place, line] of text.split('\n').slice(0, -1).entries()) yield { line, number: place + 1 }
  },
})

test('an attempt that dies is followed by one that writes each row once, with the people of here', async () => {
  const before = await unzipped(await exportOf(server, nora, demoId))
  const companyId = await foundCompany(server, nora, 'Elsewhere')
  const importId = await server.services.node.options.inCompany(companyId, null, (client) =>
    insertImport(client, companyId, nora.userId, 1, null),
  )
  const target = {
    companyId,
    importId: importId!,
    importerId: nora.userId,
    now: new Date().toISOString(),
  }
  let done = 0
  const dies = async (at: number) => {
    done = at
    if (at > 300) throw new Error('killed')
  }
  const file = fromElsewhere(before)
  await expect(writeImport(server.services, file, { ...target, done: 0, onRows: dies })).rejects.toThrow(
    'killed',
  )
  const [teamId, name] = [newId(), 'Made meanwhile']
  await server.services.node.run(companyId, nora.userId, createTeam, {
    id: teamId,
    name,
    membershipId: newId(),
  })
  await expect(
    writeImport(server.services, file, { ...target, done: Math.max(0, done - 150), onRows: dies }),
  ).rejects.toThrow('killed')
  await writeImport(server.services, file, { ...target, done, onRows: async () => undefined })
  const after = await unzipped(await exportOf(server, nora, companyId))
  // What people do between two attempts stays.
  expect(rowsIn<Team>(after, 'teams').find(({ id }) => id === teamId)?.deletedAt).toBeNull()
  const theirs = new Set(rowsIn<Person>(before, 'people').map(({ id }) => id))
  expect(
    rowsIn<Person>(after, 'people')
      .filter(({ id }) => theirs.has(id))
      .map(({ id }) => id),
  ).toEqual([nora.userId])
  for (const name of server.services.node.codecs.keys()) {
    if (['audit_log', 'invitations', 'people', 'team_members', 'user_settings', 'companies'].includes(name))
      continue
    const own = name === 'teams' ? 1 : 0
    expect([name, rowsIn(after, name).length - own]).toEqual([name, rowsIn(before, name).length])
    for (const id of theirs) if (id !== nora.userId) expect(after[`json/${name}.jsonl`]).not.toContain(id)
  }
  for (const { id, taskId, personId } of rowsIn<TaskAssignee>(after, 'task_assignees')) {
    const isJoint = rowsIn<TaskAssignee>(before, 'task_assignees').some(
      (one) => one.id === assignmentId(one.taskId, one.personId),
    )
    if (isJoint) expect(id).toBe(assignmentId(taskId, personId))
  }
}, 120_000)

test('what people remove between two attempts stays removed, and nothing refers to it', async () => {
  const files = await unzipped(await exportOf(server, nora, demoId))
  const companyId = await foundCompany(server, nora, 'Tidied')
  const { node } = server.services
  const inside = <T>(work: Parameters<typeof node.options.inCompany<T>>[2]) =>
    node.options.inCompany(companyId, null, work)
  const importId = (await inside((client) => insertImport(client, companyId, nora.userId, 1, null)))!
  const target = { companyId, importId, importerId: nora.userId, now: new Date().toISOString(), done: 0 }
  const dies = async () => {
    const { rowCount } = await inside((client) =>
      client.query("select from company_import_rows where company_id = $1 and entity = 'metrics'", [
        companyId,
      ]),
    )
    if (rowCount! > 0) throw new Error('killed')
  }
  const file = fromElsewhere(files)
  await expect(writeImport(server.services, file, { ...target, onRows: dies })).rejects.toThrow('killed')
  const all = (await node.company(companyId))!.replica.store.where(metrics, {})
  const values = JSON.stringify(rowsIn(files, 'metric_values'))
  // A formula may name a metric that is gone, and an issue that was raised from it.
  const issues = JSON.stringify(rowsIn(files, 'issues'))
  const isNamed = (id: string) => issues.includes(id) || all.some(({ formula }) => formula?.includes(id))
  const metric = all.find(({ id }) => values.includes(id) && !isNamed(id))!
  const isOfIt = (row: object) => JSON.stringify(row).includes(metric.id)
  const remove = defineMutation('removeMetricRow', {
    input: { id: ref('metrics') },
    internal: true,
    may: (actor) => actor.system,
    run: (tx, { id }) => tx.remove(metrics, id),
  })
  await node.run(companyId, null, remove, { id: metric.id })
  // None of it is counted: the process died before it could say how far it was.
  await writeImport(server.services, file, { ...target, onRows: async () => undefined })
  const after = await unzipped(await exportOf(server, nora, companyId))
  expect(rowsIn<object>(after, 'metrics')).toHaveLength(rowsIn(files, 'metrics').length - 1)
  const others = rowsIn<object>(files, 'metric_values').filter((row) => !isOfIt(row))
  expect(rowsIn<object>(after, 'metric_values')).toHaveLength(others.length)
  for (const name of node.codecs.keys()) expect(rowsIn<object>(after, name).filter(isOfIt)).toEqual([])
}, 60_000)

test('a company in which somebody works takes no import, and a director of another one none of its', async () => {
  const file = await exportOf(server, nora, demoId)
  await expect(checked(server, nora, demoId, file)).rejects.toThrow('import/not-empty')
  const companyId = await foundCompany(server, nora, 'Third')
  const ravi = await server.signIn(server.lantern.people['ravi']!)
  await expect(checked(server, ravi, companyId, file)).rejects.toThrow('404')
  const { id } = await checked(server, nora, companyId, file)
  await expect(imported(server, ravi, companyId, id)).rejects.toThrow('404')
  await expect(imported(server, nora, demoId, id)).rejects.toThrow('import/not-empty')
  await expect(checked(server, nora, companyId, file)).rejects.toThrow('import/under-way')
}, 60_000)

test('an import of which every process dies is given up, and another can be begun', async () => {
  const companyId = await foundCompany(server, nora, 'Unlucky')
  const file = await exportOf(server, nora, demoId)
  const { id } = await checked(server, nora, companyId, file)
  await server.services.node.options.inCompany(companyId, null, (client) =>
    client.query(
      `update company_imports set state = 'importing', run_id = $3, attempts = 6, touched_at = now() - interval '1 hour'
       where company_id = $1 and id = $2`,
      [companyId, id, newId()],
    ),
  )
  await queueImport(server.services.pool, { companyId, importId: id })
  const found = () =>
    server.services.node.options.inCompany(companyId, null, async (client) => {
      const text =
        'select state, report::text as report from company_imports where company_id = $1 and id = $2'
      return (await client.query<{ state: string; report: string }>(text, [companyId, id])).rows[0]
    })
  await expect.poll(async () => (await found())?.state).toBe('refused')
  expect((await found())?.report).toContain(ENDED_TOO_OFTEN)
  expect((await checked(server, nora, companyId, file)).id).not.toBe(id)
}, 60_000)
