import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueRow } from '../../../../tests/issue-rows.ts'
import { daysAgo } from '../../../../tests/long-ago.ts'
import { type Served, served } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { auditLog } from '../../audit/audit.table.ts'
import { issues } from '../../issues/issues.table.ts'
import { type NewRow, newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { NO_REPEAT } from '../../tasks/repeat/repeat-fields.rules.ts'
import { NOTHING_YET } from '../../tasks/tasks.rules.ts'
import { taskAssignees, tasks } from '../../tasks/tasks.table.ts'
import { askApi, tokenOf } from '../integrations-harness.ts'

let server: Served
let lena: string, maya: string

const DONE = Array.from({ length: 7 }, (_, index) => `Done ${index}`)

function taskRows(title: string, personId: string, given: { teamId: string | null; ago: number }): NewRow[] {
  const { teamId, ago } = given
  const id = newId()
  return [
    newRow(tasks, {
      id,
      title,
      description: null,
      taskType: teamId === null ? 'personal' : 'team',
      teamId,
      status: 'done',
      dueDate: '2026-01-05',
      sourceIssueId: null,
      sourceGoalId: null,
      sourceMilestoneId: null,
      meetingId: null,
      createdBy: personId,
      createdAt: daysAgo(ago + 20),
      updatedAt: daysAgo(ago),
      doneAt: daysAgo(ago),
      ...NO_REPEAT,
      ...NOTHING_YET,
    }),
    newRow(taskAssignees, { id: newId(), taskId: id, personId, teamId }),
  ]
}

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
  const { people, teams, id } = server.harbor
  const [ofLena, ofMaya] = [people['lena']!, people['maya']!]
  const issue = { teamId: teams.crew, ownerId: ofLena, createdAt: daysAgo(200) }
  const resolved = { status: 'resolved', resolvedBy: ofLena } as const
  const rows = [
    ...DONE.flatMap((title, index) => taskRows(title, ofLena, { teamId: teams.crew, ago: 60 + index })),
    ...taskRows('Done before', ofLena, { teamId: teams.crew, ago: 120 }),
    ...taskRows('Private', ofLena, { teamId: null, ago: 60 }),
    ...taskRows('Secret', ofMaya, { teamId: teams.leadership, ago: 60 }),
    newRow(issues, issueRow({ ...issue, ...resolved, title: 'Settled', resolvedAt: daysAgo(60) })),
    newRow(issues, issueRow({ ...issue, title: 'Sunk', archivedAt: daysAgo(60) })),
  ]
  const noted = (subject: string, ago: number) =>
    newRow(auditLog, {
      id: newId(),
      at: daysAgo(ago),
      actorId: ofMaya,
      action: 'team created',
      personId: null,
      subject,
      before: null,
      after: null,
      network: null,
    })
  rows.push(noted('Lately', 3), noted('Long ago', 60), noted('Longer ago', 300))
  await server.services.node.run(id, null, insertRows(rows), {})
  lena = await tokenOf(server, ofLena, { scopes: ['tasks:read', 'issues:read'] })
  maya = await tokenOf(server, ofMaya)
})
afterAll(() => server?.stop())

const TIME = { finishedFrom: daysAgo(70), finishedTo: daysAgo(50) }

async function shown(token: string, name: string, args: object): Promise<string[]> {
  const { text } = await askApi(server, token, name, args)
  return Array.from(text.matchAll(/"title":"(.*?)"/g), ([, title]) => title!).toSorted()
}

test('tasks done long ago come in pages to who says when, each once, and with their assignees', async () => {
  const { crew } = server.harbor.teams
  expect(await shown(lena, 'tasksOfTeam', { teamId: crew })).toEqual([])
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { body } = await askApi(server, lena, 'tasksOfTeam', {
      teamId: crew,
      ...TIME,
      pageLimit: 3,
      cursor,
    })
    const page = body.data as { task: { title: string }; assignees: unknown[] }[]
    expect(page.map(({ assignees }) => assignees.length)).toEqual(page.map(() => 1))
    seen.push(...page.map(({ task }) => task.title))
    cursor = body.nextCursor
  }
  expect(seen.toSorted()).toEqual(DONE)
  const part = { finishedFrom: daysAgo(62.5), finishedTo: daysAgo(50) }
  expect(await shown(lena, 'tasksOfTeam', { teamId: crew, ...part })).toEqual(DONE.slice(0, 3))
})

test('one’s own tasks, resolved and archived issues, and the archive do so too', async () => {
  const { crew } = server.harbor.teams
  expect(await shown(lena, 'myTasks', TIME)).toEqual([...DONE, 'Private'])
  expect(await shown(lena, 'resolvedIssues', { teamId: crew })).toEqual([])
  expect(await shown(lena, 'resolvedIssues', { teamId: crew, ...TIME })).toEqual(['Settled'])
  expect(await shown(lena, 'archivedIssues', { teamId: crew, ...TIME })).toEqual(['Sunk'])
  expect(await shown(maya, 'archivedWork', { teamId: crew, ...TIME })).toEqual(['Sunk'])
})

test('the audit log goes back as far as a director’s program asks, and to nobody else', async () => {
  const subjects = async (time: object) =>
    Array.from(
      (await askApi(server, maya, 'auditTrail', { personId: null, ...time })).text.matchAll(
        /"subject":"(L.*?)"/g,
      ),
      ([, subject]) => subject,
    )
  expect(await subjects({})).toEqual(['Lately'])
  expect(await subjects(TIME)).toEqual(['Lately', 'Long ago'])
  expect(await subjects({ ...TIME, finishedFrom: daysAgo(365) })).toEqual([
    'Lately',
    'Long ago',
    'Longer ago',
  ])
  const { people, id } = server.harbor
  const omar = await tokenOf(server, people['omar']!, { scopes: ['company:read'] })
  expect((await askApi(server, omar, 'auditTrail', { personId: null, ...TIME })).status).toBe(403)
  const ravi = await tokenOf(server, server.lantern.people['ravi']!, {}, server.lantern.id)
  expect((await askApi(server, ravi, 'auditTrail', { personId: null, ...TIME })).text).not.toContain(id)
})

test('a time opens nothing: another team’s work and other people’s own stay out of sight', async () => {
  const { leadership } = server.harbor.teams
  expect((await askApi(server, lena, 'tasksOfTeam', { teamId: leadership, ...TIME })).status).toBe(403)
  expect(await shown(lena, 'myTasks', TIME)).not.toContain('Secret')
  expect(await shown(maya, 'myTasks', TIME)).toEqual(['Secret'])
  expect(await shown(maya, 'archivedWork', { teamId: null, ...TIME })).toEqual([])
})

test('half a time, what is none, and a time for a list of open work are refused', async () => {
  const { crew } = server.harbor.teams
  const codeOf = async (name: string, args: object) => (await askApi(server, lena, name, args)).body.code
  const { finishedFrom } = TIME
  expect(await codeOf('tasksOfTeam', { teamId: crew, finishedFrom })).toMatch(/^input\//)
  expect(await codeOf('tasksOfTeam', { teamId: crew, ...TIME, finishedTo: 'yesterday' })).toMatch(/^input\//)
  const open = { teamId: crew, issueType: 'short_term', ...TIME }
  expect(await codeOf('openIssuesOfTeam', open)).toBe('input/invalid')
})
