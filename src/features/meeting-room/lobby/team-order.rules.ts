import type { Meeting } from '../../meetings/meetings.table.ts'
import { byName } from '../../teams/teams.rules.ts'
import type { Team } from '../../teams/teams.table.ts'

interface Candidate {
  readonly team: Pick<Team, 'name' | 'isLeadership'>
  readonly meeting: Meeting | null
}

/** Teams with a running meeting first, then the leadership team, then by name. */
export const byMeetingPriority = (one: Candidate, other: Candidate): number =>
  Number(other.meeting !== null) - Number(one.meeting !== null) ||
  Number(other.team.isLeadership) - Number(one.team.isLeadership) ||
  byName(one.team, other.team)
