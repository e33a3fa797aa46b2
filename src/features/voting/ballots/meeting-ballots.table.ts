import { defineTable, follow, type RowOf } from '../../../sync/define-table.ts'
import { ref, timestamp } from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { isVotingOver } from './voting-over.rules.ts'

/**
 * A meeting's hidden ballot; the id is the meeting's. Votes given in it refer to it, and reach nobody but their person until it is
 * revealed: they follow this row. It goes on after that, for the next votes, until the meeting ends.
 */
export const meetingBallots = defineTable(
  'meeting_ballots',
  {
    id: ref('meetings'),
    teamId: ref('teams'),
    startedAt: timestamp(),
    /** When the meeting went over to open votes. */
    endedAt: timestamp().nullable(),
    /** When votes were last revealed: by a click, by moving on from the issues, or by ending the meeting. */
    revealedAt: timestamp().nullable(),
  },
  {
    scope: (ballot) => team(ballot.teamId),
    live: [liveWith('id')],
    follows: [
      follow('id', meetings, (ballot, { before, after }, now) => {
        if (!after || ballot.endedAt !== null || !isVotingOver(before, after)) return null
        return { revealedAt: now, ...(after.status === 'ended' && { endedAt: now }) }
      }),
    ],
  },
)

export type MeetingBallot = RowOf<typeof meetingBallots>
