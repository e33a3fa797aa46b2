import { carry, defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import { choice, date, integer, list, object, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { company, type Scope, team } from '../../sync/scope.ts'
import type { Readers } from '../revisions/readers.rules.ts'
import { carriesRevisions } from '../revisions/revisions.table.ts'
import { AT_THE_END } from '../work/order.rules.ts'
import { NAME_REQUIRED } from './required.text.ts'

export const MOST_STEPS = 30
export const NAME_LENGTH = 100
export const SUMMARY_LENGTH = 500
export const STEP_TITLE_LENGTH = 120
export const STEP_LENGTH = 2_000
export const CHANGE_NOTE_LENGTH = 500

/** An archived process can be brought back for this long. */
const ARCHIVED_LIVE_DAYS = 30
/** For how many days browsers hold a version that was published; the history of a process fetches the rest. */
const VERSION_LIVE_DAYS = 1

export const PROCESS_AUDIENCES = ['team', 'company'] as const

export type ProcessAudience = (typeof PROCESS_AUDIENCES)[number]

export const processName = () => text({ max: NAME_LENGTH, required: NAME_REQUIRED })
export const processSummary = () => text({ max: SUMMARY_LENGTH })
export const processAudience = () => choice(...PROCESS_AUDIENCES)
export const stepTitle = () => text({ max: STEP_TITLE_LENGTH, required: NAME_REQUIRED })
export const stepBody = () => text({ max: STEP_LENGTH })
export const changeNote = () => text({ max: CHANGE_NOTE_LENGTH })

const version = () => integer(0, 1_000_000)

const scopeOf = ({ audience, teamId }: { audience: ProcessAudience; teamId: string }): Scope =>
  audience === 'company' ? company() : team(teamId)

/** A way in which a team does something the same each time, as it is being written. */
export const processes = defineTable(
  'processes',
  {
    id: uuid(),
    teamId: ref('teams'),
    name: processName(),
    summary: processSummary(),
    ownerId: ref('people'),
    /** Who reads what is published of it. */
    audience: processAudience(),
    /** The one that was published last; 0 before the first. */
    version: version(),
    /** After how many months it is to be looked at again; null for never. */
    reviewEvery: integer(3, 12).nullable(),
    reviewDueOn: date().nullable(),
    /** Into which the server enters each week how many have read it. */
    readingMetricId: ref('metrics').nullable(),
    displayOrder: integer(0, AT_THE_END),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['teamId'], ['ownerId'], ['archivedAt']],
    live: [liveFor(ARCHIVED_LIVE_DAYS, 'archivedAt')],
  },
)

export type Process = RowOf<typeof processes>

/** Who reads a step that is being written, and its history. */
export const stepReaders = ({ teamId }: { teamId: string }): Readers => ({
  audience: 'team',
  teamId,
  personId: null,
})

/** A step of a process as it is being written. */
export const processSteps = defineTable(
  'process_steps',
  {
    id: uuid(),
    processId: ref('processes'),
    teamId: ref('teams'),
    displayOrder: integer(0, AT_THE_END),
    title: stepTitle(),
    body: stepBody(),
    /** The seat that does it. */
    seatId: ref('seats').nullable(),
    /** Counts the saves of its text. */
    version: version(),
    updatedBy: ref('people'),
    updatedAt: timestamp(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['processId'], ['seatId']],
    live: [liveWith('processId')],
    carries: [carriesRevisions('process_steps', ['teamId'], stepReaders)],
  },
)

export type ProcessStep = RowOf<typeof processSteps>

/** The steps of a version. Whoever reads it may not see the draft, so its ids are no references. */
const publishedSteps = () =>
  list(object({ id: uuid(), title: stepTitle(), body: stepBody(), seatId: uuid().nullable() }), MOST_STEPS)

const publishedContent = {
  version: version(),
  name: processName(),
  summary: processSummary(),
  /** What is different from the version before. */
  changeNote: changeNote(),
  steps: publishedSteps(),
  publishedBy: ref('people'),
  publishedAt: timestamp(),
}

/** A version that was published, the present one too. */
export const processVersions = defineTable(
  'process_versions',
  {
    id: uuid(),
    processId: ref('process_published'),
    teamId: ref('teams'),
    audience: processAudience(),
    ...publishedContent,
  },
  { scope: scopeOf, indexes: [['processId']], live: [liveFor(VERSION_LIVE_DAYS, 'publishedAt')] },
)

export type ProcessVersion = RowOf<typeof processVersions>

/** What readers see of a process, under its id. */
export const processPublished = defineTable(
  'process_published',
  {
    id: ref('processes'),
    teamId: ref('teams'),
    audience: processAudience(),
    ownerId: ref('people'),
    ...publishedContent,
    /** Whoever has confirmed this version or a later one need not confirm again. */
    confirmFrom: version(),
    /** When that version was published. */
    askedAt: timestamp(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: scopeOf,
    indexes: [['teamId'], ['ownerId']],
    live: [liveFor(ARCHIVED_LIVE_DAYS, 'archivedAt')],
    carries: [
      carry(processVersions, 'processId', ['audience'], ({ audience }: { audience: ProcessAudience }) => ({
        audience,
      })),
    ],
    follows: [
      follow('id', processes, (published, { after }) => {
        if (!after) return null
        const { audience, ownerId, archivedAt } = after
        const isSame =
          audience === published.audience &&
          ownerId === published.ownerId &&
          archivedAt === published.archivedAt
        return isSame ? null : { audience, ownerId, archivedAt }
      }),
    ],
  },
)

export type PublishedProcess = RowOf<typeof processPublished>
export type PublishedStep = PublishedProcess['steps'][number]
