import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellOf, setMetricValue } from '../src/features/metrics/values/metric-values.mutations.ts'
import { setPermission } from '../src/features/people/people.mutations.ts'
import type { Level } from '../src/features/rights/levels.rules.ts'
import { assignGoal, unassignGoal } from '../src/features/goals/goal-teams.mutations.ts'
import { createGoal } from '../src/features/goals/goals.mutations.ts'
import { heldGoalsDue } from '../src/features/goals/quarters/quarters.queries.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { heldTeams } from '../src/features/teams/teams.queries.ts'
import { newId } from '../src/sync/id.ts'
import type { Frame, RegionFrame } from '../src/sync/protocol.ts'
import { company, team } from '../src/sync/scope.ts'
import { ratesTimes } from '../src/sync/server/person-limits.ts'
import { type Cast, cast, makeNode } from './cast.ts'
import { follow, harborBefore, TWO_YEARS, weekBefore } from './long-ago.ts'

let stage: Cast
beforeAll(async () => (stage = await cast()))
afterAll(() => stage.stop())

const { seed, crewMetric, valueRow, stored } = harborBefore(() => stage)

const weeksIn = (pages: RegionFrame[]) =>
  pages.flatMap(({ rows }) => rows.map(([, row]) => (row as unknown as { week: string }).week)).toSorted()

test('a region comes in pages, latest first, and each page is as the company is at the seq it names', async () => {
  const { lena, omar, teams } = stage.harbor
  const ids = await Promise.all(['A', 'B', 'C'].map((name) => crewMetric(`Pages ${name}`)))
  const weeks = Array.from({ length: 800 }, (_, index) => index)
  await seed(ids.flatMap((id) => weeks.map((week) => valueRow(id, week))))
  const line = await follow(stage.node, lena)
  const from = weekBefore(799)
  line.want({ teamId: teams.crew, from, to: TWO_YEARS.to })
  // Meanwhile the company goes on.
  for (let week = 100; week < 110; week++)
    await omar.does(setMetricValue, { ...cellOf(ids[0]!, weekBefore(week)), value: -1 })
  await line.whole()
  expect(line.pages().map(({ page, more }) => [page, more])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ])
  const values = new Map<string, unknown>()
  let cursor = line.frames.find((frame) => 'from' in frame)!.from
  for (const frame of line.frames) {
    if (frame.t === 'beat' || !('from' in frame)) continue
    expect(frame.from).toBe(cursor)
    cursor = frame.seq
    if (frame.t === 'region+') for (const [, row] of frame.rows) values.set(row.id, row)
    if (frame.t === 'd') for (const [, , id, row] of frame.changes) values.set(id, row)
  }
  const truth = await stored(ids[0]!)
  expect(truth.filter(({ value }) => value === -1)).toHaveLength(10)
  for (const { week, value } of truth) {
    expect(values.get(cellOf(ids[0]!, week).id), week).toMatchObject({ value })
  }
  line.leave()
})

const given = (frames: readonly Frame[], t: 'scope+' | 'scope-') =>
  frames.flatMap((frame) => (frame.t === t ? frame.scopes : []))

test('a director starts with the own teams, borrows another, and loses it with the rights', async () => {
  const { lena, teams, companyId } = stage.harbor
  const [crew, leadership] = [team(teams.crew), team(teams.leadership)]
  const rise = (level: Level) =>
    stage.node.run(companyId, null, setPermission, { auditId: newId(), personId: lena.id, level })
  await rise('director')
  const line = await follow(stage.node, lena, { scopes: [] })
  expect(given(line.frames, 'scope+')).toContain(crew)
  expect(given(line.frames, 'scope+')).not.toContain(leadership)
  line.want({ teamIds: [teams.leadership] }, heldTeams.name)
  await expect.poll(() => given(line.frames, 'scope+')).toContain(leadership)
  // A page that was closed meanwhile comes back with what it held.
  const again = await follow(stage.node, lena)
  expect([given(again.frames, 'scope+'), given(again.frames, 'scope-')]).toEqual([[], []])
  await rise('member')
  await expect.poll(() => given(line.frames, 'scope-')).toContain(leadership)
  line.want({ teamIds: [teams.leadership] }, heldTeams.name)
  line.want({ ...TWO_YEARS, teamId: teams.crew })
  await line.whole()
  expect(given(line.frames, 'scope+').filter((scope) => scope === leadership)).toHaveLength(1)
  line.leave()
  again.leave()
})

test('nobody borrows a team that they may not see', async () => {
  const { lena, teams } = stage.harbor
  const line = await follow(stage.node, lena, {
    scopes: [],
    wants: [
      { name: heldTeams.name, args: { teamIds: [teams.leadership] } },
      { name: heldTeams.name, args: { teamIds: [teams.crew] } },
    ],
  })
  line.want({ teamIds: [teams.leadership, stage.lantern.teams.leadership] }, heldTeams.name)
  line.want({ ...TWO_YEARS, teamId: teams.crew })
  await line.whole()
  expect(given(line.frames, 'scope+')).not.toContain(team(teams.leadership))
  line.leave()
})

