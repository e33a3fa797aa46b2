import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { ref, timestamp, uuid } from '../../sync/fields.ts'
import { liveWith } from '../../sync/live-while.ts'
import { team } from '../../sync/scope.ts'
import { headlineTitle } from './headlines.table.ts'

/** What a team's meeting told another team, whose headline it became. The meeting's own team sees this row. */
export const cascadingMessages = defineTable(
  'cascading_messages',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    /** The meeting's. */
    teamId: ref('teams'),
    toTeamId: ref('teams'),
    title: headlineTitle(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  { scope: ({ teamId }) => team(teamId), indexes: [['meetingId']], live: [liveWith('meetingId')] },
)

export type CascadingMessage = RowOf<typeof cascadingMessages>
