import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { integer, ref, timestamp } from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'

/** The highest slot of a vote. */
export const ALL_SLOTS = 100

/**
 * A meeting's hidden ballot; the id is the meeting's. Votes given in it refer to it, and reach nobody but their person until it is
 * revealed: they follow this row. It goes on after that, for the next votes.
 */
export const meetingBallots = defineTable(
  'meeting_ballots',
  {
    id: ref('meetings'),
    teamId: ref('teams'),
    startedAt: timestamp(),
    /** When the meeting went over to open votes. */
    endedAt: timestamp().nullable(),
    revealedAt: timestamp().nullable(),
    /** The latest change of this row revealed the votes up to this slot. */
    revealedSlots: integer(0, ALL_SLOTS),
  },
  { scope: (ballot) => team(ballot.teamId), live: [liveWith('id')] },
)

export type MeetingBallot = RowOf<typeof meetingBallots>
