import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createTeam, deleteTeam } from '../../teams/teams.mutations.ts'
import { MEETING_NOT_MOVED, TIME_NOT_SAVED } from '../meetings.text.ts'
import { clearSchedule, moveMeeting, setSchedule, skipMeeting } from './schedules.mutations.ts'
import { comingMeetings, schedulesOfTeam, scheduledTeams, teamsWithoutTime } from './schedules.queries.ts'

let stage: Cast
let crew: string
beforeAll(async () => {
  stage = await cast()
  crew = stage.harbor.teams.crew
})
afterAll(() => stage?.stop())

const weekly = () => ({
  id: newId(),
  teamId: crew,
  meetingType: 'weekly' as const,
  startsOn: '2026-03-03',
  timeOfDay: '09:30',
  minutes: 90,
  everyWeeks: 1,
  timeZone: 'Europe/Berlin',
})
const FROM = '2026-03-20T08:00:00.000Z'
const found = async () => (await stage.harbor.theo.asks(schedulesOfTeam, { teamId: crew })).schedules

beforeEach(async () => {
  for (const { id } of await found()) await stage.harbor.omar.does(clearSchedule, { id })
})

test('a manager says when the team meets, and everybody on it sees its next meeting', async () => {
  const { omar, lena, maya } = stage.harbor
  expect((await omar.asks(teamsWithoutTime, {})).map(({ name }) => name)).toContain('Crew')
  await omar.does(setSchedule, weekly())
  const [next] = await lena.asks(comingMeetings, { from: FROM, limit: 5 })
  expect(next).toMatchObject({ team: { name: 'Crew' }, next: { day: '2026-03-24' } })
  expect(new Date(next!.next.at).toISOString()).toBe('2026-03-24T08:30:00.000Z')
  expect((await omar.asks(teamsWithoutTime, {})).map(({ name }) => name)).not.toContain('Crew')
  expect((await lena.asks(scheduledTeams, {})).map(({ name }) => name)).toEqual(['Crew'])
  // The director manages the team and is not on it.
  expect(await maya.asks(comingMeetings, { from: FROM, limit: 5 })).toEqual([])
})

test('a second time replaces the first; the two kinds of meeting have their own', async () => {
  const { omar, maya } = stage.harbor
  await omar.does(setSchedule, weekly())
  await maya.does(setSchedule, { ...weekly(), timeOfDay: '14:00' })
  await omar.does(setSchedule, { ...weekly(), meetingType: 'quarterly', everyWeeks: 13 })
  expect((await found()).map(({ meetingType, timeOfDay }) => [meetingType, timeOfDay])).toEqual([
    ['weekly', '14:00'],
    ['quarterly', '09:30'],
  ])
})

test('two managers who set it at the same moment leave one', async () => {
  const { node, harbor } = stage
  await Promise.all(
    [harbor.omar, harbor.maya].map(({ id }) => node.run(harbor.companyId, id, setSchedule, weekly())),
  )
  ;(await node.company(harbor.companyId))!.hub.flush()
  expect(await found()).toHaveLength(1)
})

test('one meeting is left out and put back; changing the rhythm forgets days that have no meeting any more', async () => {
  const { omar } = stage.harbor
  const schedule = weekly()
  await omar.does(setSchedule, schedule)
  const skip = (day: string, isSkipped: boolean) =>
    omar.does(skipMeeting, { id: schedule.id, day, isSkipped })
  await skip('2199-01-01', true)
  await skip('2199-01-08', true)
  await skip('2199-01-08', false)
  expect((await found())[0]?.skippedDays).toEqual(['2199-01-01'])
  await expect(skip('2199-01-02', true)).rejects.toMatchObject(
    refused('schedule/no-meeting-then', TIME_NOT_SAVED),
  )
  await omar.does(setSchedule, { ...schedule, startsOn: '2026-03-04' })
  expect((await found())[0]?.skippedDays).toEqual([])
})

test('one meeting is moved, back again, and forgotten with a rhythm that it does not fit', async () => {
  const { omar, lena } = stage.harbor
  const schedule = { ...weekly(), startsOn: '2199-01-01' }
  await omar.does(setSchedule, schedule)
  const move = (toDay: string, toTime: string, day = '2199-01-08') =>
    omar.does(moveMeeting, { id: schedule.id, day, toDay, toTime })
  const next = async () => {
    const [first] = await lena.asks(comingMeetings, { from: '2199-01-02T08:00:00.000Z', limit: 1 })
    return new Date(first!.next.at).toISOString()
  }
  await move('2199-01-10', '14:00')
  expect(await next()).toBe('2199-01-10T13:00:00.000Z')
  await move('2199-01-08', '09:30')
  expect((await found())[0]?.movedMeetings).toEqual([])
  expect(await next()).toBe('2199-01-08T08:30:00.000Z')
  await expect(move('2199-01-15', '10:00')).rejects.toMatchObject(
    refused('schedule/other-meeting-then', MEETING_NOT_MOVED),
  )
  await move('2199-01-09', '09:30')
  await omar.does(setSchedule, { ...schedule, timeOfDay: '11:00' })
  expect(await next()).toBe('2199-01-09T08:30:00.000Z')
  await omar.does(setSchedule, { ...schedule, startsOn: '2199-01-03' })
  expect((await found())[0]?.movedMeetings).toEqual([])
})

