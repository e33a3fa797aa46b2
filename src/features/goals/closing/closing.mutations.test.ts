import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { Refusal } from '../../../sync/refusal.ts'
import { setTaskStatus } from '../../tasks/task-acts.mutations.ts'
import { tasksOfTeam } from '../../tasks/tasks.queries.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { assignGoal } from '../goal-teams.mutations.ts'
import { archiveGoal, createGoal, restoreGoal, updateGoal } from '../goals.mutations.ts'
import { goalRow } from '../goals.queries.ts'
import type { GoalOutcome } from '../goals.table.ts'
import { addMilestone, updateMilestone } from '../milestones/milestones.mutations.ts'
import { setGoalStatus } from '../trail/goal-status.mutations.ts'
import { closeGoals, reopenGoals } from './closing.mutations.ts'
import { carriedDate, relatedTo, successorId } from './closing.rules.ts'

let scene: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  scene = await cast()
  ;({ harbor, lantern } = scene)
})
afterAll(() => scene.stop())

/** A quarter that is over. */
const PAST = '2020-12-31'

async function goalOf(title: string, patch: object = {}): Promise<string> {
  const id = newId()
  const goal = { title, teamId: harbor.teams.crew, ownerId: harbor.lena.id, description: null }
  await harbor.omar.does(createGoal, { ...goal, id, targetDate: PAST, isCompanyGoal: false, ...patch })
  return id
}

const decided = (outcomes: Record<string, GoalOutcome>) => ({
  ...relatedTo(Object.keys(outcomes)),
  decisions: Object.entries(outcomes).map(([goalId, outcome]) => ({ goalId, outcome })),
})
const close = (outcomes: Record<string, GoalOutcome>, who: Player = harbor.lena) =>
  who.does(closeGoals, decided(outcomes))
const reopen = (goalIds: string[], status: 'on_track' | 'off_track' = 'on_track') =>
  harbor.lena.does(reopenGoals, {
    ...relatedTo(goalIds),
    goals: goalIds.map((goalId) => ({ goalId, status })),
  })
const row = (goalId: string, reader = harbor.omar) => reader.asks(goalRow, { goalId })
const stored = async (goalId: string) => (await row(goalId))?.goal
const crewTasks = async () => harbor.omar.asks(tasksOfTeam, { teamId: harbor.teams.crew })

describe('a quarter that is closed', () => {
  test('gives each goal its outcome at once', async () => {
    const [won, lost, later, rest, gone] = [
      await goalOf('Won'),
      await goalOf('Lost'),
      await goalOf('Later'),
      await goalOf('The rest'),
      await goalOf('Gone'),
    ]
    await harbor.omar.does(setGoalStatus, { goalId: won, status: 'off_track' })
    await close({
      [won]: 'done',
      [lost]: 'not_done',
      [later]: 'carried_over',
      [rest]: 'made_task',
      [gone]: 'dropped',
    })
    expect(await stored(won)).toMatchObject({ outcome: 'done', status: 'complete', progress: 100 })
    expect(await stored(lost)).toMatchObject({ outcome: 'not_done', status: 'on_track' })
    expect(await stored(gone)).toMatchObject({ outcome: 'dropped' })
    expect(await row(later)).toMatchObject({
      goal: { outcome: 'carried_over' },
      carriedTo: {
        title: 'Later',
        ownerId: harbor.lena.id,
        targetDate: carriedDate({ targetDate: PAST }, utcDayOf(new Date().toISOString())),
        closedAt: null,
      },
    })
    expect(await row(successorId(later))).toMatchObject({ carriedFrom: { id: later } })
    const task = (await crewTasks()).find((item) => item.task.title === 'The rest')!
    expect(task).toMatchObject({ task: { id: (await stored(rest))!.outcomeTaskId, sourceGoalId: rest } })
  })

  test('hands milestones that were not reached, and the teams, to the goal that goes on', async () => {
    const goalId = await goalOf('Round the Horn', {
      teamId: harbor.teams.leadership,
      ownerId: harbor.omar.id,
    })
    await harbor.omar.does(assignGoal, { id: newId(), goalId, teamId: harbor.teams.crew })
    const [hull, sails] = [newId(), newId()]
    await harbor.omar.does(addMilestone, { id: hull, goalId, title: 'Hull' })
    await harbor.omar.does(addMilestone, { id: sails, goalId, title: 'Sails' })
    await harbor.omar.does(updateMilestone, { milestoneId: hull, progress: 100 })
    await harbor.omar.does(updateMilestone, { milestoneId: sails, progress: 40 })
    await close({ [goalId]: 'carried_over' }, harbor.omar)
    expect(await row(goalId)).toMatchObject({ goal: { progress: 70 }, milestones: [{ id: hull }] })
    expect(await row(successorId(goalId))).toMatchObject({
      goal: { progress: 40, isShared: true },
      milestones: [{ id: sails }],
      assignedTeamIds: [harbor.teams.crew],
    })
  })

  test('hands what goes on to somebody else', async () => {
    const [later, rest] = [await goalOf('Handed on'), await goalOf('Handed on as a task')]
    const [ownerId, outcomes] = [harbor.omar.id, { [later]: 'carried_over', [rest]: 'made_task' } as const]
    const { decisions, ...related } = decided(outcomes)
    const handedOn = { ...related, decisions: decisions.map((decision) => ({ ...decision, ownerId })) }
    await harbor.omar.does(closeGoals, handedOn)
    expect(await stored(later)).toMatchObject({ ownerId: harbor.lena.id })
    expect(await stored(successorId(later))).toMatchObject({ ownerId })
    const task = (await crewTasks()).find((item) => item.task.title === 'Handed on as a task')!
    expect(task.assignees.map(({ id }) => id)).toEqual([ownerId])
  })

  test('goes to nobody outside of its team', async () => {
    const goalId = await goalOf('Not for everybody')
    const { decisions, ...related } = decided({ [goalId]: 'carried_over' })
    for (const ownerId of [lantern.ravi.id, newId()])
      await expect(
        harbor.omar.does(closeGoals, { ...related, decisions: [{ ...decisions[0]!, ownerId }] }),
      ).rejects.toMatchObject(refused('goal/owner-not-valid', 'Failed to close the quarter'))
  })

  test('changes no more: not its status, not its milestones', async () => {
    const goalId = await goalOf('Lost')
    await close({ [goalId]: 'not_done' })
    for (const attempt of [
      () => harbor.omar.does(setGoalStatus, { goalId, status: 'complete' }),
      () => harbor.omar.does(updateGoal, { goalId, title: 'Won' }),
      () => harbor.omar.does(addMilestone, { id: newId(), goalId, title: 'One more' }),
    ])
      await expect(attempt()).rejects.toMatchObject(refused('goal/closed'))
  })
})

