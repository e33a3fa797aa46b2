import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOfDiscussion } from '../src/features/comments/comments-harness.ts'
import { followDiscussion, readDiscussion } from '../src/features/comments/follow.mutations.ts'
import { discussionFollowers } from '../src/features/comments/following.table.ts'
import { closeGoals } from '../src/features/goals/closing/closing.mutations.ts'
import { relatedTo } from '../src/features/goals/closing/closing.rules.ts'
import { createGoal } from '../src/features/goals/goals.mutations.ts'
import { goalRow } from '../src/features/goals/goals.queries.ts'
import { setGoalStatus } from '../src/features/goals/trail/goal-status.mutations.ts'
import { issues } from '../src/features/issues/issues.table.ts'
import { raiseFromHeadline } from '../src/features/issues/raising/raising.mutations.ts'
import { issueIdOf } from '../src/features/issues/raising/sources.rules.ts'
import { createMetric } from '../src/features/metrics/definition/metric-definition.mutations.ts'
import { metricValues } from '../src/features/metrics/metrics.table.ts'
import { cellOf, setMetricValue } from '../src/features/metrics/values/metric-values.mutations.ts'
import { nextTaskId } from '../src/features/tasks/repeat/repeat.rules.ts'
import { setTaskStatus } from '../src/features/tasks/task-acts.mutations.ts'
import { mondayOf, utcDayOf } from '../src/features/time/calendar.rules.ts'
import { createHeadline } from '../src/features/headlines/headlines.mutations.ts'
import { reactToHeadline } from '../src/features/headlines/reactions/reactions.mutations.ts'
import { headlineReactions } from '../src/features/headlines/reactions/reactions.table.ts'
import { commentOnIssue } from '../src/features/issues/issue-comments.mutations.ts'
import { createIssue } from '../src/features/issues/issues.mutations.ts'
import { startedBy } from '../src/features/org-chart/org-chart-harness.ts'
import { writeSeatNote } from '../src/features/org-chart/seats/note.mutations.ts'
import { noteReaders } from '../src/features/org-chart/seats/note.rules.ts'
import { publishedOf } from '../src/features/processes/processes-harness.ts'
import { processSteps } from '../src/features/processes/processes.table.ts'
import { writeStep } from '../src/features/processes/steps/steps.mutations.ts'
import { fieldHistory } from '../src/features/revisions/revisions.queries.ts'
import { revisions } from '../src/features/revisions/revisions.table.ts'
import { addPlanItems, writePlanItem } from '../src/features/strategy/plan-items.mutations.ts'
import { writePlanText } from '../src/features/strategy/plan-texts.mutations.ts'
import { sharePlan } from '../src/features/strategy/strategy.mutations.ts'
import { planSheet } from '../src/features/strategy/strategy.queries.ts'
import { planTextId } from '../src/features/strategy/strategy.rules.ts'
import { planItems, planTexts } from '../src/features/strategy/strategy.table.ts'
import { createTask, updateTask } from '../src/features/tasks/tasks.mutations.ts'
import { taskAssignees, tasks } from '../src/features/tasks/tasks.table.ts'
import { createTeam, updateTeam } from '../src/features/teams/teams.mutations.ts'
import { addToolItem, fillToolSection } from '../src/features/tools/sheets/items.mutations.ts'
import { shareWithAll, sheetOf } from '../src/features/tools/sheets/sheets-harness.ts'
import { wordsOfPart } from '../src/features/tools/sheets/sheets.rules.ts'
import { toolItems } from '../src/features/tools/sheets/sheets.table.ts'
import { hashedId } from '../src/sync/hashed-id.ts'
import { newId } from '../src/sync/id.ts'
import { type Cast, cast } from './cast.ts'
import { jointId, wordId } from './joint-id.ts'
import { refused } from './refused.ts'

// Browsers choose the ids of what they add, and may choose those on which somebody else's act depends.

let harbor: Cast['harbor'], stop: Cast['stop']
let engine: string

beforeAll(async () => {
  ;({ harbor, stop } = await cast())
  engine = await teamOfMaya('Engine')
})
afterAll(() => stop())

