import { defineQuery } from '../../../sync/define-query.ts'
import { integer, ref } from '../../../sync/fields.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { people, type Person } from '../../people/people.table.ts'
import { type Team, teams } from '../../teams/teams.table.ts'
import { type MeetingResult, meetingResults, type ResultItem } from '../results/meeting-results.table.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { seesMeeting } from '../meeting-room.queries.ts'
import { averageRating } from '../../meetings/ratings/ratings.rules.ts'
import { madeIn } from '../results/result.reads.ts'

export const MEETINGS_LISTED = 10

export interface ListedMeeting {
  meeting: Meeting
  team: Team | undefined
  /** Null while the meeting runs. */
  result: MeetingResult | null
  average: number | null
}

/** Running and ended meetings of the actor's teams: the running first, then the latest. */
export const meetingsList = defineQuery('meetingsList', {
  input: { limit: integer(1, 500) },
  visibleTo: (actor) => actor.can('participate_meetings'),
  run: (read, { limit }, actor): ListedMeeting[] =>
    read
      .where(meetings, { deletedAt: null })
      .filter(({ teamId }) => actor.sees(team(teamId)))
      .toSorted(runningThenLatest)
      .slice(0, limit)
      .map((meeting) => listed(read, meeting)),
})

const runningThenLatest = (left: Meeting, right: Meeting): number =>
  Number(left.endedAt !== null) - Number(right.endedAt !== null) ||
  right.startedAt.localeCompare(left.startedAt) ||
  right.id.localeCompare(left.id)

function listed(read: Reader, meeting: Meeting): ListedMeeting {
  const result = read.where(meetingResults, { meetingId: meeting.id })[0] ?? null
  return {
    meeting,
    team: read.get(teams, meeting.teamId),
    result,
    average: result && averageRating(Object.values(result.meetingRatings)),
  }
}

/** What came of an ended meeting, with everybody it names by id; null for one that runs or isn't there. */
export const resultOfMeeting = defineQuery('resultOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const { result, ...entry } = listed(read, meeting)
    if (!result) return null
    const { headlinesCreated, tasksCreated, issuesResolved, goalsCreated, metricsCreated } = result
    const made = [headlinesCreated, tasksCreated, issuesResolved, goalsCreated, metricsCreated].flat()
    return {
      ...entry,
      result,
      people: named(read, made, [...result.attendees, ...Object.keys(result.meetingRatings)]),
    }
  },
})

export type ShownResult = NonNullable<ReturnType<typeof resultOfMeeting.run>>

/** Everybody these results name, by id. */
function named(read: Reader, items: readonly ResultItem[], others: readonly string[] = []) {
  const ids = [...others, ...items.flatMap(({ personIds }) => personIds)]
  return Object.fromEntries(
    ids.flatMap((id): [string, Person][] => {
      const person = read.get(people, id)
      return person ? [[id, person]] : []
    }),
  )
}

/** What a running meeting has brought so far, for its recap. */
export const recapOfMeeting = defineQuery('recapOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const { tasksCreated, headlinesCreated, issuesResolved } = madeIn(read, meeting)
    const shown = [...tasksCreated, ...headlinesCreated, ...issuesResolved]
    return { tasksCreated, headlinesCreated, issuesResolved, people: named(read, shown) }
  },
})
