import type { SyncApp } from '../../../sync/app.ts'
import type { Fields } from '../../../sync/fields.ts'
import { SCOPES, type TokenScope } from '../tokens/scopes.rules.ts'
import { MUTATION_SCOPES, QUERY_SCOPES } from './admitted.rules.ts'
import {
  API_ABOUT,
  API_TITLE,
  callSummary,
  CODE_ABOUT,
  FINISHED_ABOUT,
  KEY_ABOUT,
  TOKEN_ABOUT,
  TOKEN_ANSWERED,
  TOKEN_SUMMARY,
} from './api.text.ts'
import { isFilledIn, isOptional } from './arguments.server.ts'
import { PAGE_DEFAULT, PAGE_MAX } from './cursor.rules.ts'
import { type JsonSchema, schemaOfField, schemaOfMutation } from './json-schema.server.ts'
import { type Answers, answerOfQuery, readAnswers, rowSchemas } from './openapi-answers.server.ts'
import { timeOf } from './earlier.server.ts'
import { describedWebhooks } from './openapi-webhooks.server.ts'

const answer = (description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema } },
})

const FAILS = { default: { $ref: '#/components/responses/Problem' } }

const ID = { type: 'string', format: 'uuid' }

/** What a mutation answers: of its inputs, the ids that were filled in. */
function answerOfMutation(name: string, fields: Fields): JsonSchema {
  const filledIn = Object.keys(fields).filter((input) => isFilledIn(name, input, fields[input]!))
  const properties = Object.fromEntries(filledIn.map((input) => [input, ID]))
  return {
    type: 'object',
    properties: { ids: { type: 'object', properties, additionalProperties: false } },
    required: ['ids'],
  }
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

const timesOf = (name: string): JsonSchema[] =>
  Object.entries(timeOf(name)).map(([input, field]) => ({
    ...parameter(input, schemaOfField(field), false),
    description: FINISHED_ABOUT,
  }))

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
      responses: { 200: answer('It was done.', answerOfMutation(name, schema.fields ?? {})), ...FAILS },
    }
    return [[`/api/v1/mutations/${name}`, { post }]]
  })
}

function queriesOf(app: SyncApp, answers: Answers): [string, JsonSchema][] {
  return [...app.queries.values()].flatMap(({ name, schema }) => {
    const scope = QUERY_SCOPES.get(name)
    if (!scope) return []
    const inputs = Object.entries(schema.fields ?? {}).map(([input, field]) =>
      parameter(input, schemaOfField(field), !isOptional(field)),
    )
    const get = {
      ...common(name, scope),
      parameters: [...inputs, ...timesOf(name), ...PAGING],
      responses: {
        200: answer('What was asked for; a list in pages.', answerOfQuery(answers[name]!)),
        ...FAILS,
      },
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

const TEXT = { type: 'string' }
const objectOf = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The one call that every token may make, whatever its scopes. */
const TOKEN_PATH: [string, JsonSchema] = [
  '/api/v1/token',
  {
    get: {
      operationId: 'token',
      summary: TOKEN_SUMMARY,
      tags: ['token'],
      security: [{ token: [] }],
      responses: {
        200: answer(
          TOKEN_ANSWERED,
          objectOf({
            company: objectOf({ id: ID, name: TEXT }),
            person: objectOf({ id: ID, name: TEXT }),
            token: objectOf({
              name: TEXT,
              scopes: { type: 'array', items: { enum: [...SCOPES] } },
              teamIds: { type: ['array', 'null'], items: ID },
            }),
          }),
        ),
        ...FAILS,
      },
    },
  },
]

/** The API's description in OpenAPI 3.1, made from the registry: what a token can call, and with what. */
export function openApiOf(app: SyncApp): JsonSchema {
  const answers = readAnswers()
  return {
    openapi: '3.1.0',
    info: { title: API_TITLE, version: '1', description: API_ABOUT },
    servers: [{ url: '/' }],
    paths: Object.fromEntries([TOKEN_PATH, ...queriesOf(app, answers), ...mutationsOf(app)]),
    webhooks: describedWebhooks(),
    components: {
      schemas: rowSchemas(app, answers),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: TOKEN_ABOUT } },
      responses: {
        Problem: {
          description: 'It was refused, or failed.',
          content: { 'application/problem+json': { schema: PROBLEM } },
        },
      },
    },
  }
}
