import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { ownersForTeam } from '../work/owners.queries.ts'
import { archiveTask, restoreTask, setTaskStatus } from './task-acts.mutations.ts'
import { createTask, updateTask } from './tasks.mutations.ts'
import { tasksOfTeam } from './tasks.queries.ts'
import { TASK_NOT_UPDATED } from './tasks.text.ts'
import { tasksIn } from './tasks-harness.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const { personal, ofCrew, taskOf, crewTask, namesOn } = tasksIn(() => harbor)

describe('working on a task', () => {
  test('being done is dated, and reopening removes the date', async () => {
    const id = await ofCrew(harbor.lena)
    await harbor.omar.does(setTaskStatus, { id, status: 'done' })
    expect((await crewTask(id))?.task).toMatchObject({ status: 'done', doneAt: expect.any(String) })
    await harbor.lena.does(setTaskStatus, { id, status: 'in-progress' })
    expect((await crewTask(id))?.task).toMatchObject({ status: 'in-progress', doneAt: null })
  })

  test('a view-only person ticks off their own task and nobody else’s', async () => {
    const own = await ofCrew(harbor.omar, [harbor.theo.id])
    await harbor.theo.does(setTaskStatus, { id: own, status: 'done' })
    expect((await crewTask(own))?.task.status).toBe('done')
    const other = await ofCrew(harbor.omar)
    await expect(harbor.theo.does(setTaskStatus, { id: other, status: 'done' })).rejects.toMatchObject(
      refused('access/denied'),
    )
  })

  test('editing changes the given fields and nothing else', async () => {
    const id = await ofCrew(harbor.lena)
    await harbor.omar.does(updateTask, { id, description: 'With sand' })
    await harbor.lena.does(updateTask, { id, title: 'Scrub the poop deck', dueDate: '2026-12-01' })
    expect((await crewTask(id))?.task).toMatchObject({
      title: 'Scrub the poop deck',
      description: 'With sand',
      dueDate: '2026-12-01',
    })
  })

  test('archiving removes it from the lists, and restoring brings it back', async () => {
    const id = await ofCrew(harbor.lena)
    await harbor.lena.does(archiveTask, { id })
    expect(await crewTask(id)).toBeUndefined()
    await harbor.lena.does(restoreTask, { id })
    expect((await crewTask(id))?.task.archivedAt).toBeNull()
  })

  test('a manager hands a task on, and one that is taken from everybody returns to its creator', async () => {
    const id = await ofCrew(harbor.lena)
    await harbor.omar.does(updateTask, { id, assigneeIds: [harbor.theo.id, harbor.omar.id] })
    expect(await namesOn(id)).toEqual(['Omar', 'Theo'])
    await harbor.omar.does(updateTask, { id, assigneeIds: [] })
    expect(await namesOn(id)).toEqual(['Lena'])
  })

  test('two who change at the same time who has it both get what they wanted', async () => {
    const id = await ofCrew(harbor.omar)
    const [lena, omar, theo] = [harbor.lena.id, harbor.omar.id, harbor.theo.id]
    const assigneesBefore = [omar]
    await harbor.lena.does(updateTask, { id, assigneeIds: [omar, lena], assigneesBefore })
    await harbor.omar.does(updateTask, { id, assigneeIds: [omar, theo], assigneesBefore })
    expect(await namesOn(id)).toEqual(['Lena', 'Omar', 'Theo'])
    await harbor.omar.does(updateTask, { id, assigneeIds: [theo], assigneesBefore: [omar, theo] })
    expect(await namesOn(id)).toEqual(['Lena', 'Theo'])
    await harbor.omar.does(updateTask, { id, assigneeIds: [], assigneesBefore: [lena, theo] })
    expect(await namesOn(id), 'taken from everybody').toEqual(['Omar'])
  })

  test('one that is taken from everybody returns to its creator, though somebody else was given it meanwhile', async () => {
    const [lena, omar, theo] = [harbor.lena.id, harbor.omar.id, harbor.theo.id]
    const id = await ofCrew(harbor.lena, [lena])
    await harbor.omar.does(updateTask, { id, assigneeIds: [omar, theo] })
    await harbor.omar.does(updateTask, { id, assigneeIds: [], assigneesBefore: [omar] })
    expect(await namesOn(id)).toEqual(['Lena', 'Theo'])
  })

  test('a member hands back a task that she alone had', async () => {
    const id = await ofCrew(harbor.omar, [harbor.lena.id])
    await harbor.lena.does(updateTask, { id, assigneeIds: [], assigneesBefore: [harbor.lena.id] })
    expect(await namesOn(id)).toEqual(['Omar'])
  })

  test('a member joins a task and may not push another off it', async () => {
    const id = await ofCrew(harbor.omar)
    await harbor.lena.does(updateTask, { id, assigneeIds: [harbor.omar.id, harbor.lena.id] })
    expect(await namesOn(id)).toEqual(['Lena', 'Omar'])
    await expect(harbor.lena.does(updateTask, { id, assigneeIds: [harbor.lena.id] })).rejects.toMatchObject(
      refused('task/assign-only-yourself', TASK_NOT_UPDATED),
    )
  })

  test('a director outside the team may keep a task that she made for it', async () => {
    const id = await ofCrew(harbor.maya)
    await harbor.omar.does(updateTask, { id, assigneeIds: [harbor.maya.id, harbor.lena.id] })
    expect(await namesOn(id)).toEqual(['Lena', 'Maya'])
  })
})

describe('other people’s tasks are not found', () => {
  const attempts = (player: Player, id: string) => [
    () => player.does(updateTask, { id, title: 'Mine now' }),
    () => player.does(setTaskStatus, { id, status: 'done' }),
    () => player.does(updateTask, { id, assigneeIds: [player.id] }),
    () => player.does(archiveTask, { id }),
    () => player.does(restoreTask, { id }),
  ]

  test('a personal one, by the director of the company', async () => {
    const id = await personal(harbor.lena)
    for (const attempt of attempts(harbor.maya, id))
      await expect(attempt()).rejects.toMatchObject(refused('access/not-found'))
    expect((await taskOf(harbor.lena, id))?.task).toMatchObject({
      title: 'Splice the mainbrace',
      status: 'todo',
    })
  })

  test('another team’s, by a member', async () => {
    const id = newId()
    const teamId = harbor.teams.leadership
    await harbor.maya.does(createTask, {
      id,
      title: 'Budget',
      taskType: 'team',
      teamId,
      dueDate: '2026-11-23',
    })
    for (const attempt of attempts(harbor.lena, id))
      await expect(attempt()).rejects.toMatchObject(refused('access/not-found'))
  })

  test('another company’s, by its director', async () => {
    const id = await ofCrew(harbor.omar)
    for (const attempt of attempts(lantern.ravi, id))
      await expect(attempt()).rejects.toMatchObject(refused('access/not-found'))
  })

  test('and nobody can ask for their lists', async () => {
    const teamId = harbor.teams.leadership
    await expect(harbor.lena.asks(tasksOfTeam, { teamId })).rejects.toMatchObject(refused('access/denied'))
    await expect(harbor.lena.asks(ownersForTeam, { teamId })).rejects.toMatchObject(refused('access/denied'))
  })
})

test('active members can be assigned, and so can the director who asks', async () => {
  const names = async (player: Player) =>
    (await player.asks(ownersForTeam, { teamId: harbor.teams.crew })).map(({ fullName }) => fullName)
  expect(await names(harbor.lena)).toEqual(['Lena', 'Omar', 'Theo'])
  expect(await names(harbor.maya)).toEqual(['Lena', 'Maya', 'Omar', 'Theo'])
})
