import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { issueIdOf } from '../../issues/raising/sources.rules.ts'
import { raiseFromTask } from '../../issues/raising/raising.mutations.ts'
import { openIssuesOfTeam } from '../../issues/issues.queries.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { resultOfMeeting } from '../../meeting-room/results/results.queries.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { completionByWeek } from '../completion/completion.queries.ts'
import { shareOf } from '../completion/completion.rules.ts'
import { setTaskStatus } from '../task-acts.mutations.ts'
import { createTask, updateTask } from '../tasks.mutations.ts'
import { dismissTaskMisses, missTasks, takeBackMisses } from './review.mutations.ts'
import { missedTask, missedTasks, taskReview } from './review.queries.ts'
import { countsOf } from './review.rules.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const TODAY = utcDayOf(new Date().toISOString())

let meetingId: string
beforeEach(async () => {
  meetingId = await meet()
  return () => end()
})

async function meet(): Promise<string> {
  const id = newId()
  const ids = { id, participantId: newId(), transferId: newId() }
  await harbor.omar.does(startMeeting, { ...ids, teamId: harbor.teams.crew, meetingType: 'weekly' })
  return id
}
const end = () => harbor.omar.does(endMeeting, { id: newId(), meetingId })

async function due(title: string, dueDate = TODAY, teamId = harbor.teams.crew): Promise<string> {
  const id = newId()
  await harbor.omar.does(createTask, { id, title, taskType: 'team', teamId, dueDate })
  return id
}

const review = async () => {
  const found = await harbor.lena.asks(taskReview, { teamId: harbor.teams.crew, meetingId })
  return { found, verdictOf: (id: string) => found.find(({ task }) => task.id === id)?.verdict }
}
const miss = (...taskIds: string[]) => harbor.lena.does(missTasks, { meetingId, taskIds })

describe('a review', () => {
  test('asks for what is due by its day, and what is answered leaves', async () => {
    const [tar, caulk, paint] = [await due('Tar'), await due('Caulk'), await due('Paint', addDays(TODAY, 2))]
    const { verdictOf } = await review()
    expect([tar, caulk, paint].map(verdictOf)).toEqual(['open', 'open', 'later'])
    await harbor.lena.does(setTaskStatus, { id: tar, status: 'done' })
    await miss(caulk)
    const after = await review()
    expect([tar, caulk].map(after.verdictOf)).toEqual(['done', 'missed'])
    const judged = after.found.filter(({ task }) => [tar, caulk].includes(task.id))
    expect(shareOf(countsOf(judged.map(({ verdict }) => verdict)))).toBe(50)
  })

  test('is what the result of its meeting counts, with what it carried over as not done', async () => {
    const [done, missed] = [await due('Reef'), await due('Moor', addDays(TODAY, -20))]
    await harbor.lena.does(setTaskStatus, { id: done, status: 'done' })
    await miss(missed)
    const seen = countsOf((await review()).found.map(({ verdict }) => verdict))
    const ended = meetingId
    await end()
    const { result } = (await harbor.lena.asks(resultOfMeeting, { meetingId: ended }))!
    meetingId = await meet()
    expect(result.figures).toMatchObject({ tasksDone: seen.done, tasksDue: seen.due })
    expect(seen.due).toBeGreaterThan(seen.done)
  })

  test('carries over what is not done by a week, once in a meeting, and that can be taken back', async () => {
    const id = await due('Splice', addDays(TODAY, -3))
    await miss(id)
    await miss(id)
    const carried = await harbor.omar.asks(missedTask, { taskId: id })
    expect(carried).toMatchObject({ misses: 1, task: { dueDate: addDays(TODAY, 7) } })
    await harbor.omar.does(takeBackMisses, { meetingId, taskIds: [id] })
    const back = await harbor.omar.asks(missedTask, { taskId: id })
    expect(back).toMatchObject({ misses: 0, task: { dueDate: addDays(TODAY, -3) } })
  })

  test('carries over to a week from the day of whoever says so', async () => {
    const [id, today] = [await due('Serve', addDays(TODAY, -3)), addDays(TODAY, -1)]
    await harbor.lena.does(missTasks, { meetingId, taskIds: [id], today })
    const carried = await harbor.omar.asks(missedTask, { taskId: id })
    expect(carried?.task.dueDate).toBe(addDays(today, 7))
  })

  test('no longer asks for what the one before has counted', async () => {
    const id = await due('Belay')
    await harbor.lena.does(setTaskStatus, { id, status: 'done' })
    expect((await review()).verdictOf(id)).toBe('done')
    await end()
    meetingId = await meet()
    expect((await review()).verdictOf(id)).toBe(undefined)
  })

  test('is refused once the meeting is over, for another team’s task, and for one that is not due', async () => {
    const [id, later] = [await due('Reef'), await due('Sweep', addDays(TODAY, 5))]
    const foreign = await due('Budget', TODAY, harbor.teams.leadership)
    await expect(miss(later)).rejects.toMatchObject(refused('task/not-due-yet'))
    await expect(harbor.omar.does(missTasks, { meetingId, taskIds: [foreign] })).rejects.toMatchObject(
      refused('task/not-in-this-meeting'),
    )
    const past = meetingId
    await end()
    for (const act of [missTasks, takeBackMisses])
      await expect(harbor.lena.does(act, { meetingId: past, taskIds: [id] })).rejects.toMatchObject(
        refused('meeting/not-active'),
      )
    meetingId = await meet()
  })

  test('takes a view-only person’s word for their own task only', async () => {
    const { omar, theo, teams } = harbor
    const own = newId()
    const task = { id: own, title: 'Lookout', taskType: 'team' as const, teamId: teams.crew, dueDate: TODAY }
    await omar.does(createTask, { ...task, assigneeIds: [theo.id] })
    await theo.does(missTasks, { meetingId, taskIds: [own] })
    const other = await due('Galley')
    await expect(theo.does(missTasks, { meetingId, taskIds: [other] })).rejects.toMatchObject(
      refused('access/denied'),
    )
  })
})

