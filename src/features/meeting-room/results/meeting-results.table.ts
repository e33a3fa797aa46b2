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
import { team } from '../../../sync/scope.ts'
import { refuse } from '../../meetings/meetings.refusals.ts'

/** Something made or resolved in a meeting, as it was called when the meeting ended, and whose it is. */
const item = () => object({ id: uuid(), title: text(), personIds: list(uuid()) })

const items = () => list(item())

const sectionTime = () =>
  object({ section: text(), minutes: integer(0, 600), seconds: integer(0, 2_147_483_647) })

/** What came of a meeting, computed once when it ends. Maps are keyed by the person's id. */
export const meetingResults = defineTable(
  'meeting_results',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    headlinesCreated: items(),
    tasksCreated: items(),
    issuesResolved: items(),
    goalsCreated: items(),
    metricsCreated: items(),
    sectionDurations: list(sectionTime()),
    totalDurationSeconds: integer(0, 2_147_483_647),
    attendees: refs('people'),
    meetingRatings: record(number()),
    ratingNotes: record(text()),
    createdAt: timestamp(),
  },
  {
    scope: (result) => team(result.teamId),
    indexes: [['meetingId'], ['teamId']],
    window: { field: 'createdAt', days: 90 },
    conflicts: { meeting_results_once: refuse.reason('meeting/already-ended') },
  },
)

export type MeetingResult = RowOf<typeof meetingResults>

export type ResultItem = MeetingResult['tasksCreated'][number]
export type SectionTime = MeetingResult['sectionDurations'][number]
