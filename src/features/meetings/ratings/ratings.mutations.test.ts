import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { ratingsOfMeeting } from '../../meeting-room/meeting-room.queries.ts'
import { joinMeeting } from '../attendance/attendance.mutations.ts'
import { rateMeeting } from './ratings.mutations.ts'

let stage: Cast
let omar: Player, lena: Player
let meetingId: string

beforeAll(async () => {
  stage = await cast()
  ;({ omar, lena } = stage.harbor)
})
afterAll(() => stage?.stop())

beforeEach(async () => {
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: stage.harbor.teams.crew, meetingType: 'weekly' })
  return () => omar.does(endMeeting, { id: newId(), meetingId })
})

test('each participant rates once and may change it', async () => {
  await lena.does(joinMeeting, { id: newId(), meetingId })
  await lena.does(rateMeeting, { id: newId(), meetingId, rating: 6, note: 'Start on time' })
  await lena.does(rateMeeting, { id: newId(), meetingId, rating: 8, note: null })
  await omar.does(rateMeeting, { id: newId(), meetingId, rating: 9, note: null })
  expect(await lena.asks(ratingsOfMeeting, { meetingId })).toMatchObject({
    own: { rating: 8, note: null },
    count: 2,
    average: 8.5,
  })
})

test('an empty note counts as none', async () => {
  await omar.does(rateMeeting, { id: newId(), meetingId, rating: 7, note: '  ' })
  expect(await omar.asks(ratingsOfMeeting, { meetingId })).toMatchObject({ own: { rating: 7, note: null } })
})

test('somebody who has not joined can’t rate', async () => {
  await expect(
    lena.does(rateMeeting, { id: newId(), meetingId, rating: 9, note: null }),
  ).rejects.toMatchObject(refused('meeting/join-first'))
})

test.each([0, 11, 7.5])('%d is no rating', async (rating) => {
  await expect(omar.does(rateMeeting, { id: newId(), meetingId, rating, note: null })).rejects.toMatchObject({
    text: { kind: 'invalid', detail: 'Enter a whole number from 1 to 10.' },
  })
})
