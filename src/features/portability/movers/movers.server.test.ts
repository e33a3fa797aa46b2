import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import type { Invitation } from '../../invitations/invitations.table.ts'
import type { Metric, MetricValue } from '../../metrics/metrics.table.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { newId } from '../../../sync/id.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { type Goal, type GoalMilestone, goalMilestones, teamGoals } from '../../goals/goals.table.ts'
import type { Issue } from '../../issues/issues.table.ts'
import type { Task } from '../../tasks/tasks.table.ts'
import { queueImport } from '../import/import-job.server.ts'
import { recordedIds } from '../import/import-records.server.ts'
import { endImportRun, moveOn, releaseImport, takeImport } from '../import/import-store.server.ts'
import { readParts } from '../import/import-upload.server.ts'
import type { ImportsAnswer } from '../import/imports.requests.ts'
import { performMove } from './mover-job.server.ts'
import { OWN_EXPORT } from './mover.text.ts'
import {
  checked,
  exportOf,
  foundCompany,
  imported,
  remapped,
  rowsIn,
  takenBack,
  unzipped,
  zipped,
} from '../portability-harness.ts'

let server: Served
let maya: SignedIn
let companyId: string
beforeAll(async () => {
  server = await served()
  maya = await server.signIn(server.harbor.people['maya']!)
  companyId = await foundCompany(server, maya, 'Moved')
})
afterAll(() => server?.stop())

const FILES: readonly (readonly [string, string])[] = [
  [
    'Users.csv',
    'First Name,Last Name,Email,Role,Teams\nPia,Winter,pia@new.example,Owner,Sales\nBad,One,nowhere,User,\n',
  ],
  [
    'Rocks.csv',
    'Title,Owner,Team,Status,Due Date,Notes\n"Open, the harbor",Pia Winter,Sales,Off Track,12/31/2025,First\n=1+1,Nobody Known,Sales,Done,2025-12-31,\n,Pia Winter,Sales,Done,,\nLate,Pia Winter,Sales,Done,soon,\n',
  ],
  [
    'Milestones.csv',
    'Rock,Milestone,Due Date,Completed\n"Open, the harbor",Buy paint,11/30/2025,Yes\nUnknown,Lost,,\n',
  ],
  [
    'To-Dos.csv',
    'To-Do,Who,Due Date,Team,Completed\nCall the port,pia@new.example,11/20/2025,Sales,11/19/2025\nCall the port,pia@new.example,11/20/2025,Sales,\n',
  ],
  ['Issues.csv', 'Issue,Owner,Team,Interval\nThe crane is old,,Sales,Long Term\n'],
  [
    'Scorecard.csv',
    'Measurable,Owner,Goal,11/03/2025 - 11/09/2025,11/10/2025 - 11/16/2025\nRevenue,Pia Winter,">= $1,200","$1,234.50",($20)\nOn time,Pia Winter,95%,94%,\n',
  ],
  ['Other.csv', 'a,b\n1,2\n'],
]
const byFirst = (one: readonly unknown[], other: readonly unknown[]) =>
  String(one[0]).localeCompare(String(other[0]))

/** As people of later versions may do. */
const removeGoal = defineMutation('removeGoal', {
  input: { id: ref('team_goals') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { id }) {
    for (const milestone of tx.where(goalMilestones, { goalId: id })) tx.remove(goalMilestones, milestone.id)
    tx.remove(teamGoals, id)
  },
})

const MOVER = { name: 'files.zip', files: [] }

