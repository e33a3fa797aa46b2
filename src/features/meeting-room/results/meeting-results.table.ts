import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import {
  integer,
  list,
  number,
  object,
  record,
  ref,
  refs,
  text,
  timestamp,
  uuid,
} from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'
import { sectionFields } from '../../teams/teams.table.ts'

/** Something made or resolved in a meeting, with its title when the meeting ended, and whose it is. */
const itemFields = { id: uuid(), title: text(), personIds: list(uuid()) }

const items = () => list(object(itemFields))

/** What was told to another team, with that team's name when the meeting ended. */
const messages = () => list(object({ ...itemFields, toTeam: text() }))

const seconds = () => integer(0, 2_147_483_647)

/** A section as it was planned, and the seconds it took. */
const sectionTime = () => object({ ...sectionFields, seconds: seconds() })

/** What came of a meeting, computed once, when it ends. Maps are keyed by the person's id. */
export const meetingResults = defineTable(
  'meeting_results',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    headlinesCreated: items(),
    messagesCascaded: messages(),
    tasksCreated: items(),
    issuesResolved: items(),
    goalsCreated: items(),
    metricsCreated: items(),
    sectionDurations: list(sectionTime()),
    totalDurationSeconds: seconds(),
    attendees: refs('people'),
    meetingRatings: record(number()),
    ratingNotes: record(text()),
    createdAt: timestamp(),
  },
  {
    scope: (result) => team(result.teamId),
    indexes: [['meetingId'], ['teamId']],
    live: [liveWith('meetingId')],
  },
)

export type MeetingResult = RowOf<typeof meetingResults>

export type ResultItem = MeetingResult['tasksCreated'][number]
export type MessageItem = MeetingResult['messagesCascaded'][number]
export type SectionTime = MeetingResult['sectionDurations'][number]
