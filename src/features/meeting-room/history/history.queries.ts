import { defineQuery } from '../../../sync/define-query.ts'
import { integer, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { holdsFinished } from '../../work/finished.queries.ts'
import { type ListedMeeting, withResult } from '../results/result.reads.ts'

export const MEETINGS_LISTED = 10

/** Running and ended meetings of the actor's teams, or of one: running ones first, then the latest. */
export const meetingsList = defineQuery('meetingsList', {
  input: { limit: integer(1, 500), teamId: ref('teams').optional() },
  visibleTo: canTakePart,
  reaches: ({ teamId }) => (teamId === undefined ? [] : ofTeam(teamId)),
  run: (read, { limit, teamId }, actor): ListedMeeting[] =>
    read
      .where(meetings, teamId === undefined ? {} : { teamId })
      .filter((meeting) => meeting.deletedAt === null && actor.sees(team(meeting.teamId)))
      .toSorted(runningThenLatest)
      .slice(0, limit)
      .map((meeting) => withResult(read, meeting)),
})

const runningThenLatest = (one: Meeting, other: Meeting): number =>
  Number(one.endedAt !== null) - Number(other.endedAt !== null) ||
  other.startedAt.localeCompare(one.startedAt) ||
  other.id.localeCompare(one.id)

/** Meetings by when they ended, with their results. */
export const heldEndedMeetings = holdsFinished('heldEndedMeetings', meetings, 'endedAt')
