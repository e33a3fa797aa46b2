import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNode } from '../../../tests/cast.ts'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { auditLog } from '../audit/audit.table.ts'
import { commentOnHeadline } from '../headlines/headline-comments.mutations.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { issues } from '../issues/issues.table.ts'
import { metrics, metricValues } from '../metrics/metrics.table.ts'
import { addSamples, removeSamples } from '../onboarding/sample/sample-rows.mutations.ts'
import { firstSteps } from '../onboarding/get-started/first-steps.queries.ts'
import type { SamplesRemoved } from '../onboarding/sample/samples.requests.ts'
import { sampleTeams } from '../onboarding/onboarding.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { updateTask } from '../tasks/tasks.mutations.ts'
import { teams } from '../teams/teams.table.ts'
import { utcDayOf } from '../time/calendar.rules.ts'
import type { Row, Table } from '../../sync/define-table.ts'
import { newId } from '../../sync/id.ts'
import { sampleRows } from './sample-rows.server.ts'

let server: Served, maya: SignedIn
beforeAll(async () => {
  server = await served()
  maya = await server.signIn(server.harbor.people['maya']!)
})
afterAll(() => server.stop())

const ask = async (path: string) => {
  const answer = await fetch(`${server.url}/api/samples${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: maya.cookie, origin: server.url },
    body: JSON.stringify({ companyId: server.harbor.id }),
  })
  return { status: answer.status, body: (await answer.json()) as SamplesRemoved }
}
const store = async () => (await server.services.node.company(server.harbor.id))!.replica.store
const inTeam = async <R extends Row>(table: Table<R>, teamId: string) =>
  (await store()).where(table, { teamId } as unknown as Partial<R>)
const sampleTeamId = async () => (await store()).where(sampleTeams, {})[0]?.id
const run = <Args>(mutation: Parameters<typeof server.services.node.run<Args>>[2], args: Args) =>
  server.services.node.run(server.harbor.id, maya.userId, mutation, args)

test('sample data are one team’s work of at most 200 rows, none of it in the future, added once by two nodes at once', async () => {
  const now = new Date().toISOString()
  const other = makeNode(server.services.pool)
  const onOther = () => {
    const teamId = newId()
    const add = addSamples(teamId, now, sampleRows(teamId, maya.userId, now))
    return other.run(server.harbor.id, null, add, { actorId: maya.userId })
  }
  const [{ status }] = await Promise.all([ask(''), onOther()])
  expect(status).toBe(200)
  expect(await ask('')).toMatchObject({ status: 200 })
  await other.stop()
  await expect.poll(async () => (await store()).where(sampleTeams, {}).length).toBe(1)

  const rows = sampleRows('team', maya.userId, now)
  expect(rows.length).toBeLessThanOrEqual(200)
  const moments = rows.flatMap(({ row }) => Object.entries(row).filter(([field]) => field.endsWith('At')))
  expect(moments.filter(([, moment]) => typeof moment === 'string' && moment > now)).toEqual([])
  const teamId = (await sampleTeamId())!
  const counts = await Promise.all([
    inTeam(metrics, teamId),
    inTeam(metricValues, teamId),
    inTeam(teamGoals, teamId),
    inTeam(issues, teamId),
    inTeam(tasks, teamId),
    inTeam(headlines, teamId),
  ])
  expect(counts.map(({ length }) => length)).toEqual([6, 5 * 13, 5, 4, 5, 2])
  const today = utcDayOf(now)
  expect(await server.services.node.ask(server.harbor.id, maya.userId, firstSteps, { today })).toMatchObject({
    'create-goal': false,
    'create-metric': false,
  })
})

test('what people changed, talked about or added stays; the rest goes, and doing it again changes nothing', async () => {
  const teamId = (await sampleTeamId())!
  const [task] = await inTeam(tasks, teamId)
  const [headline] = await inTeam(headlines, teamId)
  await run(updateTask, { id: task!.id, title: 'Visit the ferry line' })
  const said = { text: 'Well done', mentionedIds: [], week: null }
  await run(commentOnHeadline, { id: newId(), subjectId: headline!.id, ...said })
  const own = newId()
  await run(createIssue, {
    id: own,
    title: 'Ours',
    description: null,
    issueType: 'short_term',
    teamId,
    ownerId: null,
  })
  expect((await ask('/remove')).body).toMatchObject({ stay: 2, isEmpty: false })
  expect((await ask('/remove')).body).toEqual({ removed: 0, stay: 0, isEmpty: true })
  expect((await inTeam(tasks, teamId)).map(({ id }) => id)).toEqual([task!.id])
  expect((await inTeam(headlines, teamId)).map(({ id }) => id)).toEqual([headline!.id])
  expect((await inTeam(issues, teamId)).map(({ id }) => id)).toEqual([own])
  expect([...(await inTeam(metrics, teamId)), ...(await inTeam(teamGoals, teamId))]).toEqual([])
  expect((await store()).get(teams, teamId)!.deletedAt).toBeNull()
})

test('sample data that nobody touched go with their team, and both acts stand in the audit log', async () => {
  await ask('')
  const teamId = (await sampleTeamId())!
  const { body } = await ask('/remove')
  expect(body).toEqual({ removed: expect.any(Number), stay: 0, isEmpty: true })
  expect(body.removed).toBeGreaterThan(100)
  expect((await store()).get(teams, teamId)!.deletedAt).not.toBeNull()
  expect([...(await inTeam(metricValues, teamId)), ...(await inTeam(issues, teamId))]).toEqual([])
  const acts = (await store()).where(auditLog, { actorId: maya.userId }).map(({ action }) => action)
  expect(acts.filter((action) => action.startsWith('samples')).toSorted()).toEqual([
    'samples added',
    'samples added',
    'samples removed',
    'samples removed',
  ])
})

test('who is no director by the time of the commit adds and removes nothing, and one person acts twenty times an hour', async () => {
  const { services, harbor } = server
  const now = new Date().toISOString()
  const actorId = harbor.people['omar']!
  const add = addSamples('unused', now, sampleRows(newId(), actorId, now))
  await expect(services.node.run(harbor.id, null, add, { actorId })).rejects.toThrow(/permission/)
  await ask('')
  const teamId = (await sampleTeamId())!
  const remove = removeSamples([], { removed: 0, stay: 0, isEmpty: true })
  const args = { actorId, teamId, metricIds: [] }
  await expect(services.node.run(harbor.id, null, remove, args)).rejects.toThrow(/permission/)
  expect(await sampleTeamId()).toBe(teamId)

  const tight = await served({ LIMIT_FACTOR: '1' })
  const ravi = await tight.signIn(tight.lantern.people['ravi']!)
  const statuses: number[] = []
  for (let time = 0; time < 21; time++) {
    const answer = await fetch(`${tight.url}/api/samples`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ravi.cookie, origin: tight.url },
      body: JSON.stringify({ companyId: tight.lantern.id }),
    })
    statuses.push(answer.status)
  }
  expect([...new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([200, 429])
  await tight.stop()
})
