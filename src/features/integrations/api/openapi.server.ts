import type { SyncApp } from '../../../sync/app.ts'
import type { Field, Fields } from '../../../sync/fields.ts'
import type { TokenScope } from '../tokens/scopes.rules.ts'
import { MUTATION_SCOPES, QUERY_SCOPES } from './admitted.rules.ts'
import { API_ABOUT, API_TITLE, callSummary, CODE_ABOUT, KEY_ABOUT, TOKEN_ABOUT } from './api.text.ts'
import { isFilledIn, isNullable, isOptional } from './arguments.server.ts'
import { PAGE_DEFAULT, PAGE_MAX } from './cursor.rules.ts'
import { describedWebhooks } from './openapi-webhooks.server.ts'

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
function schemaOfField(field: Field<unknown>): JsonSchema {
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

const answer = (description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema } },
})

const FAILS = { default: { $ref: '#/components/responses/Problem' } }

const ID = { type: 'string', format: 'uuid' }

const MUTATION_ANSWER = {
  type: 'object',
  properties: { ids: { type: 'object', additionalProperties: ID } },
  required: ['ids'],
}

const QUERY_ANSWER = {
  type: 'object',
  properties: { data: {}, nextCursor: { type: ['string', 'null'] } },
  required: ['data'],
}

const parameter = (name: string, schema: JsonSchema, required: boolean) => ({
  name,
  in: 'query',
  required,
  schema,
  ...(schema['type'] === 'array' && { style: 'form', explode: false }),
})

const PAGING = [
  parameter('pageLimit', { type: 'integer', minimum: 1, maximum: PAGE_MAX, default: PAGE_DEFAULT }, false),
  parameter('cursor', { type: 'string' }, false),
]

const common = (name: string, scope: TokenScope) => ({
  operationId: name,
  summary: callSummary(name),
  description: `Takes the scope \`${scope}\`.`,
  tags: [scope.split(':')[0]],
  security: [{ token: [] }],
  'x-scope': scope,
})

function mutationsOf(app: SyncApp): [string, JsonSchema][] {
  return [...app.mutations.values()].flatMap(({ name, schema }) => {
    const scope = MUTATION_SCOPES.get(name)
    if (!scope) return []
    const key = {
      name: 'Idempotency-Key',
      in: 'header',
      description: KEY_ABOUT,
      schema: { type: 'string', maxLength: 200 },
    }
    const body = { 'application/json': { schema: schemaOfMutation(name, schema.fields ?? {}) } }
    const post = {
      ...common(name, scope),
      parameters: [key],
      requestBody: { required: true, content: body },
      responses: { 200: answer('It was done.', MUTATION_ANSWER), ...FAILS },
    }
    return [[`/api/v1/mutations/${name}`, { post }]]
  })
}

function queriesOf(app: SyncApp): [string, JsonSchema][] {
  return [...app.queries.values()].flatMap(({ name, schema }) => {
    const scope = QUERY_SCOPES.get(name)
    if (!scope) return []
    const inputs = Object.entries(schema.fields ?? {}).map(([input, field]) =>
      parameter(input, schemaOfField(field), !isOptional(field)),
    )
    const get = {
      ...common(name, scope),
      parameters: [...inputs, ...PAGING],
      responses: { 200: answer('What was asked for; a list in pages.', QUERY_ANSWER), ...FAILS },
    }
    return [[`/api/v1/queries/${name}`, { get }]]
  })
}

const PROBLEM = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', description: CODE_ABOUT },
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
}

/** The API's description in OpenAPI 3.1, made from the registry: what a token can call, and with what. */
export const openApiOf = (app: SyncApp): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: API_TITLE, version: '1', description: API_ABOUT },
  servers: [{ url: '/' }],
  paths: Object.fromEntries([...queriesOf(app), ...mutationsOf(app)]),
  webhooks: describedWebhooks(),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer', description: TOKEN_ABOUT } },
    responses: {
      Problem: {
        description: 'It was refused, or failed.',
        content: { 'application/problem+json': { schema: PROBLEM } },
      },
    },
  },
})
