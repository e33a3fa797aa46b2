import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { date, integer, list, object, ref, text, timestamp, uuid } from '../../../sync/fields.ts'
import { team } from '../../../sync/scope.ts'
import { meetingType } from '../meetings.table.ts'

/** The most coming meetings of a series that can be left out. */
export const MOST_SKIPPED = 20

/** The most meetings of a series that are held at another time than their own. */
export const MOST_MOVED = 20

/** The shortest and the longest meeting, in minutes. */
export const SHORTEST = 5
export const LONGEST = 720

export const lengthInMinutes = () => integer(SHORTEST, LONGEST)
export const everyWeeks = () => integer(1, 26)

/** When a team holds one kind of its meetings: from a day on, every so many weeks, on that day of the week. */
export const teamSchedules = defineTable(
  'team_schedules',
  {
    id: uuid(),
    teamId: ref('teams'),
    meetingType: meetingType(),
    startsOn: date(),
    /** Such as 09:30, by the clock of its zone. */
    timeOfDay: text({ max: 5 }),
    minutes: lengthInMinutes(),
    everyWeeks: everyWeeks(),
    timeZone: text({ max: 64 }),
    /** Days on which there is no meeting although it would be one's turn. */
    skippedDays: list(date(), MOST_SKIPPED),
    /** Meetings held at another time; `day` is the one on which it would be their turn. */
    movedMeetings: list(object({ day: date(), toDay: date(), toTime: text({ max: 5 }) }), MOST_MOVED),
    updatedBy: ref('people'),
    updatedAt: timestamp(),
  },
  { scope: ({ teamId }) => team(teamId), indexes: [['teamId']] },
)

export type TeamSchedule = RowOf<typeof teamSchedules>

export type MovedMeeting = TeamSchedule['movedMeetings'][number]
