import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { newId } from '../../sync/id.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { headlineSetting, headlinesOfTeam } from '../headlines/headlines.queries.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { openIssuesOfTeam } from '../issues/issues.queries.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { createTask } from './tasks.mutations.ts'
import { myTasks } from './tasks.queries.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
let meetingId: string
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
  meetingId = newId()
  await harbor.omar.does(startMeeting, {
    id: meetingId,
    participantId: newId(),
    transferId: newId(),
    teamId: harbor.teams.crew,
    meetingType: 'weekly',
  })
})
afterAll(() => stop())

/** Lena, and Maya for the leadership team, add work in the crew's meeting. Returns the meeting each is attached to. */
async function attached() {
  const [headline, issue, task, own, foreign] = [newId(), newId(), newId(), newId(), newId()]
  const { crew, leadership } = harbor.teams
  await harbor.lena.does(createHeadline, { id: headline, title: 'Land ho', teamId: crew, meetingId })
  await harbor.lena.does(createIssue, {
    id: issue,
    title: 'Leak',
    issueType: 'short_term',
    teamId: crew,
    meetingId,
  })
  const due = { title: 'Caulk', dueDate: '2026-11-23', meetingId }
  await harbor.lena.does(createTask, {
    ...due,
    id: task,
    taskType: 'team',
    teamId: crew,
    sourceIssueId: issue,
  })
  await harbor.lena.does(createTask, { ...due, id: own, taskType: 'personal' })
  await harbor.maya.does(createHeadline, { id: foreign, title: 'Profit', teamId: leadership, meetingId })
  const headlines = [
    ...(await harbor.maya.asks(headlinesOfTeam, { teamId: crew })),
    ...(await harbor.maya.asks(headlinesOfTeam, { teamId: leadership })),
  ]
  const issues = await harbor.lena.asks(openIssuesOfTeam, { teamId: crew, issueType: 'short_term' })
  const tasks = await harbor.lena.asks(myTasks, {})
  return {
    headline: headlines.find((item) => item.headline.id === headline)!.headline.meetingId,
    issue: issues.find((item) => item.issue.id === issue)!.issue.meetingId,
    task: tasks.find((item) => item.task.id === task)!.task.meetingId,
    own: tasks.find((item) => item.task.id === own)!.task.meetingId,
    foreign: headlines.find((item) => item.headline.id === foreign)!.headline.meetingId,
  }
}

const asked = () => ({ teamId: harbor.teams.crew, from: new Date().toISOString() })

describe('what is made in a meeting', () => {
  test('is attached to it while it runs, unless it belongs to another team', async () => {
    expect(await attached()).toEqual({
      headline: meetingId,
      issue: meetingId,
      task: meetingId,
      own: meetingId,
      foreign: null,
    })
  })

  test('the dialog offers the running meeting and names the creator', async () => {
    const setting = await harbor.lena.asks(headlineSetting, asked())
    expect(setting).toMatchObject({ creator: { fullName: 'Lena' }, meetings: [{ id: meetingId }] })
  })

  test('stands alone once the meeting has ended', async () => {
    await harbor.omar.does(endMeeting, { id: newId(), meetingId })
    expect(Object.values(await attached())).toEqual([null, null, null, null, null])
    expect((await harbor.lena.asks(headlineSetting, asked())).meetings).toEqual([])
  })
})
