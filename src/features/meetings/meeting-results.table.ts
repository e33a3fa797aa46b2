import * as z from 'zod/mini'
import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { integer, json, ref, refs, timestamp, uuid } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'

/** Something made or resolved in a meeting, as it was called when the meeting ended. */
export interface ResultItem {
  readonly id: string
  readonly title: string
  /** Whose it is: owners, assignees or the author, by id. */
  readonly personIds: readonly string[]
}

export interface SectionTime {
  readonly section: string
  readonly minutes: number
  readonly seconds: number
}

const items = () =>
  json<readonly ResultItem[]>(
    z.readonly(
      z.array(
        z.strictObject({ id: z.string(), title: z.string(), personIds: z.readonly(z.array(z.string())) }),
      ),
    ),
  )

const sectionTimes = z.readonly(
  z.array(z.strictObject({ section: z.string(), minutes: z.int(), seconds: z.int().check(z.gte(0)) })),
)

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
    sectionDurations: json<readonly SectionTime[]>(sectionTimes),
    totalDurationSeconds: integer(0, 2_147_483_647),
    attendees: refs('people'),
    meetingRatings: json<Readonly<Record<string, number>>>(z.record(z.string(), z.number())),
    ratingNotes: json<Readonly<Record<string, string>>>(z.record(z.string(), z.string())),
    createdAt: timestamp(),
  },
  {
    scope: (result) => team(result.teamId),
    indexes: [['meetingId'], ['teamId']],
    window: { field: 'createdAt', days: 90 },
    conflicts: {
      meeting_results_once: {
        title: 'Failed to finalize meeting',
        detail: 'This meeting has ended already.',
      },
    },
  },
)

export type MeetingResult = RowOf<typeof meetingResults>
