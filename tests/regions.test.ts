import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigneeIdsOf } from '../src/features/tasks/tasks.reads.ts'
import { goalMilestones, teamGoals } from '../src/features/goals/goals.table.ts'
import { restoreGoal } from '../src/features/goals/goals.mutations.ts'
import { createMetric, updateMetric } from '../src/features/metrics/definition/metric-definition.mutations.ts'
import { heldWeeks } from '../src/features/metrics/metrics.queries.ts'
import { metricValues } from '../src/features/metrics/metrics.table.ts'
import { cellOf, setMetricValue } from '../src/features/metrics/values/metric-values.mutations.ts'
import { newRow, type NewRow } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { app } from '../src/features/registry.ts'
import { setTaskStatus } from '../src/features/tasks/tasks.mutations.ts'
import { taskAssignees, tasks } from '../src/features/tasks/tasks.table.ts'
import { addDays, mondayOf, utcDayOf } from '../src/features/time/calendar.rules.ts'
import { newId } from '../src/sync/id.ts'
import type { Frame, RegionFrame } from '../src/sync/protocol.ts'
import { attach } from '../src/sync/server/attach.ts'
import type { SyncNode } from '../src/sync/server/node.ts'
import { type Cast, cast, makeNode } from './cast.ts'
import type { Player } from './player.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const LAST_WEEK = mondayOf(addDays(utcDayOf(daysAgo(0)), -7))
const TWO_YEARS = { from: addDays(LAST_WEEK, -104 * 7), to: addDays(LAST_WEEK, 7) }

let stage: Cast
beforeAll(async () => (stage = await cast()))
afterAll(() => stage.stop())

const seed = (rows: readonly NewRow[]) => stage.node.run(stage.harbor.companyId, null, insertRows(rows), {})