test('what another product exported is looked through, and then written once however often it comes', async () => {
  const state = await checked(server, maya, companyId, await zipped(FILES), MOVER)
  expect(state.state).toBe('checked')
  expect(state.report!.mover).toMatchObject({
    invited: ['pia@new.example'],
    nobody: ['Nobody Known'],
    teamsMade: ['Sales'],
    already: 0,
  })
  expect(state.report!.mover!.files.map(({ kind, rows, refused }) => [kind, rows, refused])).toEqual([
    ['people', 2, 1],
    ['goals', 4, 2],
    ['milestones', 2, 1],
    ['tasks', 2, 0],
    ['issues', 1, 0],
    ['metrics', 2, 0],
    [null, 1, 0],
  ])
  expect(state.report!.problems.map(({ file, line }) => `${file} ${line}`)).toEqual([
    'Users.csv 3',
    'Rocks.csv 4',
    'Rocks.csv 5',
    'Milestones.csv 3',
  ])
  expect((await imported(server, maya, companyId, state.id)).state).toBe('done')
  const files = await unzipped(await exportOf(server, maya, companyId))
  const goals = rowsIn<Goal>(files, 'team_goals')
  expect(goals.map(({ title, status, targetDate }) => [title, status, targetDate]).toSorted(byFirst)).toEqual(
    [
      ['=1+1', 'complete', '2025-12-31'],
      ['Open, the harbor', 'off_track', '2025-12-31'],
    ],
  )
  // A formula is a text, and leaves as one that no spreadsheet calculates.
  expect(files['csv/team_goals.csv']).toContain(`"'=1+1"`)
  expect(rowsIn<GoalMilestone>(files, 'goal_milestones')).toMatchObject([
    { title: 'Buy paint', progress: 100 },
  ])
  expect(
    rowsIn<Task>(files, 'tasks')
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['done', 'todo'])
  expect(rowsIn<Issue>(files, 'issues')).toMatchObject([{ issueType: 'long_term', ownerId: maya.userId }])
  expect(
    rowsIn<Metric>(files, 'metrics')
      .map(({ name, unit, targetValue }) => [name, unit, targetValue])
      .toSorted(byFirst),
  ).toEqual([
    ['On time', 'percentage', 95],
    ['Revenue', 'currency', 1_200],
  ])
  expect(
    rowsIn<MetricValue>(files, 'metric_values')
      .map(({ week, value }) => [week, value])
      .toSorted((one, other) => Number(one[1]) - Number(other[1])),
  ).toEqual([
    ['2025-11-10', -20],
    ['2025-11-03', 94],
    ['2025-11-03', 1_234.5],
  ])
  expect(rowsIn<Invitation>(files, 'invitations')).toMatchObject([
    { email: 'pia@new.example', level: 'director', status: 'pending' },
  ])

  const again = await checked(server, maya, companyId, await zipped(FILES), MOVER)
  expect(again.report!.mover).toMatchObject({ added: 0 })
  await imported(server, maya, companyId, again.id)
  const after = await unzipped(await exportOf(server, maya, companyId))
  for (const table of ['team_goals', 'tasks', 'task_assignees', 'metric_values', 'people', 'teams'])
    expect(after[`json/${table}.jsonl`]).toBe(files[`json/${table}.jsonl`])
}, 120_000)

test('a file is read as its director says, if its titles say nothing', async () => {
  const file = new Blob(['\uFEFFWhat;Whose\nPaint the hull;Maya\n'])
  const state = await checked(server, maya, companyId, file, { name: 'list.csv', files: [] })
  expect(state.report!.mover!.files).toMatchObject([{ kind: null, rows: 1 }])
  const mapped = await remapped(server, maya, companyId, state.id, {
    name: 'list.csv',
    files: [{ name: 'list.csv', kind: 'issues', columns: ['title', 'owner'] }],
  })
  expect(mapped.report!.mover).toMatchObject({ added: 1, files: [{ kind: 'issues', refused: 0 }] })
  await imported(server, maya, companyId, state.id)
  const files = await unzipped(await exportOf(server, maya, companyId))
  expect(rowsIn<Issue>(files, 'issues').map(({ title }) => title)).toContain('Paint the hull')
}, 60_000)

