import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { optionalText, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { team } from '../../sync/scope.ts'
import { type Audience, teamAudience } from '../comments/audience.rules.ts'
import { carriesDiscussion } from '../comments/discussions.table.ts'
import { TITLE_REQUIRED } from './required.text.ts'

/** The longest title and content, in characters. */
export const TITLE_LENGTH = 200
export const CONTENT_LENGTH = 10_000

export const headlineTitle = () => text({ max: TITLE_LENGTH, required: TITLE_REQUIRED })
export const headlineContent = () => optionalText(CONTENT_LENGTH)

/** Who sees a headline. */
export const headlineAudience = ({ teamId }: { teamId: string }): Audience => teamAudience(teamId)

export const headlines = defineTable(
  'headlines',
  {
    id: uuid(),
    title: headlineTitle(),
    content: headlineContent(),
    teamId: ref('teams'),
    /** The meeting it was added in while that was running, if any. */
    meetingId: ref('meetings').nullable(),
    /** The turn of the planned meeting that it waits for, if it waits for one: when that begins unless it has been moved. */
    forMeetingAt: timestamp().nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    /** When it was read out to the team; null until then. */
    readAt: timestamp().nullable(),
    /** The team in whose meeting it was sent here, if it is a cascading message. */
    fromTeamId: ref('teams').nullable(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: (headline) => team(headline.teamId),
    indexes: [['teamId'], ['meetingId']],
    live: [liveFor(30, 'archivedAt')],
    carries: [carriesDiscussion('headlineId', ['teamId'], headlineAudience)],
  },
)

export type Headline = RowOf<typeof headlines>