async function teamOfMaya(name: string): Promise<string> {
  const id = newId()
  await harbor.maya.does(createTeam, { id, membershipId: newId(), name, hasStrategicPlan: true })
  return id
}

test('a part of a sheet is filled in even if somebody gave its id to an entry of theirs', async () => {
  const { maya, omar } = harbor
  const sheetId = await sheetOf(maya, 'the-offer')
  await shareWithAll(maya, sheetId)
  const own = await sheetOf(omar)
  const id = hashedId(...wordsOfPart(sheetId, 'price'))
  await omar.does(addToolItem, { id, sheetId: own, section: 'like-good', text: 'Mine' })
  for (const text of ['90 a month', '95 a month'])
    await maya.does(fillToolSection, { sheetId, section: 'price', text })
  const parts = maya.holds(toolItems).filter((item) => item.sheetId === sheetId)
  expect(parts).toMatchObject([{ section: 'price', text: '95 a month' }])
  expect(omar.holds(toolItems).find((item) => item.id === id)).toMatchObject({ text: 'Mine' })
})

test('a text of a plan has its place whatever id another plan was given', async () => {
  const { maya, omar, teams } = harbor
  const victim = { teamId: engine, planId: newId() }
  await maya.does(writePlanText, { ...victim, field: 'purpose', text: 'We keep it running', from: 0 })
  const planId = jointId(victim.planId, wordId('niche'), wordId('purpose'))
  await omar.does(writePlanText, { teamId: teams.leadership, planId, field: 'purpose', text: 'X', from: 0 })
  const { plan } = (await maya.asks(planSheet, { teamId: engine }))!
  await maya.does(sharePlan, { planId: plan!.id, audience: 'team' })
  await maya.does(writePlanText, { ...victim, field: 'niche', text: 'Small engines', from: 0 })
  expect(maya.holds(planTexts).find(({ id }) => id === planTextId(plan!.id, 'niche'))).toMatchObject({
    teamId: engine,
    text: 'Small engines',
  })
})

test('an entry keeps its history whatever id another entry was given', async () => {
  const { maya, omar, teams } = harbor
  const [teamId, itemId] = [await teamOfMaya('Deck'), newId()]
  const [first, second] = [wordId('1 of title'), wordId('2 of note')]
  const squat = jointId(itemId, first, second)
  const add = (by: typeof maya, of: string, id: string) =>
    by.does(addPlanItems, {
      teamId: of,
      planId: newId(),
      list: 'differences',
      items: [{ id, title: 'Paint' }],
    })
  await add(maya, teamId, itemId)
  await add(omar, teams.leadership, squat)
  for (const [from, text] of ['Red', 'Blue'].entries())
    await omar.does(writePlanItem, { itemId: squat, field: 'note', text, from })
  await maya.does(writePlanItem, { itemId, field: 'title', text: 'Paint the deck', from: 1 })
  expect(maya.holds(planItems).find(({ id }) => id === itemId)).toMatchObject({ title: 'Paint the deck' })
})

test('nobody draws the history of a row to themselves by giving its id to a row of another table', async () => {
  const { maya, omar, teams } = harbor
  const processId = await publishedOf(maya, engine)
  const step = maya.holds(processSteps).find((one) => one.processId === processId)
  for (const [from, text] of ['Not for omar', 'Another draft'].entries())
    await maya.does(writeStep, { id: step!.id, text, from: from + 1 })
  // Readers of a published process know the ids of its steps.
  await maya.does(updateTeam, { id: teams.crew, hasStrategicPlan: true })
  const place = { teamId: teams.crew, planId: newId() }
  await maya.does(writePlanText, { ...place, field: 'purpose', text: 'Sail', from: 0 })
  const items = [{ id: step!.id, title: 'Mine' }]
  await omar.does(addPlanItems, { ...place, list: 'differences', items })
  const { plan } = (await omar.asks(planSheet, { teamId: teams.crew }))!
  await omar.does(sharePlan, { planId: plan!.id, audience: 'team' })
  const said = (who: typeof maya) => who.holds(revisions).filter(({ before }) => before === 'Not for omar')
  expect(said(omar)).toEqual([])
  expect(said(maya)).toMatchObject([{ teamId: engine }])
})

