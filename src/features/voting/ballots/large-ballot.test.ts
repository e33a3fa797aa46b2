import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { liveMeetingRatings, meetingParticipants } from '../../meetings/meetings.table.ts'
import { goToSection } from '../../meetings/timer/timer.mutations.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { people } from '../../people/people.table.ts'
import { voteTotals } from '../voting.queries.ts'
import { issueVotes } from '../voting.table.ts'
import { revealVotes, setMeetingBallot } from './ballots.mutations.ts'

// More people than a mutation otherwise could write a row of each, twice over.
const VOTERS = Array.from({ length: 1_100 }, () => newId())
const [ISSUES, CONCLUDE] = [5, 6]

let stage: Cast
let crew: string
const dock = newId()
const meetingId = newId()

beforeAll(async () => {
  stage = await cast()
  const { harbor } = stage
  crew = harbor.teams.crew
  await harbor.lena.does(createIssue, { id: dock, title: 'Dock', issueType: 'short_term', teamId: crew })
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await harbor.omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
  await harbor.omar.does(setMeetingBallot, { meetingId, hidden: true })
  const now = new Date().toISOString()
  const place = { meetingId, teamId: crew }
  const never = { leftAt: null, doneVotingAt: null, minutesAskedAt: null, minutesSentAt: null }
  await inserted(
    VOTERS.flatMap((id) => [
      newRow(people, {
        id,
        email: `${id}@harbor.example`,
        fullName: id,
        avatarUrl: null,
        level: 'member',
        status: 'active',
        joinedAt: now,
        lastActiveAt: null,
      }),
      newRow(meetingParticipants, {
        ...place,
        ...never,
        id: newId(),
        personId: id,
        joinedAt: now,
        votedAt: now,
      }),
      newRow(liveMeetingRatings, {
        ...place,
        id: newId(),
        personId: id,
        rating: 8,
        note: null,
        ratedAt: now,
      }),
    ]),
  )
}, 60_000)
afterAll(() => stage?.stop())

async function inserted(rows: Parameters<typeof insertRows>[0]): Promise<void> {
  const { node, harbor } = stage
  await node.run(harbor.companyId, null, insertRows(rows), {})
  ;(await node.company(harbor.companyId))!.hub.flush()
}

/** Everybody gives two votes in secret, in these slots. */
const voted = (...slots: [number, number]) =>
  inserted(
    VOTERS.flatMap((userId) =>
      slots.map((slot) =>
        newRow(issueVotes, {
          id: newId(),
          issueId: dock,
          userId,
          guestId: null,
          teamId: crew,
          meetingId,
          ballotId: meetingId,
          value: 1,
          slot,
          limitThen: 10,
          createdAt: new Date().toISOString(),
          mergedFromId: null,
        }),
      ),
    ),
  )

const shown = async () =>
  (await stage.harbor.theo.asks(voteTotals, { teamId: crew, meetingId })).revealed[dock] ?? 0

test('more votes than a mutation otherwise writes are revealed by a click, by moving on and by ending', async () => {
  const { omar } = stage.harbor
  await voted(1, 2)
  expect(await shown()).toBe(0)
  await omar.does(revealVotes, { meetingId, epoch: 1 })
  expect(await shown()).toBe(2_200)
  await omar.does(goToSection, { meetingId, epoch: 1, section: ISSUES })
  await voted(3, 4)
  await omar.does(goToSection, { meetingId, epoch: 1, section: CONCLUDE })
  expect(await shown()).toBe(4_400)
  await voted(5, 6)
  await omar.does(endMeeting, { id: newId(), meetingId })
  expect(await shown()).toBe(6_600)
}, 60_000)
