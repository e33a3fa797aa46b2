import { defineQuery } from '../../../sync/define-query.ts'
import { integer } from '../../../sync/fields.ts'
import { team } from '../../../sync/scope.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { type ListedMeeting, withResult } from '../results/result.reads.ts'

export const MEETINGS_LISTED = 10

/** Running and ended meetings of the actor's teams: running ones first, then the latest. */
export const meetingsList = defineQuery('meetingsList', {
  input: { limit: integer(1, 500) },
  visibleTo: canTakePart,
  run: (read, { limit }, actor): ListedMeeting[] =>
    read
      .where(meetings, { deletedAt: null })
      .filter(({ teamId }) => actor.sees(team(teamId)))
      .toSorted(runningThenLatest)
      .slice(0, limit)
      .map((meeting) => withResult(read, meeting)),
})

const runningThenLatest = (one: Meeting, other: Meeting): number =>
  Number(one.endedAt !== null) - Number(other.endedAt !== null) ||
  other.startedAt.localeCompare(one.startedAt) ||
  other.id.localeCompare(one.id)