test('a time that was removed comes back with the meetings that were left out and moved', async () => {
  const { omar } = stage.harbor
  const schedule = { ...weekly(), startsOn: '2199-01-01' }
  const { id } = schedule
  await omar.does(setSchedule, schedule)
  await omar.does(skipMeeting, { id, day: '2199-01-08', isSkipped: true })
  await omar.does(moveMeeting, { id, day: '2199-01-15', toDay: '2199-01-16', toTime: '10:00' })
  const [{ skippedDays, movedMeetings } = { skippedDays: [], movedMeetings: [] }] = await found()
  await omar.does(clearSchedule, { id })
  await omar.does(setSchedule, { ...schedule, skippedDays, movedMeetings })
  expect(await found()).toMatchObject([
    {
      skippedDays: ['2199-01-08'],
      movedMeetings: [{ day: '2199-01-15', toDay: '2199-01-16', toTime: '10:00' }],
    },
  ])
})

test('a rhythm keeps no given days on which it has no meeting, and no moves that nobody could make', async () => {
  const { omar } = stage.harbor
  const move = (day: string, toDay: string) => ({ day, toDay, toTime: '10:00' })
  await omar.does(setSchedule, {
    ...weekly(),
    startsOn: '2199-01-01',
    skippedDays: ['2199-01-02', '2199-01-08'],
    movedMeetings: [
      move('2199-01-16', '2199-01-17'),
      move('2199-01-22', '2199-01-29'),
      move('2199-02-05', '2199-12-31'),
      move('2199-02-12', '2199-02-13'),
    ],
  })
  expect(await found()).toMatchObject([
    { skippedDays: ['2199-01-08'], movedMeetings: [move('2199-02-12', '2199-02-13')] },
  ])
})

test('what was skipped is not put back where another meeting has been moved to', async () => {
  const { omar } = stage.harbor
  const { id, ...schedule } = { ...weekly(), startsOn: '2199-01-01' }
  await omar.does(setSchedule, { id, ...schedule })
  const skip = (isSkipped: boolean) => omar.does(skipMeeting, { id, day: '2199-01-08', isSkipped })
  await skip(true)
  await omar.does(moveMeeting, { id, day: '2199-01-15', toDay: '2199-01-08', toTime: '10:00' })
  await expect(skip(false)).rejects.toMatchObject(refused('schedule/other-meeting-then'))
})

test('members, managers of other teams and other companies change nothing', async () => {
  const { maya, omar, lena } = stage.harbor
  const team = { id: newId(), membershipId: newId(), name: `Pilots ${newId().slice(-4)}` }
  await maya.does(createTeam, team)
  const schedule = weekly()
  await omar.does(setSchedule, schedule)
  const { id } = schedule
  for (const act of [
    () => lena.does(setSchedule, weekly()),
    () => lena.does(clearSchedule, { id }),
    () => lena.does(skipMeeting, { id, day: '2199-01-01', isSkipped: true }),
    () => lena.does(moveMeeting, { id, day: '2199-01-01', toDay: '2199-01-02', toTime: '10:00' }),
  ])
    await expect(act()).rejects.toMatchObject(refused('access/denied'))
  await expect(omar.does(setSchedule, { ...weekly(), teamId: team.id })).rejects.toMatchObject(
    refused('team/not-yours'),
  )
  const others = { ...weekly(), teamId: team.id }
  await maya.does(setSchedule, others)
  const move = { id: others.id, day: '2199-01-01', toDay: '2199-01-02', toTime: '10:00' }
  await expect(omar.does(moveMeeting, move)).rejects.toMatchObject(refused('access/not-found'))
  for (const act of [
    () => stage.lantern.ravi.does(setSchedule, weekly()),
    () => stage.lantern.ravi.does(clearSchedule, { id }),
  ])
    await expect(act()).rejects.toMatchObject({ text: { kind: 'not-found' } })
  await maya.does(deleteTeam, { id: team.id })
  expect(await found()).toHaveLength(1)
})

test.each([
  ['no time', { timeOfDay: '9:30' }],
  ['a time after midnight', { timeOfDay: '24:00' }],
  ['a zone that does not exist', { timeZone: 'Europe/Atlantis' }],
  ['no weeks in between', { everyWeeks: 0 }],
  ['a meeting of a minute', { minutes: 1 }],
])('%s is refused', async (_, wrong) => {
  const attempt = stage.harbor.omar.does(setSchedule, { ...weekly(), ...wrong })
  await expect(attempt).rejects.toMatchObject({ text: { kind: 'invalid' } })
})

test('a first meeting in another millennium is refused', () =>
  expect(stage.harbor.omar.does(setSchedule, { ...weekly(), startsOn: '0026-03-03' })).rejects.toMatchObject(
    refused('input/invalid'),
  ))
