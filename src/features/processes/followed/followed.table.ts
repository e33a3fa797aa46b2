import { defineTable, follow, type RowOf } from '../../../sync/define-table.ts'
import { choice, date, optionalText, ref, timestamp, uuid } from '../../../sync/fields.ts'
import { liveFor, liveWith } from '../../../sync/live-while.ts'
import { person, team } from '../../../sync/scope.ts'
import { metrics } from '../../metrics/metrics.table.ts'

export const FOLLOWED = ['always', 'mostly', 'rarely'] as const

export type Followed = (typeof FOLLOWED)[number]

export const NOTE_LENGTH = 500

export const followedAnswer = () => choice(...FOLLOWED)
export const checkNote = () => optionalText(NOTE_LENGTH)

/** What the owner of a process said whether it was followed in a month; once a month, the later answer counts. */
export const processChecks = defineTable(
  'process_checks',
  {
    id: uuid(),
    processId: ref('processes'),
    teamId: ref('teams'),
    /** Its first day. */
    month: date(),
    followed: followedAnswer(),
    note: checkNote(),
    answeredOn: date(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['processId'], ['processId', 'month'], ['teamId']],
    live: [liveWith('processId')],
  },
)

export type ProcessCheck = RowOf<typeof processChecks>

/** A metric that measures a process; `teamId` repeats the metric's. */
export const processMetrics = defineTable(
  'process_metrics',
  {
    id: uuid(),
    processId: ref('processes'),
    metricId: ref('metrics'),
    teamId: ref('teams'),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['processId'], ['metricId']],
    live: [liveWith('processId'), liveWith('metricId')],
    follows: [
      follow('metricId', metrics, ({ teamId }, { after }) =>
        after && after.teamId !== teamId ? { teamId: after.teamId } : null,
      ),
    ],
  },
)

/** For how many days browsers hold what somebody has suggested. */
const SUGGESTION_LIVE_DAYS = 2

/** That somebody has suggested to change a process; the suggestion itself is an issue of the process's team. */
export const processSuggestions = defineTable(
  'process_suggestions',
  {
    id: uuid(),
    personId: ref('people'),
    processId: ref('process_published'),
    issueId: uuid(),
    createdAt: timestamp(),
  },
  {
    scope: ({ personId }) => person(personId),
    indexes: [['personId']],
    live: [liveFor(SUGGESTION_LIVE_DAYS, 'createdAt')],
  },
)
