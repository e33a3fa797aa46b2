import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { createTask } from './tasks.mutations.ts'
import { DAY_OUT_OF_RANGE } from '../time/required.text.ts'
import { TASK_NOT_CREATED } from './tasks.text.ts'
import { tasksIn } from './tasks-harness.ts'
import { TITLE_REQUIRED } from './required.text.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const { personal, ofCrew, taskOf, crewTask, namesOn } = tasksIn(() => harbor)

describe('creating a task', () => {
  test('a personal task goes to its creator, whoever else was named', async () => {
    const id = newId()
    await harbor.lena.does(createTask, {
      id,
      title: '  Mend the net ',
      description: '',
      taskType: 'personal',
      teamId: harbor.teams.crew,
      dueDate: '2026-11-23',
      assigneeIds: [harbor.omar.id],
    })
    const item = (await taskOf(harbor.lena, id))!
    expect(item.task).toMatchObject({
      title: 'Mend the net',
      description: null,
      teamId: null,
      status: 'todo',
    })
    expect(item.assignees.map(({ id: personId }) => personId)).toEqual([harbor.lena.id])
    expect(await taskOf(harbor.omar, id)).toBeUndefined()
  })

  test('a team task without assignees goes to its creator', async () => {
    expect(await namesOn(await ofCrew(harbor.lena))).toEqual(['Lena'])
  })

  test('a manager gives a team task to two members, each once', async () => {
    const { lena, theo, omar } = harbor
    expect(await namesOn(await ofCrew(omar, [lena.id, theo.id, lena.id]))).toEqual(['Lena', 'Theo'])
  })

  test('a task that is done from the start says when', async () => {
    const id = newId()
    await harbor.lena.does(createTask, {
      id,
      title: 'Weigh anchor',
      taskType: 'personal',
      status: 'done',
      dueDate: '2026-11-20',
    })
    expect((await taskOf(harbor.lena, id))?.task.doneAt).toEqual(expect.any(String))
  })

  test('a task made from an issue keeps the link', async () => {
    const [issueId, id] = [newId(), newId()]
    await harbor.lena.does(createIssue, {
      id: issueId,
      title: 'Leak',
      issueType: 'short_term',
      teamId: harbor.teams.crew,
    })
    await harbor.lena.does(createTask, {
      id,
      title: 'Caulk',
      taskType: 'personal',
      dueDate: '2026-11-23',
      sourceIssueId: issueId,
    })
    expect((await taskOf(harbor.lena, id))?.task.sourceIssueId).toBe(issueId)
  })
})

describe('a refused task leaves nothing behind', () => {
  const base = () => ({
    id: newId(),
    title: 'Scrub the deck',
    taskType: 'team' as const,
    dueDate: '2026-11-23',
  })

  test('without a title', async () => {
    await expect(harbor.lena.does(createTask, { ...base(), title: '  ' })).rejects.toMatchObject({
      text: { kind: 'invalid', detail: TITLE_REQUIRED },
    })
  })

  test('for a team that was not chosen', async () => {
    await expect(harbor.lena.does(createTask, base())).rejects.toMatchObject(
      refused('task/team-required', TASK_NOT_CREATED),
    )
  })

  test('due in a year that nobody plans for', async () => {
    await expect(harbor.lena.does(createTask, { ...base(), dueDate: '0001-01-01' })).rejects.toMatchObject({
      text: { code: 'input/invalid', detail: DAY_OUT_OF_RANGE },
    })
  })

  test('by a view-only person', async () => {
    await expect(personal(harbor.theo)).rejects.toMatchObject(refused('access/denied'))
  })

  test('by an inactive person', async () => {
    await expect(personal(harbor.ina)).rejects.toMatchObject(refused('access/no-member'))
  })

  test('assigned by a member to somebody else', async () => {
    await expect(ofCrew(harbor.lena, [harbor.omar.id])).rejects.toMatchObject({
      text: { kind: 'denied', code: 'task/assign-only-yourself', title: TASK_NOT_CREATED },
    })
  })

  test('assigned to somebody outside the team, deactivated or in another company', async () => {
    for (const person of [harbor.maya, harbor.ina, lantern.ravi]) {
      await expect(ofCrew(harbor.omar, [person.id])).rejects.toMatchObject(
        refused('task/assignee-not-in-team', TASK_NOT_CREATED),
      )
    }
  })

  test('for somebody else’s team, another company’s or none that exists: the answer is the same', async () => {
    for (const teamId of [harbor.teams.leadership, lantern.teams.leadership, newId()]) {
      await expect(harbor.lena.does(createTask, { ...base(), teamId })).rejects.toMatchObject(
        refused('access/not-found'),
      )
    }
  })

  test('from an issue of another company or another team', async () => {
    const [hidden, foreign] = [newId(), newId()]
    const { leadership } = harbor.teams
    await harbor.maya.does(createIssue, {
      id: hidden,
      title: 'Pay',
      issueType: 'short_term',
      teamId: leadership,
    })
    const theirs = lantern.teams.leadership
    await lantern.ravi.does(createIssue, {
      id: foreign,
      title: 'Wick',
      issueType: 'short_term',
      teamId: theirs,
    })
    for (const sourceIssueId of [hidden, foreign]) {
      const task = { ...base(), taskType: 'personal' as const, sourceIssueId }
      await expect(harbor.lena.does(createTask, task)).rejects.toMatchObject(refused('access/not-found'))
    }
  })

  test('with the id of a task that exists', async () => {
    const id = await ofCrew(harbor.lena)
    await expect(harbor.omar.does(createTask, { ...base(), id, taskType: 'personal' })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    expect((await crewTask(id))?.task.createdBy).toBe(harbor.lena.id)
  })

  test('that names a creator, which no input can', async () => {
    const forged = { ...base(), taskType: 'personal' as const, createdBy: harbor.maya.id }
    await expect(harbor.lena.does(createTask, forged)).rejects.toMatchObject({ text: { kind: 'invalid' } })
  })
})
