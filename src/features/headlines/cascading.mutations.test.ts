import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { recapOfMeeting, resultOfMeeting } from '../meeting-room/results/results.queries.ts'
import { cascadeMessage } from './cascading.mutations.ts'
import { headlinesOfTeam } from './headlines.queries.ts'
import { MESSAGE_NOT_SENT } from './headlines.text.ts'

let stage: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
let meetingId: string
beforeAll(async () => {
  stage = await cast()
  ;({ harbor, lantern } = stage)
  meetingId = newId()
  await harbor.omar.does(startMeeting, {
    id: meetingId,
    participantId: newId(),
    transferId: newId(),
    teamId: harbor.teams.crew,
    meetingType: 'weekly',
  })
})
afterAll(() => stage.stop())

const told = (by: Player, toTeamId: string, given: { headlineId?: string; meetingId?: string } = {}) =>
  by.does(cascadeMessage, {
    id: newId(),
    headlineId: newId(),
    meetingId,
    toTeamId,
    title: 'The dock opens on Monday',
    content: 'At eight.',
    ...given,
  })

test('a member tells a team that she is not on; it is a headline there and stands in recap and result', async () => {
  const { lena, maya, omar, theo, teams } = harbor
  const headlineId = newId()
  await told(lena, teams.leadership, { headlineId })
  const there = await maya.asks(headlinesOfTeam, { teamId: teams.leadership })
  expect(there.find(({ headline }) => headline.id === headlineId)).toMatchObject({
    headline: { title: 'The dock opens on Monday', content: 'At eight.', meetingId: null, readAt: null },
    creator: { fullName: 'Lena' },
    fromTeam: 'Crew',
  })
  const message = { title: 'The dock opens on Monday', personIds: [lena.id], toTeam: 'Leadership' }
  expect(await theo.asks(recapOfMeeting, { meetingId })).toMatchObject({ messagesCascaded: [message] })
  await expect(lena.asks(headlinesOfTeam, { teamId: teams.leadership })).rejects.toMatchObject(
    refused('access/denied'),
  )
  await omar.does(endMeeting, { id: newId(), meetingId })
  expect(await theo.asks(resultOfMeeting, { meetingId })).toMatchObject({
    result: { messagesCascaded: [message] },
  })
  await expect(told(lena, teams.leadership)).rejects.toMatchObject(
    refused('headline/meeting-is-over', MESSAGE_NOT_SENT),
  )
})

test('attacks: foreign teams and meetings, the own team, taken ids and view-only people', async () => {
  const { lena, maya, omar, theo, teams } = harbor
  const other = newId()
  const ids = { id: other, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: teams.crew, meetingType: 'weekly' })
  const there = newId()
  const inside = { id: there, participantId: newId(), transferId: newId() }
  await maya.does(startMeeting, { ...inside, teamId: teams.leadership, meetingType: 'weekly' })
  const notFound = refused('access/not-found')
  const given = { meetingId: other }
  for (const teamId of [lantern.teams.leadership, newId()])
    await expect(told(lena, teamId, given)).rejects.toMatchObject(notFound)
  await expect(told(lena, teams.crew, { meetingId: there })).rejects.toMatchObject(notFound)
  await expect(told(lantern.ravi, lantern.teams.leadership, given)).rejects.toMatchObject(notFound)
  await expect(told(lena, teams.crew, given)).rejects.toMatchObject(refused('headline/own-team'))
  await expect(told(theo, teams.leadership, given)).rejects.toMatchObject(refused('access/denied'))
  // Only the server knows of an id in a team that she doesn't see.
  const message = { toTeamId: teams.leadership, title: 'Twice', headlineId: newId(), ...given }
  const send = () => stage.node.run(harbor.companyId, lena.id, cascadeMessage, { id: newId(), ...message })
  await send()
  await expect(send()).rejects.toMatchObject(notFound)
})
