import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type Cast } from '../../../../tests/cast.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { nextSection } from '../../meetings/timer/timer.mutations.ts'
import { castVote } from '../../voting/voting.mutations.ts'
import { addDays, utcDayOf } from '../../time/calendar.rules.ts'
import { seeHint } from '../onboarding.mutations.ts'
import { meetingHints } from './hints.queries.ts'

let stage: Cast
beforeAll(async () => {
  stage = await cast()
})
afterAll(() => stage.stop())

const today = utcDayOf(new Date().toISOString())

test('hints go by what a person does or puts away, each for themselves, and all with the end of the first meeting', async () => {
  const { omar, lena, theo, teams } = stage.harbor
  const of = (person: typeof omar) => person.asks(meetingHints, { today })
  expect(await of(omar)).toEqual(['begin', 'next', 'drop', 'vote', 'rate'])
  expect(await omar.asks(meetingHints, { today: addDays(today, 91) })).toEqual([])
  // Who may only look is told nothing of what they may not do.
  expect(await of(theo)).toEqual(['next', 'vote', 'rate'])
  const meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: teams.crew, meetingType: 'weekly' })
  expect(await of(lena)).toEqual(['next', 'drop', 'vote', 'rate'])

  await omar.does(nextSection, { meetingId, epoch: 1 })
  const issue = { title: 'The winch slips', description: null, issueType: 'short_term' } as const
  const issueId = newId()
  await omar.does(createIssue, { ...issue, id: issueId, teamId: teams.crew, ownerId: null, meetingId })
  await omar.does(castVote, { id: newId(), issueId, meetingId })
  expect([await of(omar), await of(lena)]).toEqual([['rate'], ['next', 'drop', 'vote', 'rate']])
  await omar.does(seeHint, { hint: 'rate' })
  await omar.does(seeHint, { hint: 'rate' })
  expect([await of(omar), await of(lena)]).toEqual([[], ['next', 'drop', 'vote', 'rate']])
  await omar.does(endMeeting, { id: newId(), meetingId })
  expect(await of(lena)).toEqual([])
})
