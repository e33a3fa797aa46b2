import * as z from 'zod/mini'
import { UUID } from './id.ts'

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
  readonly schema: z.ZodMiniType
  /** The table whose id this field holds. */
  readonly references?: string
  /** Exists in types only: what the field holds. */
  readonly value?: T
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

function field<T>(kind: FieldKind, schema: z.ZodMiniType, references?: string): Field<T> {
  return {
    kind,
    schema,
    ...(references === undefined ? {} : { references }),
    nullable: () => field<T | null>(kind, z.nullable(schema), references),
    optional: () => field<T | undefined>(kind, z.optional(schema), references),
  }
}

const uuidSchema = z
  .string()
  .check(z.regex(UUID, 'This link or entry is damaged. Reload the page and try again.'))

export const uuid = () => field<string>('uuid', uuidSchema)

/** The id of a row of `table`; the server fetches rows that the live set no longer holds. */
export const ref = (table: string) => field<string>('uuid', uuidSchema, table)

export const refs = (table: string, max = 500) =>
  field<readonly string[]>('list', z.readonly(z.array(uuidSchema).check(z.maxLength(max))), table)

export const list = <T>(item: Field<T>, max = 500) =>
  field<readonly T[]>('list', z.readonly(z.array(item.schema).check(z.maxLength(max))))

/** Trimmed text of at most `max` characters; with `required` it may not be empty and that text is the error. */
export function text({ max = 10_000, required }: { max?: number; required?: string } = {}): Field<string> {
  const trimmed = z.string().check(z.trim(), z.maxLength(max, `This is too long: at most ${max} characters.`))
  return field('text', required === undefined ? trimmed : trimmed.check(z.minLength(1, required)))
}

export const integer = (min: number, max: number) =>
  field<number>(
    'integer',
    z
      .int(`Enter a whole number from ${min} to ${max}.`)
      .check(
        z.gte(min, `Enter a whole number from ${min} to ${max}.`),
        z.lte(max, `Enter a whole number from ${min} to ${max}.`),
      ),
  )

/** A finite decimal, kept as `numeric` in the database. */
export const number = () => field<number>('number', z.number('Enter a number.'))

export const boolean = () => field<boolean>('boolean', z.boolean())

/** A day as YYYY-MM-DD, without a time or a zone. */
export const date = () => field<string>('date', z.iso.date('Enter a date.'))

/** A moment as ISO 8601 in UTC with milliseconds; always the server's clock. */
export const timestamp = () => field<string>('timestamp', z.iso.datetime())

export const choice = <const Options extends readonly [string, ...string[]]>(...options: Options) =>
  field<Options[number]>('choice', z.enum(options))

/** A JSON value whose shape `schema` checks. */
export const json = <T>(schema: z.ZodMiniType<T>) => field<T>('json', schema)
