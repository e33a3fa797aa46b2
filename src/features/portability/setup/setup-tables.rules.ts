import type { Table } from '../../../sync/define-table.ts'
import {
  boolean,
  choice,
  date,
  type Fields,
  integer,
  list,
  number,
  object,
  ref,
  type Shape,
  text,
  timestamp,
  uuid,
} from '../../../sync/fields.ts'
import {
  BODY_LENGTH,
  MOST_HEADERS,
  MOST_SOURCES,
  PATH_LENGTH,
  QUERY_LENGTH,
  TIME_OF_DAY,
  URL_LENGTH,
} from '../../metrics/sources/sources.requests.ts'
import { MOST_HOOKS } from '../../integrations/webhooks/hooks.requests.ts'
import { MOST_DATA_SOURCES } from '../../metrics/sources/data-sources.requests.ts'
import { NO_SUCH_ZONE, NO_TIME } from '../../metrics/sources/required.text.ts'
import { MOST_SNAPSHOTS } from '../../org-chart/earlier/snapshots.rules.ts'
import { chartName, MOST_SEATS, snapshotSeat } from '../../org-chart/org-chart.table.ts'
import { COUNTS_FOR, EVERY } from '../../metrics/sources/schedule.rules.ts'
import {
  itemNote,
  itemTitle,
  itemUnit,
  planField,
  planList,
  planText,
} from '../../strategy/strategy.table.ts'
import { VERSION_NAME_LENGTH } from '../../strategy/versions/versions.requests.ts'
import { isTimeZone } from '../../time/zones.rules.ts'

/** A table that browsers never hold, as an export has it: the fields that are told, none of which is a secret. */
export type SetupTable = Pick<Table, 'name' | 'fields'> & {
  /** How many rows a company may have. */
  most: number
}

const table = <F extends Fields>(name: string, fields: F, most = Infinity) => ({ name, fields, most })

const KINDS = ['inlet', 'http', 'sql'] as const