test('nobody keeps a colleague from following, reacting or being given a task by the id of what they add elsewhere', async () => {
  const { omar, lena, teams } = harbor
  /** What omar adds to the other team, so that his own part in it would look like lena's part in this. */
  const alike = (id: string) => jointId(id, lena.id, omar.id).replace(/^(.{14})8/, '$17')
  const task = { title: 'Mend it', taskType: 'team', dueDate: '2026-12-01' } as const
  const issue = { issueType: 'short_term' } as const
  const said = { week: null, text: 'Look at it', mentionedIds: [] }
  const [issueId, headlineId, taskId] = [newId(), newId(), newId()]
  await omar.does(createIssue, { id: issueId, title: 'Loose rope', ...issue, teamId: teams.crew })
  await omar.does(createHeadline, { id: headlineId, title: 'New anchor', teamId: teams.crew })
  await omar.does(createTask, { ...task, id: taskId, teamId: teams.crew, assigneeIds: [omar.id] })

  const elsewhere = { teamId: teams.leadership }
  await omar.does(createIssue, { id: alike(issueId), title: 'Mine', ...issue, ...elsewhere })
  await omar.does(createHeadline, { id: alike(headlineId), title: 'Mine', ...elsewhere })
  await omar.does(createTask, { ...task, id: alike(taskId), ...elsewhere, assigneeIds: [omar.id] })
  for (const subjectId of [issueId, alike(issueId)])
    await omar.does(commentOnIssue, { ...said, id: newId(), subjectId })
  await omar.does(reactToHeadline, { headlineId: alike(headlineId), kind: 'cheer', isOn: true })

  const discussionId = idOfDiscussion(issueId)
  await lena.does(followDiscussion, { discussionId, isFollowing: true })
  await lena.does(readDiscussion, { discussionId, seen: 1 })
  await lena.does(reactToHeadline, { headlineId, kind: 'cheer', isOn: true })
  await omar.does(updateTask, { id: taskId, assigneeIds: [lena.id] })
  expect(lena.holds(discussionFollowers).find(({ personId }) => personId === lena.id)).toBeDefined()
  expect(lena.holds(headlineReactions)).toMatchObject([{ headlineId, personId: lena.id }])
  expect(lena.holds(taskAssignees)).toMatchObject([{ taskId, personId: lena.id }])
})

test('the history of a seat shows nothing that was said in a plan by an entry of the same id', async () => {
  const { maya, omar, theo, teams } = harbor
  const { topId } = await startedBy(maya)
  for (const [from, note] of ['Steers', 'Steers and counts'].entries())
    await maya.does(writeSeatNote, { seatId: topId, note, from })
  await maya.does(updateTeam, { id: teams.crew, hasStrategicPlan: true })
  const { plan } = (await omar.asks(planSheet, { teamId: teams.crew })) ?? {}
  const place = { teamId: teams.crew, planId: plan?.id ?? newId() }
  await omar.does(addPlanItems, { ...place, list: 'differences', items: [{ id: topId, title: 'Mine' }] })
  await omar.does(sharePlan, { planId: place.planId, audience: 'company' })
  for (const [from, text] of ['Never said', 'Of the seat'].entries())
    await omar.does(writePlanItem, { itemId: topId, field: 'note', text, from })
  const field = { entity: 'seats', entityId: topId, field: 'note' } as const
  const history = await theo.asks(fieldHistory, { ...field, ...noteReaders({ isDraft: false }) })
  expect(history.map(({ revision }) => revision.before)).toEqual(['Steers'])
})

