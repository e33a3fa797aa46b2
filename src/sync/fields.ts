import { DAMAGED, ENTER_A_DATE, ENTER_A_NUMBER, enterWhole, tooLong } from './fields.text.ts'
import { UUID } from './id.ts'
import { Unfit, unfit } from './unfit.ts'

export type FieldKind =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'choice'
  | 'list'
  | 'json'

export interface FieldAbout {
  readonly min?: number
  readonly max?: number
  readonly options?: readonly string[]
  readonly item?: Field<unknown>
  readonly fields?: Fields
}

/** One field of a row or of an input: its type in code, its kind in the database, and its check on data from outside. */
export interface Field<T> {
  readonly kind: FieldKind
  /** The table whose id this field holds. */
  readonly references?: string
  /** What its kind alone does not say of the values that it takes, for descriptions of the API. */
  readonly about?: FieldAbout
  /** Returns the value to work with, such as a text without surrounding spaces; throws Unfit. */
  check(value: unknown): T
  nullable(): Field<T | null>
  optional(): Field<T | undefined>
}

export type Fields = Record<string, Field<unknown>>

type ValueOf<F> = F extends Field<infer T> ? T : never
type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never }[keyof F]

/** The object type that a set of fields describes; optional fields may be absent. */
export type Shape<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
  [K in OptionalKeys<F>]?: Exclude<ValueOf<F[K]>, undefined>
}

function field<T>(
  kind: FieldKind,
  check: (value: unknown) => T,
  about?: FieldAbout & { references?: string },
): Field<T> {
  return {
    kind,
    check,
    ...(about && { about, ...(about.references && { references: about.references }) }),
    nullable: () => field<T | null>(kind, (value) => (value === null ? null : check(value)), about),
    optional: () =>
      field<T | undefined>(kind, (value) => (value === undefined ? undefined : check(value)), about),
  }
}

const checksId =
  (problem = DAMAGED) =>
  (value: unknown): string =>
    typeof value === 'string' && UUID.test(value) ? value : unfit(problem)

const checkId = checksId()

function checkList<T>(value: unknown, max: number, check: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(value) || value.length > max) unfit()
  return value.map(check)
}

/**
 * The object of exactly these fields; unknown keys are refused. Throws Unfit with what is wrong with each field, so that a
 * form can show it beside the input.
 */
export function checkObject<F extends Fields>(fields: F, value: unknown): Shape<F> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) unfit()
  const given = value as Record<string, unknown>
  if (Object.keys(given).some((key) => !Object.hasOwn(fields, key))) unfit()
  const issues: Unfit['issues'] = []
  const checked: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    try {
      const fit = field.check(Object.hasOwn(given, key) ? given[key] : undefined)
      if (fit !== undefined) checked[key] = fit
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      issues.push(...error.issues.map(({ path, message }) => ({ path: [key, ...path], message })))
    }
  }
  if (issues.length > 0) throw new Unfit(issues)
  return checked as Shape<F>
}

export const uuid = () => field('uuid', checkId)

/** The id of a row of `table`. The server fetches that row if it is no longer live. `problem` is what is said of anything but an id. */
export const ref = (table: string, problem?: string) =>
  field('uuid', checksId(problem), { references: table })

export const refs = (table: string, max = 500) =>
  field('list', (value) => checkList(value, max, checkId), { references: table, item: uuid(), max })

export const list = <T>(item: Field<T>, max = 500) =>
  field('list', (value) => checkList(value, max, (one) => item.check(one)), { item, max })

/** What is wrong with a text, in a sentence for the person; null if nothing is. */
type TextProblem = (text: string) => string | null

interface TextLimits {
  max?: number
  required?: string
  problem?: TextProblem
}

/** Trimmed text of at most `max` characters. With `required` it may not be empty, and `required` is the error shown. */
export const text = ({ max = 10_000, required, problem = () => null }: TextLimits = {}) =>
  field(
    'text',
    (value) => {
      if (typeof value !== 'string') unfit()
      const trimmed = value.trim()
      if (trimmed.length > max) unfit(tooLong(max))
      if (required !== undefined && trimmed === '') unfit(required)
      const wrong = problem(trimmed)
      return wrong === null ? trimmed : unfit(wrong)
    },
    { max, ...(required !== undefined && { min: 1 }) },
  )

/** Trimmed text that may be left out: an empty one counts as null. */
export const optionalText = (max = 10_000, problem?: TextProblem) => {
  const { check } = text({ max, ...(problem && { problem }) })
  return field('text', (value): string | null => (value === null ? null : check(value) || null), { max })
}

export const integer = (min: number, max: number) =>
  field(
    'integer',
    (value) => {
      if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
      return unfit(enterWhole(min, max))
    },
    { min, max },
  )

/** A finite decimal, stored as `numeric`. */
export const number = () =>
  field('number', (value) =>
    typeof value === 'number' && Number.isFinite(value) ? value : unfit(ENTER_A_NUMBER),
  )

export const boolean = () => field('boolean', (value) => (typeof value === 'boolean' ? value : unfit()))

/** A day as YYYY-MM-DD, without a time or a zone. */
export const date = (problem: TextProblem = () => null) =>
  field('date', (value) => {
    if (typeof value !== 'string' || !isDay(value)) unfit(ENTER_A_DATE)
    const wrong = problem(value)
    return wrong === null ? value : unfit(wrong)
  })

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/

/** A moment by the server's clock, as ISO 8601 in UTC. */
export const timestamp = () =>
  field('timestamp', (value) => (typeof value === 'string' && MOMENT.test(value) ? value : unfit()))

export const choice = <const Options extends readonly [string, ...string[]]>(...options: Options) =>
  field('choice', (value): Options[number] => options.find((option) => option === value) ?? unfit(), {
    options,
  })

/** An object of fields within a field, stored as JSON. */
export const object = <F extends Fields>(fields: F) =>
  field('json', (value): Readonly<Shape<F>> => checkObject(fields, value), { fields })

/** Values under keys that are not known beforehand, such as people's ids; stored as JSON. */
export const record = <T>(item: Field<T>) =>
  field(
    'json',
    (value): Readonly<Record<string, T>> => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) unfit()
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, item.check(one)]))
    },
    { item },
  )

/** Any value; it is checked further in. */
export const anything = () => field('json', (value) => value)
