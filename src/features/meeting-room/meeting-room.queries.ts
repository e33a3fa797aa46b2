import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { isPresent } from '../meetings/attendance/presence.rules.ts'
import { canTakePart, seesMeeting } from '../meetings/meetings.access.ts'
import { participantsOf, participation, presentIn, takesPart } from '../meetings/meetings.reads.ts'
import { type Meeting, meetings } from '../meetings/meetings.table.ts'
import { averageRating } from '../meetings/ratings/ratings.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import { teams } from '../teams/teams.table.ts'
import { ratingsIn } from './conclude/ratings.reads.ts'
import { lastActivityOf } from './last-activity.reads.ts'
import { meetingResults } from './results/meeting-results.table.ts'

export interface Attendee {
  person: Person
  joinedAt: string
  /** False once they have left. */
  present: boolean
  hasRated: boolean
}

/** The meeting with everybody who has joined it: those present first, each group in the order of joining. */
export const meetingRoom = defineQuery('meetingRoom', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }, actor) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const rated = new Set(ratingsIn(read, meetingId).map(({ personId }) => personId))
    const attendees = participantsOf(read, meetingId)
      .flatMap((participant): Attendee[] => {
        const person = read.get(people, participant.personId)
        const present = isPresent(meeting, participant)
        const { joinedAt } = participant
        return person ? [{ person, joinedAt, present, hasRated: rated.has(person.id) }] : []
      })
      .toSorted((one, other) => Number(other.present) - Number(one.present))
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

/**
 * The ratings of a meeting: the actor's own, and those of the people who are present with their number and their average
 * (null when there are none). Once the meeting has ended, as its result has them.
 */
export const ratingsOfMeeting = defineQuery('ratingsOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }, actor) {
    const meeting = read.get(meetings, meetingId)
    const ratings = ratingsIn(read, meetingId)
    const present = new Set(meeting ? presentIn(read, meeting).map(({ personId }) => personId) : [])
    const counted = ratings.filter(({ personId }) => present.has(personId))
    return {
      own: ratings.find(({ personId }) => personId === actor.id) ?? null,
      count: counted.length,
      average: averageRating(counted.map(({ rating }) => rating)),
    }
  },
})

/** When something last happened in a running meeting, as ISO 8601; null for one that has ended. */
export const lastActivity = defineQuery('lastActivity', {
  input: { meetingId: ref('meetings') },
  visibleTo: canTakePart,
  run(read, { meetingId }, actor): string | null {
    const meeting = seesMeeting(actor, { meetingId }, read) ? read.get(meetings, meetingId) : undefined
    return meeting?.status === 'active' ? lastActivityOf(read, meeting) : null
  },
})

/**
 * The meeting, running or ended, for somebody who is in it or was until its end; null for everybody else. Everybody may ask,
 * so that it can be followed while somebody loses the team.
 */
export const followedMeeting = defineQuery('followedMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: canTakePart,
  run(read, { meetingId }, actor) {
    const meeting = seesMeeting(actor, { meetingId }, read) ? read.get(meetings, meetingId) : undefined
    const own = participation(read, meetingId, actor.id)
    if (!meeting || !own || !isPresent(meeting, own)) return null
    const scriber = meeting.scriberId === null ? undefined : read.get(people, meeting.scriberId)
    return { meeting, scriber, ending: endingOf(read, meeting) }
  },
})

/** A meeting's result in three numbers. */
export interface Ending {
  /** Of those who were there until the end; null without a rating. */
  average: number | null
  solved: number
  tasks: number
}

/** Null while the meeting is running. */
function endingOf(read: Reader, meeting: Meeting): Ending | null {
  const [result] = read.where(meetingResults, { meetingId: meeting.id })
  if (!result) return null
  return {
    average: averageRating(presentIn(read, meeting).map(({ personId }) => result.meetingRatings[personId])),
    solved: result.issuesResolved.length,
    tasks: result.tasksCreated.length,
  }
}

export type FollowedMeeting = NonNullable<ReturnType<typeof followedMeeting.run>>