export const dataSources = table(
  'data_sources',
  {
    id: uuid(),
    name: text({ max: 100 }),
    host: text({ max: 253 }),
    port: integer(1, 65_535),
    database: text({ max: 63 }),
    username: text({ max: 63 }),
    tls: boolean(),
    certificate: text({ max: 20_000 }).nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  MOST_DATA_SOURCES,
)

/** What fills a metric; its id is the metric's. */
export const SOURCE_COLUMNS = {
  id: ref('metrics'),
  kind: choice('http', 'sql'),
  dataSourceId: ref('data_sources').nullable(),
  every: choice(...EVERY),
  weekday: integer(0, 6),
  timeOfDay: text({ problem: (time) => (TIME_OF_DAY.test(time) ? null : NO_TIME) }),
  timeZone: text({ problem: (zone) => (isTimeZone(zone) ? null : NO_SUCH_ZONE) }),
  week: choice(...COUNTS_FOR),
  savedBy: ref('people'),
  savedAt: timestamp(),
  nextAt: timestamp(),
  tryAt: timestamp(),
  failingSince: timestamp().nullable(),
  pausedAt: timestamp().nullable(),
  stoppedAt: timestamp().nullable(),
}

/** With what stands sealed in the database, but for its secrets. */
export const metricSources = table(
  'metric_sources',
  {
    ...SOURCE_COLUMNS,
    method: choice('GET', 'POST').nullable(),
    url: text({ max: URL_LENGTH }).nullable(),
    headers: list(text({ max: 100 }), MOST_HEADERS),
    body: text({ max: BODY_LENGTH }).nullable(),
    path: text({ max: PATH_LENGTH }).nullable(),
    query: text({ max: QUERY_LENGTH }).nullable(),
  },
  MOST_SOURCES,
)

const metricRuns = table('metric_runs', {
  id: uuid(),
  metricId: ref('metrics'),
  at: timestamp(),
  week: date().nullable(),
  value: number().nullable(),
  failure: text({ max: 2_000 }).nullable(),
  kind: choice(...KINDS),
  milliseconds: integer(0, 1_000_000_000).nullable(),
  weeks: integer(0, 1_000),
  kept: integer(0, 1_000),
  runBy: ref('people').nullable(),
})

const metricLineage = table('metric_lineage', {
  id: uuid(),
  metricId: ref('metrics'),
  week: date(),
  value: number(),
  kind: choice(...KINDS),
  origin: text({ max: 400 }),
  detail: text({ max: 10_000 }).nullable(),
  at: timestamp(),
})

export const hooks = table(
  'hooks',
  {
    id: uuid(),
    kind: choice('webhook', 'message'),
    teamId: ref('teams').nullable(),
    host: text({ max: 400 }),
    events: list(text({ max: 60 }), 20),
    createdBy: ref('people'),
    createdAt: timestamp(),
    pausedAt: timestamp().nullable(),
    disabledAt: timestamp().nullable(),
    failingSince: timestamp().nullable(),
  },
  MOST_HOOKS,
)

/** What plans have said. */
const planSnapshots = table('plan_snapshots', {
  id: uuid(),
  planId: ref('strategic_plans'),
  kind: choice('saved', 'shared', 'meeting', 'restored'),
  label: text({ max: VERSION_NAME_LENGTH }).nullable(),
  content: object({
    texts: list(object({ field: planField(), text: planText() })),
    items: list(
      object({
        id: uuid(),
        list: planList(),
        title: itemTitle(),
        note: itemNote(),
        amount: number().nullable(),
        unit: itemUnit(),
        metricId: uuid().nullable(),
        goalId: uuid().nullable(),
      }),
    ),
  }),
  createdBy: ref('people'),
  createdAt: timestamp(),
})
/** Org charts that were live once. */
const earlierCharts = table(
  'org_snapshots',
  {
    id: uuid(),
    label: chartName(),
    content: list(object(snapshotSeat), MOST_SEATS),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  MOST_SNAPSHOTS,
)

/** What comes back by an import, each after what it refers to. */
export const RESTORED: readonly SetupTable[] = [
  dataSources,
  metricSources,
  metricRuns,
  metricLineage,
  hooks,
  planSnapshots,
  earlierCharts,
]

/** What has to be made anew where an import goes, because nothing but its secret, or an agreement with others, makes it work. */
const TOLD: readonly SetupTable[] = [
  table('metric_inlets', { id: uuid(), createdBy: uuid(), createdAt: timestamp() }),
  table('api_tokens', {
    id: uuid(),
    personId: uuid(),
    name: text(),
    scopes: list(text()),
    teamIds: list(uuid()).nullable(),
    proposes: boolean(),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    lastUsedAt: timestamp().nullable(),
    revokedAt: timestamp().nullable(),
  }),
  table('identity_providers', {
    id: uuid(),
    issuer: text(),
    clientId: text(),
    defaultLevel: text(),
    teamIds: list(uuid()),
    enforcedSince: timestamp().nullable(),
    changedAt: timestamp(),
  }),
  table('identity_domains', { id: uuid(), domain: text(), verifiedAt: timestamp().nullable() }),
  table('scim_tokens', {
    id: uuid(),
    madeBy: uuid(),
    name: text(),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    lastUsedAt: timestamp().nullable(),
  }),
  table('scim_users', {
    id: uuid(),
    externalId: text().nullable(),
    userName: text().nullable(),
    endedAt: timestamp().nullable(),
  }),
  table('scim_groups', { id: uuid(), externalId: text().nullable() }),
]

/** Everything that an export has of what is set up beside the synced tables. */
export const SETUP: readonly SetupTable[] = [...RESTORED, ...TOLD]

/** What fills a metric, as an export tells it. */
export type ToldSource = Shape<typeof metricSources.fields>
export type ToldHook = Shape<typeof hooks.fields>
