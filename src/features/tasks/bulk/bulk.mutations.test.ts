import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { tasksIn } from '../tasks-harness.ts'
import { updateTask } from '../tasks.mutations.ts'
import { MOST_ASSIGNEES } from '../tasks.rules.ts'
import { changeTasks } from './bulk.mutations.ts'
import { changesBy, rowsOfChanges, type TaskChange } from './bulk.rules.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const { personal, ofCrew, crewTask, namesOn, taskOf } = tasksIn(() => harbor)

let one: string, other: string
beforeEach(async () => {
  one = await ofCrew(harbor.omar, [harbor.lena.id])
  other = await ofCrew(harbor.omar, [harbor.theo.id])
})

const change = (player: Player, ...changes: TaskChange[]) =>
  player.does(changeTasks, { ...rowsOfChanges(changes), changes })

test('several tasks are completed, rescheduled, given to others and archived, each as it says', async () => {
  const { omar, lena } = harbor
  await change(omar, { taskId: one, status: 'done' }, { taskId: other, dueDate: '2026-12-24' })
  expect((await crewTask(one))?.task).toMatchObject({ status: 'done', dueDate: '2026-11-23' })
  expect((await crewTask(other))?.task).toMatchObject({ status: 'todo', dueDate: '2026-12-24' })
  await change(
    omar,
    { taskId: one, assigneeIds: [omar.id] },
    { taskId: other, assigneeIds: [omar.id, lena.id] },
  )
  expect([await namesOn(one), await namesOn(other)]).toEqual([['Omar'], ['Lena', 'Omar']])
  await change(omar, { taskId: one, isArchived: true }, { taskId: other, isArchived: true })
  expect([await crewTask(one), await crewTask(other)]).toEqual([undefined, undefined])
  await change(omar, { taskId: one, isArchived: false })
  expect((await crewTask(one))?.task.archivedAt).toBeNull()
})

test('Undo of giving tasks to somebody takes them from nobody whom a colleague has added meanwhile', async () => {
  const { omar, lena, theo } = harbor
  const act = { assigneeIds: [omar.id] }
  const { changes, undo } = changesBy(act, [{ task: (await crewTask(one))!.task, assigneeIds: [lena.id] }])
  await change(omar, ...changes)
  await omar.does(updateTask, { id: one, assigneeIds: [omar.id, theo.id] })
  await change(omar, ...undo)
  expect(await namesOn(one)).toEqual(['Lena', 'Theo'])
})

test('all of it is done or nothing', async () => {
  const { lena } = harbor
  await expect(
    change(lena, { taskId: one, status: 'done' }, { taskId: other, assigneeIds: [lena.id] }),
  ).rejects.toMatchObject(refused('task/assign-only-yourself', 'Failed to update tasks'))
  await expect(
    change(lena, { taskId: one, status: 'done' }, { taskId: other, dueDate: '0001-01-01' }),
  ).rejects.toMatchObject(refused('input/invalid'))
  const mine = await personal(lena)
  await expect(
    change(harbor.omar, { taskId: one, status: 'done' }, { taskId: mine, status: 'done' }),
  ).rejects.toMatchObject(refused('access/not-found'))
  expect((await crewTask(one))?.task.status).toBe('todo')
  expect((await taskOf(lena, mine))?.task.status).toBe('todo')
})

test('a view-only person ticks off several of their own, and does nothing else', async () => {
  const { theo } = harbor
  const denied = refused('access/denied')
  await change(theo, { taskId: other, status: 'done' })
  expect((await crewTask(other))?.task.status).toBe('done')
  await expect(change(theo, { taskId: one, status: 'done' })).rejects.toMatchObject(denied)
  for (const act of [{ dueDate: '2026-12-24' }, { isArchived: true }, { assigneeIds: [theo.id] }])
    await expect(change(theo, { taskId: other, ...act })).rejects.toMatchObject(denied)
})

test('rows that do not belong to the changes are not fetched', async () => {
  const changes = [{ taskId: one, status: 'done' as const }]
  const foreign = { ...rowsOfChanges(changes), taskIds: [other] }
  await expect(harbor.omar.does(changeTasks, { ...foreign, changes })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})

test('a task is given back to as many as it had, also if that is more than a selection can be given to', () => {
  const assigneeIds = Array.from({ length: MOST_ASSIGNEES }, newId)
  const changes = [{ taskId: one, assigneeIds }]
  expect(changeTasks.schema.safeParse({ ...rowsOfChanges(changes), changes }).success).toBe(true)
})
