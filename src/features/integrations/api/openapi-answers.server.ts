import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SyncApp } from '../../../sync/app.ts'
import { type JsonSchema, schemaOfFields } from './json-schema.server.ts'

/** What each query answers, by its name. */
export type Answers = Readonly<Record<string, JsonSchema>>

/** Written from the types in the code by `npx vitest run tests/answer-schemas.test.ts -u`. */
export const readAnswers = (): Answers =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'answer-schemas.json'), 'utf8')) as Answers

const isList = (schema: JsonSchema): boolean => schema['type'] === 'array'

/** What is sent of an answer: a list comes in pages, anything else whole. */
export function answerOfQuery(data: JsonSchema): JsonSchema {
  const mayBeList = isList(data) || ((data['anyOf'] as JsonSchema[] | undefined)?.some(isList) ?? false)
  return {
    type: 'object',
    properties: { data, ...(mayBeList && { nextCursor: { type: ['string', 'null'] } }) },
    required: ['data', ...(isList(data) ? ['nextCursor'] : [])],
  }
}

/** The rows that answers refer to, by their tables. A row may have more fields one day. */
export function rowSchemas({ tables }: SyncApp, answers: Answers): JsonSchema {
  const text = JSON.stringify(answers)
  const meant = tables.filter(({ name }) => text.includes(`"#/components/schemas/${name}"`))
  return Object.fromEntries(
    meant.map(({ name, fields }) => [name, { ...schemaOfFields(fields), additionalProperties: true }]),
  )
}
