import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { newId } from '../../sync/id.ts'
import { punctualityOf } from '../meetings/schedule/punctuality.rules.ts'
import { clearSchedule, setSchedule } from '../meetings/schedule/schedules.mutations.ts'
import { endMeeting, startMeeting } from './meeting-room.mutations.ts'
import { resultOfMeeting } from './results/results.queries.ts'

let stage: Cast
beforeAll(async () => {
  stage = await cast()
})
afterAll(() => stage.stop())

/** Holds a meeting of a minute's length and says how punctual it was. */
async function held(meetingType: 'weekly' | 'quarterly') {
  const { omar, teams } = stage.harbor
  const meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: teams.crew, meetingType })
  await omar.does(endMeeting, { id: newId(), meetingId })
  return punctualityOf((await omar.asks(resultOfMeeting, { meetingId }))!.meeting)
}

test('a meeting keeps when it was to begin and end, whatever becomes of the schedule', async () => {
  const { omar, teams } = stage.harbor
  const [day, time] = new Date(Date.now() - 20 * 60_000).toISOString().split('T') as [string, string]
  const id = newId()
  await omar.does(setSchedule, {
    id,
    teamId: teams.crew,
    meetingType: 'weekly',
    startsOn: day,
    timeOfDay: time.slice(0, 5),
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'UTC',
  })
  const { startedLate, endedLate } = await held('weekly')
  expect(startedLate).toBeGreaterThanOrEqual(20)
  expect(startedLate).toBeLessThan(30)
  // A minute can pass between the start and the end.
  expect([-90, -89]).toContain(endedLate! - startedLate!)
  expect((await held('quarterly')).startedLate).toBeNull()
  await omar.does(clearSchedule, { id })
  expect((await held('weekly')).startedLate).toBeNull()
})