describe('taking a closing back', () => {
  test('reverses all of it', async () => {
    const [won, later, rest] = [await goalOf('Won'), await goalOf('Later'), await goalOf('A task')]
    const milestoneId = newId()
    await harbor.omar.does(addMilestone, { id: milestoneId, goalId: later, title: 'Sails' })
    const goalIds = [won, later, rest]
    const before = await Promise.all(goalIds.map((id) => row(id)))
    await close({ [won]: 'done', [later]: 'carried_over', [rest]: 'made_task' })
    await reopen(goalIds)
    for (const [index, goalId] of goalIds.entries()) {
      const { goal, milestones } = (await row(goalId))!
      expect({ ...goal, updatedAt: '' }).toEqual({ ...before[index]!.goal, updatedAt: '' })
      expect(milestones.map(({ id }) => id)).toEqual(before[index]!.milestones.map(({ id }) => id))
    }
    expect(await row(successorId(later))).toBeNull()
    expect((await crewTasks()).filter(({ task }) => task.title === 'A task')).toEqual([])
  })

  test('again and again leaves one successor and one task', async () => {
    const [later, rest] = [await goalOf('Later still'), await goalOf('A task again')]
    for (let turn = 0; turn < 3; turn++) {
      await close({ [later]: 'carried_over', [rest]: 'made_task' })
      await reopen([later, rest])
    }
    await close({ [later]: 'carried_over', [rest]: 'made_task' })
    expect(await row(successorId(later))).toMatchObject({ goal: { title: 'Later still' } })
    expect((await crewTasks()).filter(({ task }) => task.title === 'A task again')).toHaveLength(1)
  })

  test('keeps a task that was done and a milestone that came since', async () => {
    const [later, rest] = [await goalOf('Later'), await goalOf('Done since')]
    await close({ [later]: 'carried_over', [rest]: 'made_task' })
    await harbor.lena.does(setTaskStatus, { id: successorId(rest), status: 'done' })
    await harbor.lena.does(addMilestone, { id: newId(), goalId: successorId(later), title: 'New' })
    await reopen([later, rest])
    expect((await row(later))!.milestones).toMatchObject([{ title: 'New' }])
    expect((await crewTasks()).some(({ task }) => task.title === 'Done since')).toBe(true)
  })

  test('joins a goal that was brought back by hand', async () => {
    const goalId = await goalOf('Kept twice')
    const next = successorId(goalId)
    await close({ [goalId]: 'carried_over' })
    await reopen([goalId])
    await harbor.lena.does(restoreGoal, { goalId: next })
    await harbor.lena.does(updateGoal, { goalId: next, title: 'Mine now' })
    await close({ [goalId]: 'carried_over' })
    expect(await stored(next)).toMatchObject({ title: 'Mine now' })
  })

  test('leaves what had been brought back by hand, with the milestones that it had', async () => {
    const goalId = await goalOf('Kept by hand')
    const next = successorId(goalId)
    await close({ [goalId]: 'carried_over' })
    await reopen([goalId])
    await harbor.lena.does(restoreGoal, { goalId: next })
    await harbor.omar.does(addMilestone, { id: newId(), goalId, title: 'Sails' })
    await harbor.omar.does(addMilestone, { id: newId(), goalId: next, title: 'Ropes' })
    await close({ [goalId]: 'carried_over' })
    await reopen([goalId])
    expect(await row(next)).toMatchObject({ goal: { archivedAt: null }, milestones: [{ title: 'Ropes' }] })
    expect((await row(goalId))!.milestones).toMatchObject([{ title: 'Sails' }])
  })

  test('is refused once the goal that went on has been reached', async () => {
    const goalId = await goalOf('Reached later')
    await close({ [goalId]: 'carried_over' })
    await harbor.lena.does(setGoalStatus, { goalId: successorId(goalId), status: 'complete' })
    await expect(reopen([goalId])).rejects.toMatchObject(
      refused('goal/carried-further', 'Failed to reopen the goal'),
    )
  })

  test('is refused once the goal that went on has been closed too', async () => {
    const goalId = await goalOf('Thrice')
    await close({ [goalId]: 'carried_over' })
    await harbor.lena.does(updateGoal, { goalId: successorId(goalId), targetDate: PAST })
    await close({ [successorId(goalId)]: 'dropped' })
    await expect(reopen([goalId])).rejects.toMatchObject(
      refused('goal/carried-further', 'Failed to reopen the goal'),
    )
  })
})