test('nobody keeps a goal from being carried over or made a task by the id of what they add elsewhere', async () => {
  const { omar, lena, teams } = harbor
  const goal = {
    title: 'Calm',
    description: null,
    targetDate: '2020-12-31',
    isCompanyGoal: false,
    ownerId: null,
  }
  const [later, rest] = [newId(), newId()]
  for (const id of [later, rest]) await lena.does(createGoal, { ...goal, id, teamId: teams.crew })
  for (const goalId of [later, rest])
    for (const id of relatedTo([goalId]).successorIds) {
      const task = { id, title: 'Mine', taskType: 'personal', dueDate: '2026-12-01' } as const
      await omar.does(createGoal, { ...goal, id, teamId: teams.leadership }).catch(() => {})
      await omar.does(createTask, task).catch(() => {})
    }
  const decisions = [
    { goalId: later, outcome: 'carried_over' },
    { goalId: rest, outcome: 'made_task' },
  ] as const
  await lena.does(closeGoals, { ...relatedTo([later, rest]), decisions: [...decisions] })
  const row = await lena.asks(goalRow, { goalId: later })
  expect(row?.carriedTo).toMatchObject({ title: 'Calm', teamId: teams.crew })
  const made = lena.holds(tasks).filter(({ sourceGoalId }) => sourceGoalId === rest)
  expect(made).toMatchObject([{ title: 'Calm', teamId: teams.crew }])
})

test('nobody keeps a repeating task from being done by completing one of a similar id', async () => {
  const { omar, lena } = harbor
  const id = newId()
  const alike = id.replace(/^(.{14})7/, '$14')
  const repeat = { every: 1, unit: 'week' } as const
  const task = { title: 'Grease', taskType: 'personal', dueDate: '2026-12-01', repeat } as const
  await lena.does(createTask, { ...task, id })
  await omar.does(createTask, { ...task, id: alike })
  for (const [player, done] of [
    [omar, alike],
    [lena, id],
  ] as const)
    await player.does(setTaskStatus, { id: done, status: 'done', nextId: nextTaskId(done) })
  expect(lena.holds(tasks).find((one) => one.id === nextTaskId(id))).toMatchObject({ status: 'todo' })
})

test('nobody keeps a team from making an issue of its row by an issue of that id', async () => {
  const { omar, lena, teams } = harbor
  const headlineId = newId()
  await lena.does(createHeadline, { id: headlineId, title: 'New rope', teamId: teams.crew })
  const week = mondayOf(utcDayOf(new Date().toISOString()))
  const id = issueIdOf({ teamId: teams.crew, sourceId: headlineId, week })
  const issue = { id, title: 'Mine', issueType: 'short_term', teamId: teams.leadership } as const
  await expect(omar.does(createIssue, issue)).rejects.toMatchObject(refused('access/not-found'))
  const raise = { id, headlineId, week, teamId: teams.crew, title: 'New rope', meetingId: null }
  await lena.does(raiseFromHeadline, raise)
  expect(lena.holds(issues).find((one) => one.id === id)).toMatchObject({ teamId: teams.crew })
})

test('there are no two goals and no two metrics of which a week would have the same id', async () => {
  const { omar, lena, teams } = harbor
  const alike = (id: string) =>
    `${id.slice(0, 14)}4${id.slice(15, 17)}${id[17] === '0' ? '1' : '0'}${id.slice(18)}`
  const [goalId, metricId] = [newId(), newId()]
  const goal = { title: 'Calm', description: null, targetDate: null, isCompanyGoal: false, ownerId: null }
  const metric = {
    name: 'Leaks',
    description: '',
    unit: 'number',
    targetValue: 1,
    targetLogic: 'less_than_or_equal',
    aggregationType: 'total',
  } as const
  await lena.does(createGoal, { ...goal, id: goalId, teamId: teams.crew })
  await lena.does(createMetric, { ...metric, id: metricId, teamId: teams.crew, ownerId: lena.id })
  const elsewhere = { teamId: teams.leadership }
  const own = { ...metric, ...elsewhere, id: alike(metricId), ownerId: omar.id }
  const taken = refused('sync/conflict')
  const likeGoal = { ...goal, ...elsewhere, id: alike(goalId) }
  await expect(omar.did(createGoal, likeGoal)).rejects.toMatchObject(taken)
  await expect(omar.did(createMetric, own)).rejects.toMatchObject(taken)
  const week = mondayOf(utcDayOf(new Date().toISOString()))
  await lena.does(setGoalStatus, { goalId, status: 'off_track' })
  await lena.does(setMetricValue, { ...cellOf(metricId, week), value: 3 })
  expect(lena.holds(metricValues).filter((one) => one.metricId === metricId)).toMatchObject([{ value: 3 }])
})
