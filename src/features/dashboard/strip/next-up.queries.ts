import { defineQuery } from '../../../sync/define-query.ts'
import { timestamp } from '../../../sync/fields.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import type { MeetingType } from '../../meetings/meetings.table.ts'
import type { Occurrence } from '../../meetings/schedule/schedule.rules.ts'
import { comingMeetings } from '../../meetings/schedule/schedules.queries.ts'
import { activeMembers } from '../../people/people.reads.ts'
import type { Person } from '../../people/people.table.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import type { Team } from '../../teams/teams.table.ts'

/** The meeting that the reader prepares. */
export interface NextUp {
  team: Team
  meetingType: MeetingType
  /** When it is; null for a team that has no fixed time. */
  next: Occurrence | null
  members: Person[]
}

/** The next planned meeting of the reader's teams that is not over at a moment; without any, the weekly one of their first team. */
export const nextUp = defineQuery('nextUp', {
  input: { from: timestamp() },
  visibleTo: canTakePart,
  run(read, { from }, actor): NextUp | null {
    const [coming] = comingMeetings.run(read, { from, limit: 1 }, actor)
    const team = coming?.team ?? teamsAtHand.run(read, {}, actor)[0]
    if (!team) return null
    return {
      team,
      meetingType: coming?.schedule.meetingType ?? 'weekly',
      next: coming?.next ?? null,
      members: activeMembers(read, team.id),
    }
  },
})
