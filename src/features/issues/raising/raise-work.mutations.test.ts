import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { archiveHeadline, createHeadline } from '../../headlines/headlines.mutations.ts'
import { archiveTask } from '../../tasks/task-acts.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { createIssue } from '../issues.mutations.ts'
import { mergeIssue } from '../merging/merging.mutations.ts'
import { raiseFromHeadline, raiseFromTask } from './raising.mutations.ts'
import { issuesFrom } from './issues-from.queries.ts'
import { sourceOfIssue } from './raising.queries.ts'
import { issueIdOf } from './sources.rules.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const WEEK = mondayOf(utcDayOf(new Date().toISOString()))
const task = { title: 'Order the sails', dueDate: '2026-11-03' }

let id: string
beforeEach(() => {
  id = newId()
})

const raised = (sourceId: string, teamId = harbor.teams.crew) => ({
  id: issueIdOf({ teamId, sourceId, week: WEEK }),
  week: WEEK,
  teamId,
  title: 'Order the sails: overdue since Nov 3',
  meetingId: null,
})
const made = (reader = harbor.theo) => reader.asks(issuesFrom, { sourceId: id })

describe('an issue from a task', () => {
  beforeEach(() =>
    harbor.omar.does(createTask, {
      ...task,
      id,
      taskType: 'team',
      teamId: harbor.teams.crew,
      assigneeIds: [harbor.lena.id],
    }),
  )

  test('belongs to whoever has the task, and leads back to it', async () => {
    await harbor.omar.does(raiseFromTask, { ...raised(id), taskId: id })
    await harbor.lena.does(raiseFromTask, { ...raised(id), taskId: id })
    expect(await made()).toMatchObject([{ ownerId: harbor.lena.id, sourceKind: 'task', sourceWeek: WEEK }])
    const source = await harbor.theo.asks(sourceOfIssue, { issueId: raised(id).id })
    expect(source).toMatchObject({ kind: 'task', work: { title: 'Order the sails' } })
  })

  test('is on the list already once it was merged into another', async () => {
    const intoId = newId()
    const { lena, teams } = harbor
    await lena.does(createIssue, { id: intoId, title: 'Sails', issueType: 'short_term', teamId: teams.crew })
    await lena.does(raiseFromTask, { ...raised(id), taskId: id })
    await lena.does(mergeIssue, { id: raised(id).id, intoId })
    await lena.does(raiseFromTask, { ...raised(id), taskId: id })
    expect((await made()).map((issue) => issue.id)).toEqual([intoId])
  })

  test('is not made of one that is archived, by a viewer or by somebody who can’t see it', async () => {
    const raise = { ...raised(id), taskId: id }
    await expect(harbor.theo.does(raiseFromTask, raise)).rejects.toMatchObject(refused('access/denied'))
    const { ravi } = story.lantern
    await expect(ravi.does(raiseFromTask, raise)).rejects.toMatchObject(refused('access/not-found'))
    await harbor.lena.does(archiveTask, { id })
    await expect(harbor.lena.does(raiseFromTask, raise)).rejects.toMatchObject(refused('access/not-found'))
  })
})

test('of a personal task its creator makes an issue, whose source nobody else sees', async () => {
  const { lena, omar } = harbor
  await lena.does(createTask, { ...task, id, taskType: 'personal' })
  const raise = { ...raised(id), taskId: id }
  await expect(omar.does(raiseFromTask, raise)).rejects.toMatchObject(refused('access/not-found'))
  await lena.does(raiseFromTask, raise)
  expect(await made()).toMatchObject([{ ownerId: lena.id }])
  expect(await lena.asks(sourceOfIssue, { issueId: raise.id })).toMatchObject({ kind: 'task' })
  expect(await omar.asks(sourceOfIssue, { issueId: raise.id })).toBeNull()
})

test('an issue from a headline belongs to whoever wrote it, until the headline is archived', async () => {
  const { lena, omar, teams } = harbor
  await lena.does(createHeadline, { id, title: 'A customer left', teamId: teams.crew })
  const raise = { ...raised(id), headlineId: id, title: 'A customer left' }
  await omar.does(raiseFromHeadline, raise)
  expect(await made()).toMatchObject([{ ownerId: lena.id, sourceKind: 'headline' }])
  await lena.does(archiveHeadline, { id })
  await expect(omar.does(raiseFromHeadline, raise)).rejects.toMatchObject(refused('access/not-found'))
  expect(await omar.asks(sourceOfIssue, { issueId: raise.id })).toBeNull()
})
