import { UUID } from './id.ts'
import { checkObject, unfit } from './schema.ts'

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

/** One field of a row or of a mutation's input: its type here, its kind in the database, its check at the border. */
export interface Field<T> {
  readonly kind: FieldKind
  /** The table whose id this field holds. */
  readonly references?: string
  /** The value as it counts from here on, a text trimmed for instance; throws Unfit. */
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

function field<T>(kind: FieldKind, check: (value: unknown) => T, references?: string): Field<T> {
  return {
    kind,
    check,
    ...(references === undefined ? {} : { references }),
    nullable: () => field<T | null>(kind, (value) => (value === null ? null : check(value)), references),
    optional: () =>
      field<T | undefined>(kind, (value) => (value === undefined ? undefined : check(value)), references),
  }
}

function checkId(value: unknown): string {
  if (typeof value === 'string' && UUID.test(value)) return value
  return unfit('This link or entry is damaged. Reload the page and try again.')
}

function checkList<T>(value: unknown, max: number, check: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(value) || value.length > max) unfit()
  return value.map(check)
}

export const uuid = () => field('uuid', checkId)

/** The id of a row of `table`; the server fetches rows that the live set no longer holds. */
export const ref = (table: string) => field('uuid', checkId, table)

export const refs = (table: string, max = 500) =>
  field('list', (value) => checkList(value, max, checkId), table)

export const list = <T>(item: Field<T>, max = 500) =>
  field('list', (value) => checkList(value, max, (one) => item.check(one)))

/** Trimmed text of at most `max` characters; with `required` it may not be empty and that text is the error. */
export const text = ({ max = 10_000, required }: { max?: number; required?: string } = {}) =>
  field('text', (value) => {
    if (typeof value !== 'string') unfit()
    const trimmed = value.trim()
    if (trimmed.length > max) unfit(`This is too long: at most ${max} characters.`)
    if (required !== undefined && trimmed === '') unfit(required)
    return trimmed
  })

/** Trimmed text that may be left out: an empty one counts as null. */
export const optionalText = (max = 10_000) => {
  const { check } = text({ max })
  return field('text', (value): string | null => (value === null ? null : check(value) || null))
}

export const integer = (min: number, max: number) =>
  field('integer', (value) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
    return unfit(`Enter a whole number from ${min} to ${max}.`)
  })

/** A finite decimal, kept as `numeric` in the database. */
export const number = () =>
  field('number', (value) =>
    typeof value === 'number' && Number.isFinite(value) ? value : unfit('Enter a number.'),
  )

export const boolean = () => field('boolean', (value) => (typeof value === 'boolean' ? value : unfit()))

/** A day as YYYY-MM-DD, without a time or a zone. */
export const date = () =>
  field('date', (value) => (typeof value === 'string' && isDay(value) ? value : unfit('Enter a date.')))

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/

/** A moment as ISO 8601 in UTC with milliseconds; always the server's clock. */
export const timestamp = () =>
  field('timestamp', (value) => (typeof value === 'string' && MOMENT.test(value) ? value : unfit()))

export const choice = <const Options extends readonly [string, ...string[]]>(...options: Options) =>
  field('choice', (value): Options[number] => options.find((option) => option === value) ?? unfit())

/** An object of fields within a field, kept as JSON. */
export const object = <F extends Fields>(fields: F) =>
  field('json', (value): Readonly<Shape<F>> => checkObject(fields, value))

/** Values by a key that is not known beforehand, a person's id for instance; kept as JSON. */
export const record = <T>(item: Field<T>) =>
  field('json', (value): Readonly<Record<string, T>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) unfit()
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, item.check(one)]))
  })

/** Whatever it is; somebody further in looks at it. */
export const anything = () => field('json', (value) => value)
