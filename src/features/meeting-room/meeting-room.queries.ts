import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { people, type Person } from '../people/people.table.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import { isListed } from '../teams/teams.rules.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import { activeMeeting, takesPart } from '../meetings/meetings.reads.ts'
import {
  liveMeetingRatings,
  type Meeting,
  meetingParticipants,
  meetings,
} from '../meetings/meetings.table.ts'
import { averageRating } from '../meetings/ratings/ratings.rules.ts'
import { byMeetingPriority } from './lobby/team-order.rules.ts'

export const seesMeeting = (actor: Actor, { meetingId }: { meetingId: string }, read: Reader): boolean => {
  const meeting = read.get(meetings, meetingId)
  return meeting !== undefined && meeting.deletedAt === null && actor.sees(team(meeting.teamId))
}

/** A team in the Meeting menu, with its running meeting if there is one. */
export interface MeetingTeam {
  team: Team
  meeting: Meeting | null
  /** Whether the actor is in that meeting. */
  joined: boolean
}

/** The teams one can meet with: running meetings first, then the leadership team, then by name. */
export const teamsToMeet = defineQuery('teamsToMeet', {
  input: {},
  visibleTo: (actor) => actor.can('participate_meetings'),
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

export interface ActiveMeeting {
  meeting: Meeting
  team: Team | undefined
  joined: boolean
}

/** The running meetings of the actor's own teams and those joined; a director's button is not about every team. */
export const myActiveMeetings = defineQuery('myActiveMeetings', {
  input: {},
  visibleTo: (actor) => actor.can('participate_meetings'),
  run: (read, _args, actor): ActiveMeeting[] =>
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
      .toSorted((left, right) => left.meeting.startedAt.localeCompare(right.meeting.startedAt)),
})

export interface Attendee {
  person: Person
  present: boolean
  hasRated: boolean
}

/** The meeting with everybody who has joined it, those present first, in the order of joining. */
export const meetingRoom = defineQuery('meetingRoom', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }, actor) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const rated = new Set(read.where(liveMeetingRatings, { meetingId }).map(({ personId }) => personId))
    const attendees = read
      .where(meetingParticipants, { meetingId })
      .toSorted(
        (left, right) => left.joinedAt.localeCompare(right.joinedAt) || left.id.localeCompare(right.id),
      )
      .flatMap(({ personId, leftAt }): Attendee[] => {
        const person = read.get(people, personId)
        return person ? [{ person, present: leftAt === null, hasRated: rated.has(personId) }] : []
      })
      .toSorted((left, right) => Number(right.present) - Number(left.present))
    return {
      meeting,
      team: read.get(teams, meeting.teamId),
      attendees,
      scriber: meeting.scriberId === null ? undefined : read.get(people, meeting.scriberId),
      joined: takesPart(read, meetingId, actor.id),
    }
  },
})

export type Room = NonNullable<ReturnType<typeof meetingRoom.run>>

/** The ratings of a running meeting: the actor's own, how many there are and their average (null without any). */
export const ratingsOfMeeting = defineQuery('ratingsOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }, actor) {
    const ratings = read.where(liveMeetingRatings, { meetingId })
    return {
      own: ratings.find(({ personId }) => personId === actor.id) ?? null,
      count: ratings.length,
      average: averageRating(ratings.map(({ rating }) => rating)),
    }
  },
})
