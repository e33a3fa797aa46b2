import type { Field, Fields } from '../../../sync/fields.ts'
import { newId } from '../../../sync/id.ts'
import { metricValueId } from '../../metrics/values/metric-values.rules.ts'

type Values = Record<string, unknown>

/** Whether it may be left out, as an input or as a query parameter. */
export const isOptional = (field: Field<unknown>): boolean => takes(field, undefined)

export const isNullable = (field: Field<unknown>): boolean => takes(field, null)

function takes(field: Field<unknown>, value: unknown): boolean {
  try {
    field.check(value)
    return true
  } catch {
    return false
  }
}

/** Ids that follow from other inputs, by mutation and field, so that no program has to know how. */
const DERIVED: Readonly<Record<string, (values: Values) => string | null>> = {
  'setMetricValue.id': ofMetricsWeek,
  'setCustomTarget.id': ofMetricsWeek,
}

function ofMetricsWeek({ metricId, week }: Values): string | null {
  return typeof metricId === 'string' && typeof week === 'string' ? metricValueId(metricId, week) : null
}

/** Whether the server fills this input in if it is left out: the id of a row that is made, or one that follows from other inputs. */
export const isFilledIn = (mutation: string, name: string, field: Field<unknown>): boolean =>
  `${mutation}.${name}` in DERIVED ||
  (field.kind === 'uuid' && field.references === undefined && !isOptional(field))

/**
 * The inputs of a mutation with the ids that were left out, and these by themselves.
 * @param makeId the same for a repetition of the request
 */
export function filledIn(
  mutation: string,
  fields: Fields,
  given: Values,
  makeId: (name: string) => string = () => newId(),
): { args: Values; ids: Record<string, string> } {
  const ids: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] !== undefined || !isFilledIn(mutation, name, field)) continue
    const derive = DERIVED[`${mutation}.${name}`]
    const id = derive ? derive(given) : makeId(name)
    if (id !== null) ids[name] = id
  }
  return { args: { ...given, ...ids }, ids }
}

/** Query parameters as the inputs that they stand for: texts become what their fields take. */
export function fromParameters(fields: Fields, parameters: Values): Values {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, field ? valueOf(field, text) : text]
    }),
  )
}

function valueOf(field: Field<unknown>, text: unknown): unknown {
  if (field.kind === 'list') {
    const texts = Array.isArray(text) ? text : text === '' ? [] : String(text).split(',')
    const { item } = field.about ?? {}
    return item ? texts.map((one) => valueOf(item, one)) : texts
  }
  if (typeof text !== 'string') return text
  if (text === 'null' && isNullable(field)) return null
  if (field.kind === 'integer' || field.kind === 'number') return text === '' ? text : Number(text)
  if (field.kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return field.kind === 'json' ? parsed(text) : text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
