import type { Field, Fields } from '../../../sync/fields.ts'
import { isFilledIn, isNullable, isOptional } from './arguments.server.ts'

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { readonly [key: string]: unknown }

const PLAIN: Readonly<Record<Field<unknown>['kind'], JsonSchema>> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  timestamp: { type: 'string', format: 'date-time' },
  choice: { type: 'string' },
  list: { type: 'array' },
  json: {},
}

/** The values that a field takes, without whether it may be left out. */
export function schemaOfField(field: Field<unknown>): JsonSchema {
  const { kind, about = {}, references } = field
  const { min, max, options, item, fields } = about
  const schema = {
    ...PLAIN[kind],
    ...(kind === 'text' && { ...(min && { minLength: min }), maxLength: max }),
    ...(kind === 'integer' && { minimum: min, maximum: max }),
    ...(options && { enum: options }),
    ...(kind === 'list' && { items: item ? schemaOfField(item) : {}, maxItems: max }),
    ...(kind === 'json' && fields && schemaOfFields(fields)),
    ...(kind === 'json' && item && { type: 'object', additionalProperties: schemaOfField(item) }),
    ...(references && {
      description: `${kind === 'list' ? 'Ids' : 'Id'} of ${references.replaceAll('_', ' ')}`,
    }),
  }
  return isNullable(field) ? { anyOf: [schema, { type: 'null' }] } : schema
}

/** The object of exactly these fields. */
export function schemaOfFields(fields: Fields, mayLack: (name: string) => boolean = () => false): JsonSchema {
  const entries = Object.entries(fields)
  const required = entries.flatMap(([name, field]) => (isOptional(field) || mayLack(name) ? [] : [name]))
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOfField(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** What a mutation takes: the ids that the server fills in may be left out. */
export const schemaOfMutation = (name: string, fields: Fields): JsonSchema =>
  schemaOfFields(fields, (field) => isFilledIn(name, field, fields[field]!))
