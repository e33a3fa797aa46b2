import { defineQuery } from '../../../sync/define-query.ts'
import { ref, refs } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { canTakePart, seesMeeting } from '../../meetings/meetings.access.ts'
import { isPresent } from '../../meetings/attendance/presence.rules.ts'
import { participantsOf } from '../../meetings/meetings.reads.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { people, type Person } from '../../people/people.table.ts'
import { type Task, tasks } from '../../tasks/tasks.table.ts'
import { inOrder, isIn } from '../guests/guests.rules.ts'
import { meetingGuests } from '../guests/meeting-guests.table.ts'
import { type MeetingResult, meetingResults, type ResultItem } from './meeting-results.table.ts'
import { madeIn, withResult } from './result.reads.ts'

/**
 * What came of an ended meeting, with everybody it names by id and its tasks as they are now, as far as they are held; null for one that
 * is running or doesn't exist.
 */
export const resultOfMeeting = defineQuery('resultOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const { result, ...entry } = withResult(read, meeting)
    if (!result) return null
    const participants = participantsOf(read, meetingId)
    const named = [...result.attendees, ...result.absentees, ...Object.keys(result.meetingRatings)]
    return {
      ...entry,
      result,
      participants,
      /** Those who were in it until the end, or have rated it. Their ratings count in no average. */
      guests: read
        .where(meetingGuests, { meetingId })
        .filter((guest) => isIn(guest) || guest.rating !== null)
        .toSorted(inOrder),
      leftEarly: participants
        .filter((participant) => !isPresent(meeting, participant))
        .map(({ personId }) => personId),
      people: peopleNamed(read, itemsIn(result), named),
      tasksNow: Object.fromEntries(
        result.tasksCreated.flatMap(({ id }): [string, Task][] => {
          const task = read.get(tasks, id)
          return task ? [[id, task]] : []
        }),
      ),
    }
  },
})

const itemsIn = (result: MeetingResult): ResultItem[] => [
  ...result.headlinesCreated,
  ...result.messagesCascaded,
  ...result.tasksCreated,
  ...result.issuesResolved,
  ...result.issuesLeft,
  ...(result.issuesAutoCreated ?? []),
  ...result.goalsCreated,
  ...result.metricsCreated,
  ...result.numbersOff,
]

/** How many meetings the line of ratings shows. */
const MEETINGS_IN_LINE = 10

export interface RatedMeeting {
  meeting: Meeting
  average: number | null
}

/** The team's meetings of the same kind up to this one with their average ratings, oldest first: as many as are held, at most ten. */
export const ratingsUpTo = defineQuery('ratingsUpTo', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }): RatedMeeting[] {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return []
    const { teamId, meetingType, startedAt } = meeting
    return read
      .where(meetings, { teamId, meetingType, status: 'ended', deletedAt: null })
      .filter((one) => one.startedAt <= startedAt)
      .toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
      .slice(-MEETINGS_IN_LINE)
      .map((one) => ({ meeting: one, average: withResult(read, one).average }))
  },
})

/** Whether the actor sees such a meeting and it has ended. */
export const hasResult = defineQuery('hasResult', {
  input: { meetingId: ref('meetings') },
  visibleTo: canTakePart,
  run: (read, { meetingId }, actor): boolean =>
    seesMeeting(actor, { meetingId }, read) && read.where(meetingResults, { meetingId }).length > 0,
})

/** In how many teams a meeting is looked for whose address doesn't name its team. */
export const MOST_TEAMS = 20

/** Holds a meeting of one of the teams with its result, however long ago it ended, while it is on a screen. */
export const heldMeeting = defineQuery('heldMeeting', {
  input: { teamIds: refs('teams', MOST_TEAMS), meetingId: ref('meetings') },
  visibleTo: (actor, { teamIds }) =>
    canTakePart(actor) && teamIds.every((teamId) => actor.sees(team(teamId))),
  reaches: ({ teamIds, meetingId }) =>
    teamIds.map((teamId) => ({ scope: team(teamId), span: spanOf(meetings, { id: meetingId }) })),
  run: () => true,
})

export type ResultWithPeople = NonNullable<ReturnType<typeof resultOfMeeting.run>>

/** What a running meeting has brought so far, for its recap. */
export const recapOfMeeting = defineQuery('recapOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const { tasksCreated, headlinesCreated, messagesCascaded, issuesResolved } = madeIn(read, meeting)
    const items = [...tasksCreated, ...headlinesCreated, ...messagesCascaded, ...issuesResolved]
    const recap = { tasksCreated, headlinesCreated, messagesCascaded, issuesResolved }
    return { ...recap, people: peopleNamed(read, items) }
  },
})

/** The people that these items and ids name, by id; those who are out of sight are left out. */
function peopleNamed(
  read: Reader,
  items: readonly ResultItem[],
  ids: readonly string[] = [],
): Record<string, Person> {
  const named = [...ids, ...items.flatMap(({ personIds }) => personIds)]
  return Object.fromEntries(
    named.flatMap((id): [string, Person][] => {
      const person = read.get(people, id)
      return person ? [[id, person]] : []
    }),
  )
}