async function crewMetric(name: string): Promise<string> {
  const { omar, lena, teams } = stage.harbor
  const id = newId()
  await omar.does(createMetric, {
    id,
    teamId: teams.crew,
    ownerId: lena.id,
    name,
    description: null,
    unit: 'number',
    targetValue: 100,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  return id
}

const weekBefore = (weeks: number) => addDays(LAST_WEEK, -7 * weeks)

const valueRow = (metricId: string, weeks: number, value = weeks): NewRow =>
  newRow(metricValues, {
    ...cellOf(metricId, weekBefore(weeks)),
    teamId: stage.harbor.teams.crew,
    value,
    customTargetValue: null,
    customTargetLogic: null,
    targetNote: null,
    updatedBy: stage.harbor.omar.id,
    updatedAt: daysAgo(0),
  })

const stored = async (metricId: string): Promise<{ week: string; value: number; teamId: string }[]> =>
  stage.node.options.inCompany(stage.harbor.companyId, null, async (connection) => {
    const { rows } = await connection.query(
      'select week::text, value::float8 as value, team_id as "teamId" from metric_values where metric_id = $1 order by week desc',
      [metricId],
    )
    return rows as { week: string; value: number; teamId: string }[]
  })

/** A browser's line: what it was sent, and what it asks. */
async function follow(player: Player, node: SyncNode = stage.node) {
  const frames: Frame[] = []
  const closed: number[] = []
  let buffered = 0
  const { replica } = (await node.company(player.companyId))!
  const attached = await attach(
    node,
    player.companyId,
    { userId: player.id, sessionId: newId() },
    {
      t: 'hello',
      clientId: newId(),
      schema: app.schema,
      epoch: replica.epoch,
      cursor: replica.seq,
      scopes: [...replica.actor(player.id)!.scopes],
    },
    {
      send: (text) => void frames.push(JSON.parse(text) as Frame),
      close: (code) => void closed.push(code),
      buffered: () => buffered,
      terminate: () => undefined,
    },
  )
  const pages = () => frames.filter((frame): frame is RegionFrame => frame.t === 'region+')
  return {
    frames,
    closed,
    pages,
    want: (args: unknown, name = heldWeeks.name) => attached!.want({ name, args }),
    async whole() {
      await expect.poll(() => pages().at(-1)?.more, { timeout: 5_000 }).toBe(false)
    },
    stopReading: (bytes: number) => void (buffered = bytes),
    leave: () => attached!.detach(),
  }
}

const weeksIn = (pages: RegionFrame[]) =>
  pages.flatMap(({ rows }) => rows.map(([, row]) => (row as unknown as { week: string }).week)).toSorted()

test('the value of a week long past is entered, and entered again', async () => {
  const { lena } = stage.harbor
  const metricId = await crewMetric('Long past')
  await lena.does(setMetricValue, { ...cellOf(metricId, weekBefore(80)), value: 1 })
  await lena.does(setMetricValue, { ...cellOf(metricId, weekBefore(80)), value: 2 })
  expect(await stored(metricId)).toMatchObject([{ week: weekBefore(80), value: 2 }])
})

test('a metric that moves to another team takes all its values along', async () => {
  const { maya, teams } = stage.harbor
  const metricId = await crewMetric('Moving')
  await seed([valueRow(metricId, 1), valueRow(metricId, 90)])
  await maya.does(updateMetric, { metricId, teamId: teams.leadership, ownerId: maya.id })
  expect((await stored(metricId)).map(({ teamId }) => teamId)).toEqual([teams.leadership, teams.leadership])
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  expect(replica.store.where(metricValues, { metricId })).toHaveLength(1)
})

test('a task done long ago is found with its assignees when somebody changes it, and comes back whole', async () => {
  const { omar, lena, teams } = stage.harbor
  const taskId = newId()
  const stamp = { createdBy: omar.id, createdAt: daysAgo(90), updatedAt: daysAgo(60) }
  await seed([
    newRow(tasks, {
      ...stamp,
      id: taskId,
      title: 'Caulk the deck',
      description: null,
      taskType: 'team',
      teamId: teams.crew,
      status: 'done',
      dueDate: '2026-01-05',
      sourceIssueId: null,
      meetingId: null,
      doneAt: daysAgo(60),
      archivedAt: null,
    }),
    newRow(taskAssignees, { id: newId(), taskId, personId: lena.id, teamId: teams.crew }),
  ])
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  expect(replica.store.get(tasks, taskId)).toBe(undefined)
  expect(replica.store.where(taskAssignees, { taskId })).toEqual([])
  await omar.does(setTaskStatus, { id: taskId, status: 'todo' })
  expect(replica.store.get(tasks, taskId)).toMatchObject({ status: 'todo' })
  expect(assigneeIdsOf(replica.store, taskId)).toEqual([lena.id])
})

test('a goal archived long ago comes back with its milestones, on every node', async () => {
  const { omar, companyId, teams } = stage.harbor
  const goalId = newId()
  const stamp = { createdBy: omar.id, createdAt: daysAgo(200), updatedAt: daysAgo(100) }
  await seed([
    newRow(teamGoals, {
      ...stamp,
      id: goalId,
      teamId: teams.crew,
      ownerId: omar.id,
      title: 'Round the Horn',
      description: null,
      targetDate: '2026-03-31',
      status: 'on_track',
      progress: 50,
      isCompanyGoal: false,
      isShared: false,
      displayOrder: 0,
      completedAt: null,
      archivedAt: daysAgo(100),
    }),
    newRow(goalMilestones, {
      ...stamp,
      id: newId(),
      goalId,
      teamId: teams.crew,
      title: 'Set sail',
      progress: 50,
    }),
  ])
  const other = makeNode(stage.pool)
  await other.start()
  const there = (await other.company(companyId))!
  expect(there.replica.store.get(teamGoals, goalId)).toBe(undefined)
  await omar.does(restoreGoal, { goalId })
  await expect.poll(() => there.replica.store.where(goalMilestones, { goalId }).length).toBe(1)
  await other.stop()
})

test('a region comes in pages, latest first, and each page is as the company is at the seq it names', async () => {
  const { lena, omar, teams } = stage.harbor
  const ids = await Promise.all(['A', 'B', 'C'].map((name) => crewMetric(`Pages ${name}`)))
  const weeks = Array.from({ length: 800 }, (_, index) => index)
  await seed(ids.flatMap((id) => weeks.map((week) => valueRow(id, week))))
  const line = await follow(lena)
  const from = weekBefore(799)
  line.want({ teamId: teams.crew, from, to: TWO_YEARS.to })
  // Meanwhile the company goes on.
  for (let week = 100; week < 110; week++)
    await omar.does(setMetricValue, { ...cellOf(ids[0]!, weekBefore(week)), value: -1 })
  await line.whole()
  expect(line.pages().map(({ page, more }) => [page, more])).toEqual([
    [1, true],
    [2, false],
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

test('nobody gets a region of a team out of sight, nor one of a query that does not exist', async () => {
  const { lena, teams } = stage.harbor
  const line = await follow(lena)
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
  const line = await follow(lena)
  const answers = Array.from({ length: 1_000 }, (_, index) =>
    line.want({ teamId: teams.crew, from: weekBefore(index + 1), to: TWO_YEARS.to }),
  )
  expect(answers.filter(Boolean)).toHaveLength(50)
  const other = await follow(omar)
  other.want({ ...TWO_YEARS, teamId: teams.crew })
  await other.whole()
  line.leave()
  other.leave()
})

test('who does not read gets no second page before the first is gone', async () => {
  const { lena, teams } = stage.harbor
  const line = await follow(lena)
  line.stopReading(900_000)
  line.want({ teamId: teams.crew, from: weekBefore(799), to: TWO_YEARS.to })
  await expect.poll(() => line.pages().length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(line.pages()).toHaveLength(1)
  line.stopReading(0)
  await line.whole()
  line.leave()
})

test('a node that has not heard of the latest changes sends them with the region', async () => {
  const { omar, lena, teams } = stage.harbor
  const metricId = await crewMetric('On two nodes')
  const deaf = makeNode(stage.pool)
  const line = await follow(lena, deaf)
  await omar.does(setMetricValue, { ...cellOf(metricId, weekBefore(60)), value: 7 })
  line.want({ teamId: teams.crew, from: weekBefore(60), to: weekBefore(59) })
  await line.whole()
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  expect(line.pages()[0]).toMatchObject({ seq: replica.seq })
  expect(weeksIn(line.pages())).toContain(weekBefore(60))
  expect(line.frames.some((frame) => frame.t === 'd' && frame.seq === replica.seq)).toBe(true)
  await deaf.stop()
})

test('what is finished leaves the memory when its time is over', async () => {
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  const metricId = await crewMetric('Leaving')
  const row = { ...valueRow(metricId, 0).row, week: weekBefore(15) }
  replica.store.apply([{ entity: metricValues.name, id: row.id, row, scope: 'c' }])
  replica.dropExpired()
  expect(replica.store.where(metricValues, { metricId })).toEqual([])
})
