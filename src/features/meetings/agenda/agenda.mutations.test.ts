import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { meetingRoom } from '../../meeting-room/meeting-room.queries.ts'
import { resultOfMeeting } from '../../meeting-room/results/results.queries.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import { AGENDA_NOT_SAVED } from '../meetings.text.ts'
import { setAgenda } from './agenda.mutations.ts'

let stage: Cast
let crew: { teamId: string; meetingType: 'weekly' }
beforeAll(async () => {
  stage = await cast()
  crew = { teamId: stage.harbor.teams.crew, meetingType: 'weekly' }
})
afterAll(() => stage?.stop())

const agenda = [
  { kind: 'issues' as const, section: 'Sticking points', minutes: 60 },
  { kind: 'open' as const, section: 'Safety', minutes: 5, text: 'Who saw a near miss?' },
]
const own = async () =>
  (await stage.harbor.lena.asks(myTeams, {})).find(({ id }) => id === crew.teamId)?.weeklyAgenda

test('a manager gives the team an agenda, which its meetings have from then on, with the texts of its own sections', async () => {
  const { omar, theo } = stage.harbor
  await omar.does(setAgenda, { ...crew, agenda })
  expect(await own()).toEqual(agenda)
  const meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, ...crew })
  await omar.does(setAgenda, { ...crew, agenda: null })
  expect((await theo.asks(meetingRoom, { meetingId }))?.meeting.sections).toEqual(agenda)
  await omar.does(endMeeting, { id: newId(), meetingId })
  const result = (await theo.asks(resultOfMeeting, { meetingId }))?.result
  expect(result?.sectionDurations[1]).toEqual({ kind: 'open', section: 'Safety', minutes: 5, seconds: 0 })
})

test('the product’s agenda comes back', async () => {
  const { omar } = stage.harbor
  await omar.does(setAgenda, { ...crew, agenda })
  await omar.does(setAgenda, { ...crew, agenda: null })
  expect(await own()).toBeNull()
})

test('members, managers of other teams and other companies change nothing', async () => {
  const { maya, omar, lena } = stage.harbor
  const team = { id: newId(), membershipId: newId(), name: 'Harbourmasters' }
  await maya.does(createTeam, team)
  await expect(lena.does(setAgenda, { ...crew, agenda })).rejects.toMatchObject(refused('access/denied'))
  await expect(omar.does(setAgenda, { ...crew, teamId: team.id, agenda })).rejects.toMatchObject(
    refused('team/not-yours'),
  )
  await expect(stage.lantern.ravi.does(setAgenda, { ...crew, agenda })).rejects.toMatchObject({
    text: { kind: 'not-found' },
  })
  expect(await own()).toBeNull()
})

test.each([
  ['no kind', { section: 'Issues', minutes: 60 }],
  ['an unknown kind', { kind: 'coffee', section: 'Issues', minutes: 60 }],
  ['a day of minutes', { kind: 'issues', section: 'Issues', minutes: 1_440 }],
])('a section with %s is refused', async (_, section) => {
  const attempt = stage.harbor.omar.does(setAgenda, { ...crew, agenda: [section as never] })
  await expect(attempt).rejects.toMatchObject({ text: { kind: 'invalid' } })
})

test('an empty agenda is refused', () =>
  expect(stage.harbor.omar.does(setAgenda, { ...crew, agenda: [] })).rejects.toMatchObject(
    refused('agenda/no-section', AGENDA_NOT_SAVED),
  ))
