import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { canTakePart, seesMeeting } from '../../meetings/meetings.access.ts'
import { isPresent } from '../../meetings/attendance/presence.rules.ts'
import { participantsOf } from '../../meetings/meetings.reads.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { people, type Person } from '../../people/people.table.ts'
import { meetingResults, type ResultItem } from './meeting-results.table.ts'
import { madeIn, withResult } from './result.reads.ts'

/** What came of an ended meeting, with everybody it names by id; null for one that is running or doesn't exist. */
export const resultOfMeeting = defineQuery('resultOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const { result, ...entry } = withResult(read, meeting)
    if (!result) return null
    const { headlinesCreated, messagesCascaded, tasksCreated, issuesResolved, goalsCreated, metricsCreated } =
      result
    const items = [
      headlinesCreated,
      messagesCascaded,
      tasksCreated,
      issuesResolved,
      goalsCreated,
      metricsCreated,
    ].flat()
    return {
      ...entry,
      result,
      leftEarly: participantsOf(read, meetingId)
        .filter((participant) => !isPresent(meeting, participant))
        .map(({ personId }) => personId),
      people: peopleNamed(read, items, [...result.attendees, ...Object.keys(result.meetingRatings)]),
    }
  },
})

/** Whether the actor sees such a meeting and it has ended. */
export const hasResult = defineQuery('hasResult', {
  input: { meetingId: ref('meetings') },
  visibleTo: canTakePart,
  run: (read, { meetingId }, actor): boolean =>
    seesMeeting(actor, { meetingId }, read) && read.where(meetingResults, { meetingId }).length > 0,
})

/** Holds a meeting of the team with its result, however long ago it ended, while it is on a screen. */
export const heldMeeting = defineQuery('heldMeeting', {
  input: { teamId: ref('teams'), meetingId: ref('meetings') },
  visibleTo: (actor, { teamId }) => canTakePart(actor) && actor.sees(team(teamId)),
  reaches: ({ teamId, meetingId }) => [{ scope: team(teamId), span: spanOf(meetings, { id: meetingId }) }],
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
