import * as z from 'zod'
import type { ApiAnswer } from '../integrations-harness.ts'
import type { JsonSchema } from './json-schema.server.ts'

interface Described {
  content: Record<string, { schema: JsonSchema }>
}

interface Description {
  paths: Record<string, Partial<Record<'get' | 'post', { responses: Record<string, Described> }>>>
  components: { schemas: Record<string, JsonSchema>; responses: { Problem: Described } }
}

const REFERENCES = /#\/components\/schemas\//g

/** What the API’s description says of its answers. */
export function described(description: Description) {
  const { schemas, responses: shared } = description.components
  const schemaOf = ({ content }: Described) => Object.values(content)[0]?.schema ?? {}

  /** The schema of what a path answers to who succeeds. */
  function answerOf(path: string): JsonSchema {
    const { get, post } = description.paths[`/api/v1/${path}`] ?? {}
    const success = (get ?? post)?.responses['200']
    return success ? schemaOf(success) : {}
  }

  /** What of an answer is not as it is described. */
  function problemsOf(path: string, { status, text, headers }: ApiAnswer): unknown[] {
    const isProblem = headers.get('content-type')?.startsWith('application/problem+json') ?? false
    if (isProblem !== (status !== 200)) return [`${status} ${headers.get('content-type')}`]
    const schema = { ...(isProblem ? schemaOf(shared.Problem) : answerOf(path)), $defs: schemas }
    const local = JSON.stringify(schema).replaceAll(REFERENCES, '#/$defs/')
    const parsed = z.fromJSONSchema(JSON.parse(local) as JsonSchema).safeParse(JSON.parse(text))
    return parsed.success ? [] : parsed.error.issues
  }

  return { answerOf, problemsOf }
}
