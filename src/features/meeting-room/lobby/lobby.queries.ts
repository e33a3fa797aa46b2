import { defineQuery } from '../../../sync/define-query.ts'
import { team } from '../../../sync/scope.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { activeMeeting, takesPart } from '../../meetings/meetings.reads.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { isOnTeam } from '../../teams/teams.reads.ts'
import { isListed } from '../../teams/teams.rules.ts'
import { type Team, teams } from '../../teams/teams.table.ts'
import { byMeetingPriority } from './team-order.rules.ts'

/** A team in the Meeting menu, with its running meeting if there is one. */
export interface MeetingTeam {
  team: Team
  meeting: Meeting | null
  /** Whether the actor is in that meeting. */
  joined: boolean
}

/** The teams that the actor can meet with: running meetings first, then the leadership team, then by name. */
export const teamsToMeet = defineQuery('teamsToMeet', {
  input: {},
  visibleTo: canTakePart,
  run: (read, _args, actor): MeetingTeam[] =>
    read
      .where(teams, { deletedAt: null })
      .filter((candidate) => isListed(candidate) && actor.sees(team(candidate.id)))
      .map((candidate) => {
        const meeting = activeMeeting(read, candidate.id) ?? null
        return { team: candidate, meeting, joined: meeting !== null && takesPart(read, meeting.id, actor.id) }
      })
      .toSorted(byMeetingPriority),
})

/** Ids of the teams that the actor sees and that are meeting. */
export const meetingTeams = defineQuery('meetingTeams', {
  input: {},
  visibleTo: canTakePart,
  run: (read): string[] => read.where(meetings, { status: 'active' }).map(({ teamId }) => teamId),
})

export interface MyActiveMeeting {
  meeting: Meeting
  team: Team | undefined
  joined: boolean
}

/** The running meetings of the actor's own teams and those joined, so that a director isn't shown every team's. */
export const myActiveMeetings = defineQuery('myActiveMeetings', {
  input: {},
  visibleTo: canTakePart,
  run: (read, _args, actor): MyActiveMeeting[] =>
    read
      .where(meetings, { status: 'active' })
      .map((meeting) => ({
        meeting,
        team: read.get(teams, meeting.teamId),
        joined: takesPart(read, meeting.id, actor.id),
      }))
      .filter(
        ({ meeting: { teamId }, joined }) =>
          actor.sees(team(teamId)) && (joined || isOnTeam(read, teamId, actor.id)),
      )
      .toSorted((one, other) => one.meeting.startedAt.localeCompare(other.meeting.startedAt)),
})
