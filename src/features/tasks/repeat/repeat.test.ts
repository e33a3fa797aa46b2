import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { addDays, utcDayOf } from '../../time/calendar.rules.ts'
import { changeTasks } from '../bulk/bulk.mutations.ts'
import { rowsOfChanges } from '../bulk/bulk.rules.ts'
import { archiveTask, setTaskStatus } from '../task-acts.mutations.ts'
import { createTask, updateTask } from '../tasks.mutations.ts'
import { type Task, tasks } from '../tasks.table.ts'
import { tasksIn } from '../tasks-harness.ts'
import { nextTaskId } from './repeat.rules.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const { crewTask, namesOn, taskOf } = tasksIn(() => harbor)
const TODAY = utcDayOf(new Date().toISOString())
const weekly = { every: 1, unit: 'week' } as const

let id: string, nextId: string
beforeEach(async () => {
  id = newId()
  nextId = nextTaskId(id)
  await harbor.omar.does(createTask, {
    id,
    title: 'Pump the bilge',
    taskType: 'team',
    teamId: harbor.teams.crew,
    dueDate: TODAY,
    repeat: weekly,
    assigneeIds: [harbor.lena.id, harbor.theo.id],
  })
})

const set = (status: Task['status'], player = harbor.lena, of = id) =>
  player.does(setTaskStatus, { id: of, status, nextId: nextTaskId(of) })

/** How often the database holds it, and which tasks there are of this series. */
async function stored(): Promise<string[]> {
  const { replica } = (await story.node.company(harbor.companyId))!
  const all = replica.store.where(tasks, { title: 'Pump the bilge', archivedAt: null })
  return all.filter((task) => [id, nextId, nextTaskId(nextId)].includes(task.id)).map((task) => task.status)
}

describe('completing a task that repeats', () => {
  test('makes the next one for the same people, and names it', async () => {
    await set('done')
    expect((await crewTask(id))?.task).toMatchObject({ status: 'done', nextTaskId: nextId })
    expect((await crewTask(nextId))?.task).toMatchObject({
      status: 'todo',
      dueDate: addDays(TODAY, 7),
      repeatEvery: 1,
      createdBy: harbor.omar.id,
    })
    expect(await namesOn(nextId)).toEqual(['Lena', 'Theo'])
  })

  test('is up to a view-only assignee too', async () => {
    await set('done', harbor.theo)
    expect(await namesOn(nextId)).toEqual(['Lena', 'Theo'])
  })

  test('again and again makes it once', async () => {
    await set('done')
    await set('done', harbor.omar)
    await harbor.lena.does(updateTask, { id: nextId, description: 'Twice as long' })
    await set('todo')
    await set('done')
    expect(await stored()).toEqual(['done', 'todo'])
    expect((await crewTask(nextId))?.task.description).toBe('Twice as long')
  })

  test('and taking that back takes the next one back, unless somebody has begun with it', async () => {
    await set('done')
    await set('todo')
    expect(await stored()).toEqual(['todo'])
    expect((await crewTask(id))?.task.nextTaskId).toBeNull()
    await set('done')
    await set('in-progress', harbor.lena, nextId)
    await set('todo')
    expect((await stored()).toSorted()).toEqual(['in-progress', 'todo'])
  })

  test('goes on with the series', async () => {
    await set('done')
    await set('done', harbor.lena, nextId)
    expect(await stored()).toEqual(['done', 'done', 'todo'])
  })

  test('makes none once it no longer repeats, or once it is archived', async () => {
    await harbor.lena.does(updateTask, { id, repeat: null })
    await set('done')
    expect(await stored()).toEqual(['done'])
    await harbor.lena.does(updateTask, { id, repeat: weekly })
    await set('todo')
    await harbor.lena.does(archiveTask, { id })
    await set('done')
    expect(await crewTask(nextId)).toBeUndefined()
  })

  test('by two people at the same time, on two nodes, makes one', async () => {
    const other = makeNode(story.pool)
    await other.start()
    const { lena, omar, companyId } = harbor
    const done = { id, status: 'done' as const, nextId }
    await Promise.all([
      story.node.run(companyId, lena.id, setTaskStatus, done),
      other.run(companyId, omar.id, setTaskStatus, done),
      other.run(companyId, lena.id, setTaskStatus, done),
      story.node.run(companyId, omar.id, setTaskStatus, done),
    ])
    await other.stop()
    const { rows } = await story.node.options.inCompany(companyId, null, (connection) =>
      connection.query('select id from tasks where id = any($1)', [[nextId, nextTaskId(nextId)]]),
    )
    expect(rows).toEqual([{ id: nextId }])
  })
})

test('a task that is made done begins its series at once', async () => {
  const doneId = newId()
  const task = { title: 'Wind the clock', taskType: 'personal' as const, dueDate: TODAY }
  const repeat = { every: 3, unit: 'day' as const }
  await harbor.lena.does(createTask, { ...task, id: doneId, status: 'done', repeat })
  expect((await taskOf(harbor.lena, nextTaskId(doneId)))?.task.dueDate).toBe(addDays(TODAY, 3))
})

describe('a daily task comes back the day after that on which it was done where its assignee lives', () => {
  const daily = { every: 1, unit: 'day' as const }
  const HOLD = { title: 'Sound the hold', taskType: 'personal' as const, repeat: daily }
  const YESTERDAY = addDays(TODAY, -1)
  const TOMORROW = addDays(TODAY, 1)

  test.each([
    ['in the evening in Los Angeles', YESTERDAY, YESTERDAY, TODAY],
    ['long overdue, in the morning in Auckland', addDays(TODAY, -5), TOMORROW, addDays(TODAY, 2)],
    ['by somebody whose clock is wrong', TODAY, addDays(TODAY, 9), TOMORROW],
    ['by a program that says no day', TODAY, undefined, TOMORROW],
  ])('%s', async (_story, dueDate, today, next) => {
    const [ticked, selected, done] = [newId(), newId(), newId()]
    const { lena } = harbor
    for (const one of [ticked, selected]) await lena.does(createTask, { ...HOLD, id: one, dueDate })
    const own = today === undefined ? {} : { today }
    await lena.does(setTaskStatus, { id: ticked, status: 'done', nextId: nextTaskId(ticked), ...own })
    const changes = [{ taskId: selected, status: 'done' as const }]
    await lena.does(changeTasks, { ...rowsOfChanges(changes), changes, ...own })
    await lena.does(createTask, { ...HOLD, id: done, dueDate, status: 'done', ...own })
    const dues = []
    for (const one of [ticked, selected, done]) dues.push((await taskOf(lena, nextTaskId(one)))?.task.dueDate)
    expect(dues).toEqual([next, next, next])
  })
})

test('nobody can take the id beforehand that completing a task needs', async () => {
  const task = { title: 'In the way', taskType: 'personal' as const, dueDate: TODAY }
  await expect(harbor.lena.does(createTask, { ...task, id: nextId })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})

test('another task’s id is not taken for that of the next one', async () => {
  await expect(
    harbor.lena.does(setTaskStatus, { id, status: 'done', nextId: newId() }),
  ).rejects.toMatchObject(refused('access/not-found'))
})