describe('a task that two reviews have found not done', () => {
  const proposed = async () =>
    (await harbor.lena.asks(missedTasks, { teamId: harbor.teams.crew })).map((one) => one.task.id)

  async function missedTwice(): Promise<string> {
    const id = await due('Scrape the keel')
    await miss(id)
    expect(await proposed()).not.toContain(id)
    await end()
    meetingId = await meet()
    await overdue(id)
    await miss(id)
    return id
  }

  /** As if a week had passed. */
  const overdue = (id: string) => harbor.omar.does(updateTask, { id, dueDate: TODAY })

  test('proposes an issue, once', async () => {
    const id = await missedTwice()
    expect(await proposed()).toContain(id)
    await harbor.lena.does(dismissTaskMisses, { taskId: id, isDismissed: true })
    expect(await proposed()).not.toContain(id)
    await harbor.lena.does(dismissTaskMisses, { taskId: id, isDismissed: false })
    expect(await proposed()).toContain(id)
    await harbor.lena.does(setTaskStatus, { id, status: 'done' })
    expect(await proposed()).not.toContain(id)
  })

  test('becomes one issue, of its assignee, whoever accepts it how often', async () => {
    const id = await missedTwice()
    const { lena, omar, teams } = harbor
    const week = mondayOf(TODAY)
    const issueId = issueIdOf({ teamId: teams.crew, sourceId: id, week })
    const raise = { id: issueId, taskId: id, teamId: teams.crew, week, title: 'Keel not scraped', meetingId }
    for (const player of [lena, omar]) await player.does(raiseFromTask, raise)
    expect(await proposed()).not.toContain(id)
    const found = await lena.asks(openIssuesOfTeam, { teamId: teams.crew, issueType: 'short_term' })
    expect(found.filter(({ issue }) => issue.sourceId === id).map(({ issue }) => issue)).toMatchObject([
      { id: issueId, sourceKind: 'task', ownerId: omar.id, meetingId },
    ])
  })
})

test('by week, what was carried over counts as not done', async () => {
  const id = await due('Holystone', addDays(TODAY, -1))
  const weekOf = async () => {
    const args = { teamIds: [harbor.teams.crew], personId: null, today: TODAY }
    const weeks = await harbor.lena.asks(completionByWeek, args)
    return weeks.reduce((sum, { due: count }) => sum + count, 0)
  }
  const before = await weekOf()
  await miss(id)
  expect(await weekOf()).toBe(before)
  await harbor.lena.does(setTaskStatus, { id, status: 'done' })
  // It was due twice by now: missed once, and done once.
  expect(await weekOf()).toBe(before)
})
