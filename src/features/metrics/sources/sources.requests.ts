import * as z from 'zod/mini'
import { isTimeZone } from '../../time/zones.rules.ts'
import { COUNTS_FOR, EVERY } from './schedule.rules.ts'
import {
  FILL_IN,
  HEADER_LINES,
  NO_ADDRESS,
  NO_PATH,
  NO_QUERY,
  NO_SUCH_ZONE,
  NO_TIME,
} from './required.text.ts'

/** Metrics of a company that fill themselves by a request or a query. */
export const MOST_SOURCES = 500
export const URL_LENGTH = 2_000
export const PATH_LENGTH = 500
export const BODY_LENGTH = 10_000
export const QUERY_LENGTH = 10_000
export const MOST_HEADERS = 20
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

/** Those that say what the request is or where it goes are the server’s own. */
const OWN_HEADERS =
  /^(host|content-length|transfer-encoding|connection|upgrade|te|trailer|expect|keep-alive|proxy-.*)$/i

const header = z.strictObject({
  name: z.string().check(
    z.regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, HEADER_LINES),
    z.refine((name) => !OWN_HEADERS.test(name), HEADER_LINES),
  ),
  /** Left out, it stays what it was. */
  value: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{1,2000}$/, HEADER_LINES))),
})

export const metricParams = z.strictObject({ companyId: z.uuid(), metricId: z.uuid() })

const times = {
  every: z.enum(EVERY),
  weekday: z.int().check(z.refine((day) => day >= 0 && day <= 6)),
  time: z.string().check(z.regex(TIME_OF_DAY, NO_TIME)),
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, NO_SUCH_ZONE)),
  week: z.enum(COUNTS_FOR),
}

const place = { companyId: z.uuid(), metricId: z.uuid() }

/** An address as it was shown, with its secrets masked, keeps these. */
export const httpInput = z.strictObject({
  ...place,
  ...times,
  kind: z.enum(['http']),
  method: z.enum(['GET', 'POST']),
  url: z.string().check(z.minLength(1, NO_ADDRESS), z.maxLength(URL_LENGTH)),
  headers: z.array(header).check(z.maxLength(MOST_HEADERS)),
  body: z.optional(z.string().check(z.maxLength(BODY_LENGTH))),
  path: z.string().check(z.minLength(1, NO_PATH), z.maxLength(PATH_LENGTH)),
})

export const sqlInput = z.strictObject({
  ...place,
  ...times,
  kind: z.enum(['sql']),
  dataSourceId: z.uuid(FILL_IN),
  query: z.string().check(z.minLength(1, NO_QUERY), z.maxLength(QUERY_LENGTH)),
})

export type SourceInput = z.infer<typeof httpInput> | z.infer<typeof sqlInput>

export const SOURCE_ACTS = ['run', 'pause', 'resume', 'remove'] as const
export const sourceActInput = z.strictObject({ ...place, act: z.enum(SOURCE_ACTS) })
export type SourceAct = (typeof SOURCE_ACTS)[number]

type Times = Pick<SourceInput, keyof typeof times>

/** What fills a metric, without its secrets. */
export type ShownSource = Times & {
  savedBy: string
  nextAt: string
  failingSince: string | null
  pausedAt: string | null
  stoppedAt: string | null
} & (
    | {
        kind: 'http'
        method: 'GET' | 'POST'
        url: string
        headers: string[]
        body: string | null
        path: string
      }
    | { kind: 'sql'; dataSourceId: string; query: string }
  )

export interface SourceRun {
  id: string
  at: string
  kind: 'inlet' | 'http' | 'sql'
  week: string | null
  value: number | null
  weeks: number
  kept: number
  milliseconds: number | null
  runBy: string | null
  failure: string | null
}

/** Where the value of a week came from. The query is told to those alone who may change it. */
export interface Origin {
  week: string
  value: number
  kind: SourceRun['kind']
  origin: string
  detail: string | null
  at: string
}

/** How a metric fills itself. Only those who may change it are told more than where its values came from. */
export interface SourceState {
  origins: Origin[]
  source: ShownSource | null
  runs: SourceRun[]
  /** The company’s databases, for those who may query them; null for others. */
  dataSources: { id: string; name: string }[] | null
}

/** What a run would have entered. */
export interface Trial {
  failure: string | null
  milliseconds: number
  /** The beginning of what was answered. */
  answer: string | null
  cells: { week: string; value: number; byHand: boolean }[]
}
