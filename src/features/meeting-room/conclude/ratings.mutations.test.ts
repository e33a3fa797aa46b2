import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { endMeeting, startMeeting } from '../meeting-room.mutations.ts'
import { ratingsOfMeeting } from '../meeting-room.queries.ts'
import { joinMeeting, leaveMeeting } from '../../meetings/attendance/attendance.mutations.ts'
import { isRateable } from '../results/late-ratings.rules.ts'
import { resultOfMeeting } from '../results/results.queries.ts'
import { rateMeeting } from './ratings.mutations.ts'

let stage: Cast
let omar: Player, lena: Player, theo: Player
let meetingId: string

beforeAll(async () => {
  stage = await cast()
  ;({ omar, lena, theo } = stage.harbor)
})
afterAll(() => stage?.stop())

beforeEach(async () => {
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: stage.harbor.teams.crew, meetingType: 'weekly' })
  return () => omar.does(endMeeting, { id: newId(), meetingId }).catch(() => undefined)
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

test('who left early doesn’t count in the average, and is named apart in the result', async () => {
  for (const person of [lena, theo]) await person.does(joinMeeting, { id: newId(), meetingId })
  await omar.does(rateMeeting, { id: newId(), meetingId, rating: 9, note: null })
  await theo.does(rateMeeting, { id: newId(), meetingId, rating: 8, note: null })
  await lena.does(rateMeeting, { id: newId(), meetingId, rating: 1, note: 'I have to go' })
  await lena.does(leaveMeeting, { id: newId(), meetingId })
  expect(await omar.asks(ratingsOfMeeting, { meetingId })).toMatchObject({ count: 2, average: 8.5 })
  await omar.does(endMeeting, { id: newId(), meetingId })
  expect(await omar.asks(resultOfMeeting, { meetingId })).toMatchObject({
    average: 8.5,
    leftEarly: [lena.id],
    result: { attendees: [omar.id, lena.id, theo.id], ratingNotes: { [lena.id]: 'I have to go' } },
  })
})

describe('a note that was being written when the meeting ended', () => {
  const rating = { rating: 6, note: 'Start on ti' }

  beforeEach(async () => {
    await lena.does(joinMeeting, { id: newId(), meetingId })
    await lena.does(rateMeeting, { id: newId(), meetingId, ...rating })
  })

  test('arrives in the result', async () => {
    await omar.does(endMeeting, { id: newId(), meetingId })
    await lena.does(rateMeeting, { id: newId(), meetingId, rating: 6, note: 'Start on time' })
    const { result, average } = (await omar.asks(resultOfMeeting, { meetingId }))!
    expect(result.ratingNotes).toEqual({ [lena.id]: 'Start on time' })
    expect(result.meetingRatings).toEqual({ [lena.id]: 6 })
    expect(average).toBe(6)
    expect((await lena.asks(ratingsOfMeeting, { meetingId })).own).toMatchObject({ note: 'Start on time' })
    await lena.does(rateMeeting, { id: newId(), meetingId, rating: 6, note: null })
    expect((await omar.asks(resultOfMeeting, { meetingId }))!.result.ratingNotes).toEqual({})
  })

  test('is refused to those who had left, were never there, or see no such meeting', async () => {
    await lena.does(leaveMeeting, { id: newId(), meetingId })
    await omar.does(endMeeting, { id: newId(), meetingId })
    const { ravi } = stage.lantern
    for (const person of [lena, theo, ravi]) {
      await expect(person.does(rateMeeting, { id: newId(), meetingId, ...rating })).rejects.toMatchObject(
        refused('meeting/not-active', 'Rating not saved'),
      )
    }
  })

  test('is accepted for a day', () => {
    const result = { createdAt: '2026-03-02T10:00:00.000Z' }
    expect(isRateable(result, '2026-03-03T09:59:59.999Z')).toBe(true)
    expect(isRateable(result, '2026-03-03T10:00:00.000Z')).toBe(false)
  })
})
