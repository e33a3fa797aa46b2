import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { choice, date, integer, ref, timestamp, uuid } from '../../../sync/fields.ts'
import { liveFor, liveWith } from '../../../sync/live-while.ts'
import { person, team } from '../../../sync/scope.ts'

export const READER_KINDS = ['everyone', 'team', 'seat', 'person'] as const

export type ReaderKind = (typeof READER_KINDS)[number]

export const readerKind = () => choice(...READER_KINDS)
/** Within how many days a process is to be read. */
export const readingDays = () => integer(1, 90)

/** An ended reading, with what was confirmed, is kept in memory for so long, in case its person comes back. */
const ENDED_LIVE_DAYS = 30

const version = () => integer(1, 1_000_000)

/** Who is asked to read a process: everybody, a team, those who hold a seat, or a person. */
export const processReaders = defineTable(
  'process_readers',
  {
    id: uuid(),
    processId: ref('processes'),
    teamId: ref('teams'),
    kind: readerKind(),
    toTeamId: ref('teams').nullable(),
    toSeatId: ref('seats').nullable(),
    toPersonId: ref('people').nullable(),
    days: readingDays(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  { scope: ({ teamId }) => team(teamId), indexes: [['processId']], live: [liveWith('processId')] },
)

export type ProcessReader = RowOf<typeof processReaders>

/** What a person is asked to read, and what they have confirmed. Only `confirmedVersion` and `confirmedAt` are theirs to fill in. */
export const processReadings = defineTable(
  'process_readings',
  {
    id: uuid(),
    personId: ref('people'),
    processId: ref('process_published'),
    /** The earliest version that they may confirm. */
    version: version(),
    assignedOn: date(),
    dueOn: date(),
    confirmedVersion: version().nullable(),
    confirmedAt: timestamp().nullable(),
    /** When they were no longer asked, such as because they left the team. */
    endedAt: timestamp().nullable(),
  },
  {
    scope: ({ personId }) => person(personId),
    indexes: [['personId'], ['processId'], ['processId', 'personId']],
    live: [liveFor(ENDED_LIVE_DAYS, 'endedAt')],
  },
)

export type ProcessReading = RowOf<typeof processReadings>

/** How many are asked to read a process, how many have confirmed it, and how many are late; under its id. */
export const processReadingCounts = defineTable(
  'process_reading_counts',
  {
    id: ref('process_published'),
    teamId: ref('teams'),
    assigned: integer(0, 100_000),
    confirmed: integer(0, 100_000),
    overdue: integer(0, 100_000),
  },
  { scope: ({ teamId }) => team(teamId), indexes: [['teamId']] },
)

export type ReadingCounts = RowOf<typeof processReadingCounts>
