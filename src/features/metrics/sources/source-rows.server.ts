import type pg from 'pg'
import { SealBroken } from '../../../server/seals.ts'
import type { Services } from '../../../server/services.ts'
import type { Place } from './access.server.ts'
import type { Progress, Schedule } from './schedule.rules.ts'
import { type HttpSettings, MASK, maskedUrl, type SqlSettings } from './settings.rules.ts'
import type { SourceInput } from './sources.requests.ts'

/** What fills a metric, with its secrets: never told to anybody. */
export type Settings =
  | ({ kind: 'http' } & HttpSettings)
  | ({ kind: 'sql'; dataSourceId: string } & SqlSettings)

export interface Source extends Progress {
  /** Null if its key is gone. */
  settings: Settings | null
  kind: Settings['kind']
  schedule: Schedule
  week: SourceInput['week']
  savedBy: string
  savedAt: string
  pausedAt: string | null
  stoppedAt: string | null
}

interface Row {
  kind: Settings['kind']
  sealed: string
  every: Schedule['every']
  weekday: number
  time: string
  timeZone: string
  week: SourceInput['week']
  savedBy: string
  savedAt: Date
  nextAt: Date
  tryAt: Date
  attempts: number
  failures: number
  failingSince: Date | null
  pausedAt: Date | null
  stoppedAt: Date | null
}

const useOf = (metricId: string): string => `metric source:${metricId}`

/** What an export tells of settings, and an import makes them of again: without their secrets. */
export type ToldSettings = {
  [Name in 'method' | 'url' | 'body' | 'path' | 'query']: string | null
} & { headers: readonly string[] }

const NOTHING_TOLD: ToldSettings = {
  method: null,
  url: null,
  headers: [],
  body: null,
  path: null,
  query: null,
}

/** The settings of a sealed source, without its secrets. */
export function toldSettings(
  services: Pick<Services, 'seals'>,
  metricId: string,
  sealedSettings: string,
): ToldSettings {
  const settings = opened(services, metricId, { sealed: sealedSettings })
  if (settings === null) return NOTHING_TOLD
  if (settings.kind === 'sql') return { ...NOTHING_TOLD, query: settings.query }
  const { method, url, headers, body, path } = settings
  return {
    method,
    url: maskedUrl(url),
    headers: headers.map(({ name }) => name),
    // Nobody can tell what in it is a secret.
    body: body === null ? null : MASK,
    path,
    query: null,
  }
}

export const sealed = ({ seals }: Pick<Services, 'seals'>, metricId: string, settings: Settings): string =>
  seals.seal(JSON.stringify(settings), useOf(metricId))

function opened(
  { seals }: Pick<Services, 'seals'>,
  metricId: string,
  row: Pick<Row, 'sealed'>,
): Settings | null {
  try {
    return JSON.parse(seals.open(row.sealed, useOf(metricId))) as Settings
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

/** What fills a metric; null if nothing does. */
export async function readSource(
  services: Pick<Services, 'seals'>,
  client: pg.PoolClient,
  { companyId, metricId }: Place,
): Promise<Source | null> {
  const { rows } = await client.query<Row>(
    `select kind, settings_sealed as sealed, every, weekday, time_of_day as time, time_zone as "timeZone", week, saved_by as "savedBy",
       saved_at as "savedAt", next_at as "nextAt", try_at as "tryAt", attempts, failures, failing_since as "failingSince",
       paused_at as "pausedAt", stopped_at as "stoppedAt"
     from metric_sources where company_id = $1 and id = $2`,
    [companyId, metricId],
  )
  const [row] = rows
  if (!row) return null
  const { kind, every, weekday, time, timeZone, week, savedBy, attempts, failures } = row
  return {
    kind,
    week,
    savedBy,
    attempts,
    failures,
    settings: opened(services, metricId, row),
    schedule: { every, weekday, time, timeZone },
    savedAt: row.savedAt.toISOString(),
    nextAt: row.nextAt.getTime(),
    tryAt: row.tryAt.getTime(),
    failingSince: row.failingSince?.getTime() ?? null,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
  }
}
