import { defineQuery } from '../../../sync/define-query.ts'
import { integer, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { type Meeting, meetings, meetingType } from '../../meetings/meetings.table.ts'
import { holdsFinished } from '../../work/finished.queries.ts'
import { type ListedMeeting, withResult } from '../results/result.reads.ts'

export const MEETINGS_LISTED = 10

/** Running and ended meetings of the actor's teams, or of one team or kind: running ones first, then the latest; and how many there are. */
export const meetingsList = defineQuery('meetingsList', {
  input: {
    /** How many of the latest to leave out. */
    skip: integer(0, 100_000).optional(),
    limit: integer(1, 500),
    teamId: ref('teams').optional(),
    meetingType: meetingType().optional(),
  },
  visibleTo: canTakePart,
  reaches: ({ teamId }) => (teamId === undefined ? [] : ofTeam(teamId)),
  run(read, { skip = 0, limit, ...match }, actor): { count: number; page: ListedMeeting[] } {
    const found = read
      .where(meetings, { ...match, deletedAt: null })
      .filter(({ teamId }) => actor.sees(team(teamId)))
      .toSorted(runningThenLatest)
    return {
      count: found.length,
      page: found.slice(skip, skip + limit).map((meeting) => withResult(read, meeting)),
    }
  },
})

const runningThenLatest = (one: Meeting, other: Meeting): number =>
  Number(one.endedAt !== null) - Number(other.endedAt !== null) ||
  other.startedAt.localeCompare(one.startedAt) ||
  other.id.localeCompare(one.id)

/** Meetings by when they ended, with their results. */
export const heldEndedMeetings = holdsFinished('heldEndedMeetings', meetings, 'endedAt')
