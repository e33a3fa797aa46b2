import type { Team } from '../../teams/teams.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'

interface Candidate {
  readonly team: Pick<Team, 'name' | 'isLeadership'>
  readonly meeting: Meeting | null
}

/** Teams with a running meeting first, then the leadership team, then by name. */
export const byMeetingPriority = (left: Candidate, right: Candidate): number =>
  Number(right.meeting !== null) - Number(left.meeting !== null) ||
  Number(right.team.isLeadership) - Number(left.team.isLeadership) ||
  left.team.name.localeCompare(right.team.name)
