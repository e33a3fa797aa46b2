import type { Field, Fields } from '../../sync/fields.ts'
import { UUID } from '../../sync/id.ts'
import type { QueuedMutation } from '../../sync/pending.ts'
import { FIELD_LABELS } from './field-labels.text.ts'

/** How many rows one change is asked about: enough for its sentence, which names no list. */
export const MOST_NAMED = 12

type Arguments = Record<string, unknown>

const argumentsOf = ({ args }: Pick<QueuedMutation, 'args'>): Arguments => (args ?? {}) as Arguments

/** The ids of the rows that a change names one by one, the row that it is about among the first. */
export const namedIn = (change: Pick<QueuedMutation, 'args'>): string[] =>
  Object.values(argumentsOf(change))
    .map((value) => (Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value))
    .filter((value): value is string => typeof value === 'string' && UUID.test(value))
    .slice(0, MOST_NAMED)

const WRITTEN: readonly string[] = ['text', 'number', 'date']

/** One thing that a person wrote, with the name of its field. */
export interface Typed {
  label: string
  text: string
}

/** What a person wrote into a change: its texts, numbers and days, found by the fields that it takes. */
export function typedIn(fields: Fields, change: Pick<QueuedMutation, 'args'>): Typed[] {
  return within(fields, argumentsOf(change))
}

const within = (fields: Fields, values: Arguments): Typed[] =>
  Object.entries(fields).flatMap(([name, field]) => typedAs(name, field, values[name]))

function typedAs(name: string, field: Field<unknown>, value: unknown): Typed[] {
  const { item, fields } = field.about ?? {}
  if (Array.isArray(value)) return item ? value.flatMap((one: unknown) => typedAs(name, item, one)) : []
  if (fields) return within(fields, (value ?? {}) as Arguments)
  const label = FIELD_LABELS[name]
  if (!label || !WRITTEN.includes(field.kind)) return []
  return typeof value === 'string' || typeof value === 'number'
    ? [{ label, text: String(value) }].filter(({ text }) => text !== '')
    : []
}

/** As one text, to be copied. A single entry needs no name. */
export const copyOf = (typed: readonly Typed[]): string =>
  typed.length === 1
    ? typed[0]!.text
    : typed
        .map(({ label, text }) => (text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`))
        .join('\n')