test('a move that goes on after a death tells all that it has brought, and leaves out what people removed meanwhile', async () => {
  const { node } = server.services
  const inside = <T>(work: Parameters<typeof node.options.inCompany<T>>[2]) =>
    node.options.inCompany(target, null, work)
  const target = await foundCompany(server, maya, 'Moved in two attempts')
  const looked = await checked(server, maya, target, await zipped(FILES), MOVER)
  const own = { companyId: target, importId: looked.id, personId: maya.userId }
  const run = await inside(async (client) => {
    await moveOn(client, own, 'checked', 'importing')
    return takeImport(client, target, looked.id)
  })
  if (typeof run === 'string') throw new Error(run)
  const bytes = await readParts(server.services, run)(0, run.bytes)
  let all = 0
  const dies = async (done: number, rows: number) => {
    all = rows
    if (done > rows / 2) throw new Error('killed')
  }
  await expect(performMove(server.services, run, bytes, dies)).rejects.toThrow('killed')
  const goal = (await node.company(target))!.replica.store.where(teamGoals, {})[0]!
  const written = await inside((client) => recordedIds(client, target, looked.id))
  expect(written.has(goal.id)).toBe(true)
  await node.run(target, null, removeGoal, { id: goal.id })
  await inside(async (client) => {
    await releaseImport(client, run, false)
    await queueImport(client, own)
  })
  const path = `/api/imports/${target}`
  const latest = async () => {
    const answer = await fetch(server.url + path, { headers: { cookie: maya.cookie } })
    return ((await answer.json()) as ImportsAnswer).import!
  }
  await expect.poll(async () => (await latest()).state).toBe('done')
  const { added, already, invited, teamsMade } = (await latest()).report!.mover!
  const { mover } = looked.report!
  expect({ invited, teamsMade, already }).toEqual({
    invited: mover!.invited,
    teamsMade: mover!.teamsMade,
    already: 0,
  })
  expect(added).toBeGreaterThan(all - 5)
  const files = await unzipped(await exportOf(server, maya, target))
  expect(rowsIn<Goal>(files, 'team_goals').map(({ id }) => id)).not.toContain(goal.id)
}, 60_000)

test('a move that ended half way is taken back from a company in which people work', async () => {
  const target = await foundCompany(server, maya, 'Moved half')
  const { node } = server.services
  await node.run(target, maya.userId, createTeam, { id: newId(), membershipId: newId(), name: 'Crew' })
  const before = await unzipped(await exportOf(server, maya, target))
  const { id } = await checked(server, maya, target, await zipped(FILES), MOVER)
  const own = { companyId: target, importId: id, personId: maya.userId }
  await node.options.inCompany(target, null, (client) => moveOn(client, own, 'checked', 'importing'))
  const run = await node.options.inCompany(target, null, (client) => takeImport(client, target, id))
  if (typeof run === 'string') throw new Error(run)
  const dies = async (done: number, rows: number) => {
    if (done > rows / 2) throw new Error('refused')
  }
  const bytes = await readParts(server.services, run)(0, run.bytes)
  await expect(performMove(server.services, run, bytes, dies)).rejects.toThrow('refused')
  await node.options.inCompany(target, null, (client) => endImportRun(client, run, 'refused', null))
  await expect(checked(server, maya, target, await zipped(FILES), MOVER)).rejects.toThrow('import/half')
  const back = await takenBack(server, maya, target, id)
  expect(back).toMatchObject({ state: 'taken-back', report: { takenBack: { stayed: [] } } })
  const after = await unzipped(await exportOf(server, maya, target))
  for (const name of node.codecs.keys())
    if (name !== 'audit_log')
      expect([name, after[`json/${name}.jsonl`]]).toEqual([name, before[`json/${name}.jsonl`]])
  expect((await checked(server, maya, target, await zipped(FILES), MOVER)).state).toBe('checked')
}, 60_000)

test('an export of Quarterdeck is no file of another product, and it is said where it belongs', async () => {
  const target = await foundCompany(server, maya, 'Wrong place')
  const file = await exportOf(server, maya, server.harbor.id)
  expect(await checked(server, maya, target, file, MOVER)).toMatchObject({
    state: 'refused',
    report: { problems: [{ problem: OWN_EXPORT }] },
  })
}, 60_000)
