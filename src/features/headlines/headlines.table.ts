import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { optionalText, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'

export const headlineTitle = () => text({ max: 200, required: 'Headline title is required' })
export const headlineContent = () => optionalText()

export const headlines = defineTable(
  'headlines',
  {
    id: uuid(),
    title: headlineTitle(),
    content: headlineContent(),
    teamId: ref('teams'),
    /** The running meeting it was added in, if any. */
    meetingId: ref('meetings').nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: (headline) => team(headline.teamId),
    indexes: [['teamId'], ['meetingId']],
    window: { field: 'archivedAt', days: 30 },
  },
)

export type Headline = RowOf<typeof headlines>
