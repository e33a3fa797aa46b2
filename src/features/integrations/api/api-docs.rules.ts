/** The parts of the OpenAPI description that people are shown. */

interface DescribedSchema {
  type?: string | string[]
  format?: string
  enum?: string[]
  anyOf?: DescribedSchema[]
  items?: DescribedSchema
  description?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, DescribedSchema>
  required?: string[]
}

interface Operation {
  operationId: string
  summary: string
  /** Missing where any token will do. */
  'x-scope'?: string
  parameters: { name: string; in: string; required?: boolean; schema: DescribedSchema }[]
  requestBody?: { content: { 'application/json': { schema: DescribedSchema } } }
}

export interface ApiDescription {
  paths: Record<string, { get?: Operation; post?: Operation }>
}

interface DescribedInput {
  name: string
  /** In a few words, such as “text of up to 200 characters”. */
  about: string
  isRequired: boolean
  example: unknown
}

export interface DescribedCall {
  name: string
  summary: string
  path: string
  area: string
  scope: string
  isWrite: boolean
  inputs: DescribedInput[]
  /** The call made by curl, at the server of this address. */
  curl(origin: string): string
}

/** The calls that a description lists and that take a scope, in its order. */
export const callsOf = ({ paths }: ApiDescription): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, { get, post }]) => {
    const operation = get ?? post
    const scope = operation?.['x-scope']
    return operation && scope ? [callOf(path, operation, scope, post !== undefined)] : []
  })

function callOf(path: string, operation: Operation, scope: string, isWrite: boolean): DescribedCall {
  const { operationId: name, summary } = operation
  const inputs = isWrite ? inputsOfBody(operation) : inputsOfQuery(operation)
  const required = inputs.filter(({ isRequired }) => isRequired)
  return {
    name,
    summary,
    path,
    scope,
    area: scope.split(':')[0]!,
    isWrite,
    inputs,
    curl: (origin) => (isWrite ? curlOfBody(origin + path, required) : curlOfQuery(origin + path, required)),
  }
}

const inputsOfQuery = ({ parameters }: Operation): DescribedInput[] =>
  parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required = false, schema }) => inputOf(name, schema, required))

function inputsOfBody({ requestBody }: Operation): DescribedInput[] {
  const { properties = {}, required = [] } = requestBody?.content['application/json'].schema ?? {}
  return Object.entries(properties).map(([name, schema]) => inputOf(name, schema, required.includes(name)))
}

const inputOf = (name: string, schema: DescribedSchema, isRequired: boolean): DescribedInput => ({
  name,
  about: aboutOf(schema),
  isRequired,
  example: exampleOf(schema),
})

function aboutOf(schema: DescribedSchema): string {
  const { anyOf, description, items, format, maxLength, minimum, maximum } = schema
  if (anyOf) return `${aboutOf(anyOf[0]!)} or null`
  if (description) return description
  if (schema.enum) return schema.enum.join(' | ')
  if (items) return `list of ${aboutOf(items)}`
  if (format === 'uuid') return 'UUID'
  if (format === 'date') return 'day (YYYY-MM-DD)'
  if (format === 'date-time') return 'moment in UTC (ISO 8601)'
  if (maxLength !== undefined) return `text of up to ${maxLength} characters`
  if (minimum !== undefined && maximum !== undefined) return `whole number from ${minimum} to ${maximum}`
  return String(schema.type ?? 'JSON')
}

function exampleOf({
  anyOf,
  enum: options,
  format,
  minimum,
  type,
  properties,
  items,
}: DescribedSchema): unknown {
  if (anyOf) return exampleOf(anyOf[0]!)
  if (options) return options[0]
  if (format === 'uuid') return '…'
  if (format === 'date') return '2026-12-01'
  if (format === 'date-time') return '2026-12-01T09:00:00Z'
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'array') return items ? [exampleOf(items)] : []
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, exampleOf(one)]))
  return type === 'string' ? 'Text' : {}
}

const BEARER = '-H "Authorization: Bearer $TOKEN"'

const examplesOf = (inputs: readonly DescribedInput[]): Record<string, unknown> =>
  Object.fromEntries(inputs.map(({ name, example }) => [name, example]))

const curlOfBody = (address: string, inputs: readonly DescribedInput[]): string =>
  [
    `curl ${address} \\`,
    `  ${BEARER} \\`,
    '  -H "Content-Type: application/json" -H "Idempotency-Key: $(uuidgen)" \\',
    `  -d '${JSON.stringify(examplesOf(inputs))}'`,
  ].join('\n')

const curlOfQuery = (address: string, inputs: readonly DescribedInput[]): string =>
  [
    `curl -G ${address} \\`,
    ...inputs.map(({ name, example }) => `  -d '${name}=${asParameter(example)}' \\`),
    `  ${BEARER}`,
  ].join('\n')

const asParameter = (example: unknown): string =>
  typeof example === 'string' ? example : JSON.stringify(example)

/** The calls whose name, words or scope hold every word that is sought. */
export function matchingCalls(calls: readonly DescribedCall[], sought: string): DescribedCall[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter(({ name, summary, scope }) => {
    const text = `${name} ${summary} ${scope}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
