import { defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import {
  boolean,
  choice,
  date,
  integer,
  list,
  number,
  object,
  optionalText,
  ref,
  refs,
  type Shape,
  text,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { company, team } from '../../sync/scope.ts'
import { MOST_MADE } from '../made/made.rules.ts'
import { metrics } from '../metrics/metrics.table.ts'
import { MANAGERS } from '../rights/actor.access.ts'
import { NAME_REQUIRED } from './required.text.ts'

export const MOST_SEATS = 2_000
/** How many removed seats of a chart are kept at hand, for 30 days. */
export const MOST_REMOVED = 4_000
export const MOST_HOLDERS = 20
export const MOST_ROLES = 10
export const MOST_SECOND_LINES = 3
/** The number of the last tint; 0 is none. */
export const LAST_TINT = 6

export const chartName = () => text({ max: 100, required: NAME_REQUIRED })
export const seatName = () => text({ max: 80, required: NAME_REQUIRED })
export const roleText = () => text({ max: 120, required: NAME_REQUIRED })
export const seatNote = () => optionalText(2_000)
export const tint = () => integer(0, LAST_TINT)

/** The live chart, which everybody sees, and drafts of another one, which only managers see. */
export const orgCharts = defineTable(
  'org_charts',
  {
    id: uuid(),
    name: chartName(),
    kind: choice('live', 'draft'),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: ({ kind }) => (kind === 'live' ? company() : MANAGERS),
    indexes: [['kind', 'archivedAt']],
    live: [liveFor(30, 'archivedAt')],
  },
)

export type OrgChart = RowOf<typeof orgCharts>

/** What a seat says, and what a draft compares with the live chart. */
const seatContent = {
  /** Null at the top. */
  parentId: ref('seats').nullable(),
  /** Among the seats of the same parent, from low to high. */
  position: number(),
  name: seatName(),
  holderIds: refs('people', MOST_HOLDERS),
  roles: list(object({ id: uuid(), text: roleText() }), MOST_ROLES),
  /** The seats to which it reports besides. */
  secondLineIds: refs('seats', MOST_SECOND_LINES),
  teamId: ref('teams').nullable(),
  tint: tint(),
  hireBy: date().nullable(),
  note: seatNote(),
}

/** A seat of a chart that was live once, by the id that it had. */
export const snapshotSeat = { id: uuid(), ...seatContent }

export type SnapshotSeat = Shape<typeof snapshotSeat>

/** A place in a chart, with what it answers for. Removed ones stay, so that Undo brings them back. */
export const seats = defineTable(
  'seats',
  {
    id: uuid(),
    chartId: ref('org_charts'),
    /** Repeats the kind of its chart. */
    isDraft: boolean(),
    /** In a draft: the live seat that it was copied from, and what that said then, in ids of the live chart. */
    liveSeatId: ref('seats').nullable(),
    base: object(seatContent).nullable(),
    ...seatContent,
    /** How often the note was written, and by whom last. */
    noteVersion: integer(0, 1_000_000),
    noteBy: ref('people').nullable(),
    /** What was made from it, the latest last. */
    issueIds: refs('issues', MOST_MADE),
    taskIds: refs('tasks', MOST_MADE),
    /** Of a removed seat: the seat with which it went, and the seats that moved up, with their places. */
    removedWithId: uuid().nullable(),
    lifted: list(object({ id: uuid(), position: number() }), MOST_SEATS),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: ({ isDraft }) => (isDraft ? MANAGERS : company()),
    indexes: [['chartId', 'archivedAt'], ['chartId'], ['parentId'], ['removedWithId'], ['holderIds']],
    live: [liveFor(30, 'archivedAt'), liveWith('chartId')],
  },
)

export type Seat = RowOf<typeof seats>

/** A metric by which a seat of the live chart is measured. The id is made of both; `teamId` repeats the metric's. */
export const seatMetrics = defineTable(
  'seat_metrics',
  {
    id: uuid(),
    seatId: ref('seats'),
    metricId: ref('metrics'),
    teamId: ref('teams'),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['seatId'], ['metricId']],
    live: [liveWith('seatId'), liveWith('metricId')],
    follows: [
      follow('metricId', metrics, ({ teamId }, { after }) =>
        after && after.teamId !== teamId ? { teamId: after.teamId } : null,
      ),
    ],
  },
)
