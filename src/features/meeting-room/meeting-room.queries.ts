import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { seesMeeting } from '../meetings/meetings.access.ts'
import { participantsOf, takesPart } from '../meetings/meetings.reads.ts'
import { liveMeetingRatings, meetings } from '../meetings/meetings.table.ts'
import { averageRating } from '../meetings/ratings/ratings.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import { teams } from '../teams/teams.table.ts'

export interface Attendee {
  person: Person
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
    const rated = new Set(read.where(liveMeetingRatings, { meetingId }).map(({ personId }) => personId))
    const attendees = participantsOf(read, meetingId)
      .flatMap(({ personId, leftAt }): Attendee[] => {
        const person = read.get(people, personId)
        return person ? [{ person, present: leftAt === null, hasRated: rated.has(personId) }] : []
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

/** The ratings of a running meeting: the actor's own, their number, and their average (null when there are none). */
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