test('nobody gets a region of a team out of sight, nor one of a query that does not exist', async () => {
  const { lena, teams } = stage.harbor
  const line = await follow(stage.node, lena)
  line.want({ ...TWO_YEARS, teamId: teams.leadership })
  line.want({ ...TWO_YEARS, teamId: stage.lantern.teams.leadership })
  line.want({ ...TWO_YEARS, teamId: 'nonsense' })
  line.want({}, 'no such query')
  line.want({ ...TWO_YEARS, teamId: teams.crew })
  await line.whole()
  expect(line.pages().every(({ region }) => region.scope === `t:${teams.crew}`)).toBe(true)
  expect(line.closed).toEqual([])
  line.leave()
})

test('a thousand regions asked for at once: some are sent, the rest refused, others are served meanwhile', async () => {
  const { lena, omar, teams } = stage.harbor
  const line = await follow(stage.node, lena)
  const answers = Array.from({ length: 1_000 }, (_, index) =>
    line.want({ teamId: teams.crew, from: weekBefore(index + 1), to: TWO_YEARS.to }),
  )
  expect(answers.filter(Boolean)).toHaveLength(50)
  const other = await follow(stage.node, omar)
  other.want({ ...TWO_YEARS, teamId: teams.crew })
  await other.whole()
  line.leave()
  other.leave()
})

test('who does not read gets no page before what was sent is gone', async () => {
  const { lena, teams } = stage.harbor
  const line = await follow(stage.node, lena)
  line.stopReading(900_000)
  line.want({ teamId: teams.crew, from: weekBefore(799), to: TWO_YEARS.to })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(line.pages()).toEqual([])
  line.stopReading(0)
  await line.whole()
  line.leave()
})

test('a node that has not heard of the latest changes sends them with the region', async () => {
  const { omar, lena, teams } = stage.harbor
  const metricId = await crewMetric('On two nodes')
  const deaf = makeNode(stage.pool)
  const line = await follow(deaf, lena)
  await omar.does(setMetricValue, { ...cellOf(metricId, weekBefore(60)), value: 7 })
  line.want({ teamId: teams.crew, from: weekBefore(60), to: weekBefore(59) })
  await line.whole()
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  expect(line.pages()[0]).toMatchObject({ seq: replica.seq })
  expect(weeksIn(line.pages())).toContain(weekBefore(60))
  expect(line.frames.some((frame) => frame.t === 'd' && frame.seq === replica.seq)).toBe(true)
  await deaf.stop()
})

test('whoever asks for regions faster than their rate allows gets the others later, and nobody else waits', async () => {
  const { lena, omar, teams } = stage.harbor
  const node = makeNode(stage.pool, { rates: { ...ratesTimes(1), region: { atOnce: 2, perSecond: 0.01 } } })
  await node.start()
  const id = await crewMetric('Rates')
  await seed([valueRow(id, 30)])
  const line = await follow(node, lena)
  const ask = (asking: typeof line, weeks: number) =>
    asking.want({ teamId: teams.crew, from: weekBefore(weeks), to: TWO_YEARS.to })
  for (const weeks of [40, 50, 60]) ask(line, weeks)
  await expect.poll(() => line.pages().length).toBe(2)
  const other = await follow(node, omar)
  ask(other, 40)
  await other.whole()
  expect(line.pages()).toHaveLength(2)
  line.leave()
  other.leave()
  await node.stop()
})

test('a row that goes to another audience while its page is read is no longer part of the region', async () => {
  const { omar, maya, lena, teams, companyId } = stage.harbor
  const goalId = newId()
  const goal = { teamId: teams.crew, ownerId: null, title: 'Chart the bay', description: null }
  await omar.does(createGoal, { ...goal, id: goalId, targetDate: '2024-03-31', isCompanyGoal: false })
  await maya.does(assignGoal, { id: newId(), goalId, teamId: teams.leadership })
  let pages = -Infinity
  let begun = () => {}
  const isRead = new Promise<void>((resolve) => (begun = resolve))
  let goOn = () => {}
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve))
  const node = makeNode(stage.pool, {
    inCompany: async (of, userId, work, isolation) => {
      const result = await inCompany(stage.pool, of, userId, work, isolation)
      // The page of the company's rows comes after the team's.
      if (isolation !== 'repeatable read' || ++pages !== 2) return result
      begun()
      await mayGoOn
      return result
    },
  })
  await node.start()
  const line = await follow(node, lena)
  pages = 0
  line.want({ teamIds: [teams.crew], from: '2024-01-01', to: '2024-04-01' }, heldGoalsDue.name)
  await isRead
  await node.run(companyId, maya.id, unassignGoal, { goalId, teamId: teams.leadership })
  goOn()
  await expect.poll(() => line.pages().filter(({ more }) => !more).length).toBe(2)
  const ofCompany = line.pages().filter(({ region }) => region.scope === company())
  expect(ofCompany.flatMap(({ rows }) => rows.map(([, row]) => row.id))).not.toContain(goalId)
  line.leave()
  await node.stop()
})