describe('who closes what', () => {
  test('a quarter that goes on is not closed', async () => {
    const goalId = await goalOf('Far away', { targetDate: '2199-12-31' })
    await expect(close({ [goalId]: 'done' })).rejects.toMatchObject(
      refused('goal/quarter-goes-on', 'Failed to close the quarter'),
    )
  })

  test('only who may change a goal closes it, and all of the closing fails with one goal', async () => {
    const mine = await goalOf('Mine')
    const theirs = await goalOf('Theirs', { teamId: null, isCompanyGoal: true, ownerId: harbor.omar.id })
    await expect(close({ [mine]: 'done', [theirs]: 'done' })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await expect(close({ [mine]: 'done' }, harbor.theo)).rejects.toMatchObject(refused('access/denied'))
    await expect(close({ [mine]: 'done' }, lantern.ravi)).rejects.toMatchObject(refused('access/not-found'))
    expect(await stored(mine)).toMatchObject({ outcome: null, status: 'on_track' })
  })

  test('what was archived or completed meanwhile stays so, and the other is told', async () => {
    const [gone, won] = [await goalOf('Gone'), await goalOf('Won')]
    await harbor.omar.does(archiveGoal, { goalId: gone })
    await harbor.omar.does(setGoalStatus, { goalId: won, status: 'complete' })
    await expect(close({ [gone]: 'done' })).rejects.toMatchObject(refused('goal/not-found'))
    await expect(close({ [won]: 'dropped' })).rejects.toMatchObject(refused('goal/finished-meanwhile'))
  })

  test('one closing decides on a hundred goals at most, each once', async () => {
    const many = Array.from({ length: 101 }, () => ({ goalId: newId(), outcome: 'done' as const }))
    await expect(harbor.lena.does(closeGoals, { ...relatedTo([]), decisions: many })).rejects.toMatchObject(
      refused('input/unreadable'),
    )
    const goalId = await goalOf('Twice')
    const decisions = [
      { goalId, outcome: 'carried_over' as const },
      { goalId, outcome: 'done' as const },
    ]
    await expect(
      harbor.lena.does(closeGoals, { ...relatedTo([goalId, goalId]), decisions }),
    ).rejects.toMatchObject(refused('goal/finished-meanwhile'))
  })

  test('two people on two nodes: one closes, the other is told, and nothing is made twice', async () => {
    const other = makeNode(scene.pool)
    await other.start()
    const goalIds = await Promise.all(Array.from({ length: 4 }, (_, at) => goalOf(`Race ${at}`)))
    const as = (outcome: GoalOutcome) => decided(Object.fromEntries(goalIds.map((id) => [id, outcome])))
    const answers = await Promise.allSettled([
      scene.node.run(harbor.companyId, harbor.lena.id, closeGoals, as('carried_over')),
      other.run(harbor.companyId, harbor.omar.id, closeGoals, as('made_task')),
    ])
    ;(await scene.node.company(harbor.companyId))!.hub.flush()
    const failed = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(failed).toHaveLength(1)
    expect(failed[0]).toBeInstanceOf(Refusal)
    expect(failed[0]).toMatchObject(refused('goal/finished-meanwhile'))
    const outcomes = new Set((await Promise.all(goalIds.map(stored))).map((goal) => goal!.outcome))
    expect(outcomes.size).toBe(1)
    await other.stop()
  })
})
