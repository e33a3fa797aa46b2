import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { newId } from '../../sync/id.ts'
import { startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { archiveIssue, createIssue, resolveIssue } from '../issues/issues.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { actsOn } from './acts.queries.ts'
import { found, foundAgain } from './search.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

test('what may be done to a thing follows who asks and how it stands', async () => {
  const { lena, omar, theo } = harbor
  const { crew } = harbor.teams
  const ids = { task: newId(), issue: newId(), headline: newId() }
  const task = { title: 'Caulk', taskType: 'team' as const, dueDate: '2026-12-01', assigneeIds: [theo.id] }
  await omar.does(createTask, { ...task, id: ids.task, teamId: crew })
  await lena.does(createIssue, { id: ids.issue, title: 'Rot', issueType: 'short_term', teamId: crew })
  await lena.does(createHeadline, { id: ids.headline, title: 'Caulked', teamId: crew })
  const acts = async (by: typeof lena, kind: 'tasks' | 'issues' | 'headlines', id: string) =>
    (await by.asks(actsOn, { kind, id })).map(({ act }) => act)
  expect(await acts(lena, 'tasks', ids.task)).toEqual(['complete', 'archive'])
  expect(await acts(theo, 'tasks', ids.task)).toEqual(['complete'])
  expect(await acts(lena, 'issues', ids.issue)).toEqual(['resolve', 'archive'])
  expect(await acts(theo, 'issues', ids.issue)).toEqual([])
  expect(await acts(lena, 'headlines', ids.headline)).toEqual(['archive'])
  expect(await acts(theo, 'headlines', ids.headline)).toEqual([])
  expect(await acts(lantern.ravi, 'issues', ids.issue)).toEqual([])
  await omar.does(resolveIssue, { id: ids.issue })
  expect(await acts(lena, 'issues', ids.issue)).toEqual(['archive'])

  const again = async (by: typeof lena) =>
    (await by.asks(foundAgain, { ids: [ids.issue, newId(), ids.task] })).map(({ kind, label }) => [
      kind,
      label,
    ])
  expect(await again(lena)).toEqual([
    ['issues', 'Rot'],
    ['tasks', 'Caulk'],
  ])
  expect(await again(lantern.ravi)).toEqual([])
  await lena.does(archiveIssue, { id: ids.issue })
  expect(await again(lena)).toEqual([['tasks', 'Caulk']])
})

test('teams are found by all, and a meeting by those of its team, for as long as it runs as one that runs', async () => {
  const { crew: teamId } = harbor.teams
  const ids = { id: newId(), participantId: newId(), transferId: newId() }
  await harbor.omar.does(startMeeting, { ...ids, teamId, meetingType: 'weekly' })
  expect((await harbor.lena.asks(found, { kind: 'meetings', text: 'crew' })).rows).toMatchObject([
    { id: ids.id, label: 'Crew · Weekly Meeting', running: 'weekly' },
  ])
  expect((await harbor.lena.asks(found, { kind: 'teams', text: 'crew' })).rows).toMatchObject([
    { id: teamId, label: 'Crew' },
  ])
  expect((await lantern.ravi.asks(found, { kind: 'meetings', text: 'crew' })).rows).toEqual([])
})
