import type { Actor } from '../../../sync/actor.ts'
import { defineQuery } from '../../../sync/define-query.ts'
import { integer, ref, timestamp } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { managesTeam } from '../../teams/teams.access.ts'
import { teamsOf } from '../../teams/teams.reads.ts'
import type { Team } from '../../teams/teams.table.ts'
import { canSetUpMeetings, canTakePart } from '../meetings.access.ts'
import { meetingsFrom, type Occurrence } from './schedule.rules.ts'
import { type TeamSchedule, teamSchedules } from './schedules.table.ts'

/** When the team holds its meetings, at most one row for each kind, and whether the actor may change that. */
export const schedulesOfTeam = defineQuery('schedulesOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => canTakePart(actor) && actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }, actor): { schedules: TeamSchedule[]; manages: boolean } => ({
    schedules: read.where(teamSchedules, { teamId }),
    manages: managesTeam(read, actor, teamId),
  }),
})

/** A meeting of one of the actor's own teams that is planned. */
export interface ComingMeeting {
  team: Team
  schedule: TeamSchedule
  next: Occurrence
  /** Whether the actor may change when the team meets. */
  manages: boolean
}

/** The next meeting of each kind of each of the actor's own teams that is not over at a moment, the earliest first. */
export const comingMeetings = defineQuery('comingMeetings', {
  input: { from: timestamp(), limit: integer(1, 100) },
  visibleTo: canTakePart,
  run(read, { from, limit }, actor): ComingMeeting[] {
    const found = ownSchedules(read, actor).flatMap(({ schedule, ...of }) =>
      meetingsFrom(schedule, Date.parse(from), 1).map((next) => ({
        ...of,
        schedule,
        next,
        manages: managesTeam(read, actor, of.team.id),
      })),
    )
    return found.toSorted((one, other) => one.next.at - other.next.at).slice(0, limit)
  },
})

/** When the actor's own teams meet. Whoever manages all teams is spared those that they aren't on. */
export const ownSchedules = (read: Reader, actor: Actor): { team: Team; schedule: TeamSchedule }[] =>
  teamsOf(read, actor.id).flatMap((own) =>
    read.where(teamSchedules, { teamId: own.id }).map((schedule) => ({ team: own, schedule })),
  )

/** The actor's own teams that they manage and that have no fixed time for their weekly meeting, by name. */
export const teamsWithoutTime = defineQuery('teamsWithoutTime', {
  input: {},
  visibleTo: canTakePart,
  run: (read, _args, actor): Team[] =>
    canSetUpMeetings(actor)
      ? teamsOf(read, actor.id).filter(
          ({ id: teamId }) =>
            !read.where(teamSchedules, { teamId }).some(({ meetingType }) => meetingType === 'weekly'),
        )
      : [],
})

/** The actor's own teams that have a fixed time for their meetings, by name. */
export const scheduledTeams = defineQuery('scheduledTeams', {
  input: {},
  visibleTo: canTakePart,
  run: (read, _args, actor): Team[] => [...new Set(ownSchedules(read, actor).map(({ team: own }) => own))],
})
