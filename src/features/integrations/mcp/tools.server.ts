import type { SyncApp } from '../../../sync/app.ts'
import { MUTATION_SCOPES, QUERY_SCOPES } from '../api/admitted.rules.ts'
import { callSummary, FINISHED_ABOUT } from '../api/api.text.ts'
import { PAGE_DEFAULT, PAGE_MAX } from '../api/cursor.rules.ts'
import { timeOf } from '../api/earlier.server.ts'
import {
  type JsonSchema,
  schemaOfField,
  schemaOfFields,
  schemaOfMutation,
} from '../api/json-schema.server.ts'
import type { TokenScope } from '../tokens/scopes.rules.ts'
import type { Token } from '../tokens/token-lookup.server.ts'
import { aboutMutation, aboutProposal, aboutQuery } from './mcp.text.ts'

/** A tool as MCP describes it. */
export interface Tool {
  name: string
  title: string
  description: string
  inputSchema: JsonSchema & { type: 'object' }
  annotations: { readOnlyHint: boolean; destructiveHint?: boolean; openWorldHint: boolean }
}

/** Only keep rows in a browser, and answer nothing. */
const HOLDS = /^held/
const TAKES_AWAY = /^(delete|remove|archive|clear|revoke|withdraw|merge|end)/

const areaOf = (scope: TokenScope): string => scope.split(':')[0]!

const PAGING: JsonSchema = {
  pageLimit: { type: 'integer', minimum: 1, maximum: PAGE_MAX, default: PAGE_DEFAULT },
  cursor: { type: 'string', description: 'The nextCursor of the page before' },
}

const timesOf = (name: string): JsonSchema =>
  Object.fromEntries(
    Object.entries(timeOf(name)).map(([input, field]) => [
      input,
      { ...schemaOfField(field), description: FINISHED_ABOUT },
    ]),
  )

const reads = (app: SyncApp, { scopes }: Token): Tool[] =>
  [...app.queries.values()].flatMap(({ name, schema }) => {
    const scope = QUERY_SCOPES.get(name)
    if (!scope || !scopes.includes(scope) || HOLDS.test(name)) return []
    const inputs = schemaOfFields(schema.fields ?? {})
    const properties = { ...(inputs['properties'] as JsonSchema), ...timesOf(name), ...PAGING }
    return {
      name,
      title: callSummary(name),
      description: aboutQuery(callSummary(name), areaOf(scope)),
      inputSchema: { ...inputs, type: 'object' as const, properties },
      annotations: { readOnlyHint: true, openWorldHint: false },
    }
  })

const writes = (app: SyncApp, { scopes, proposes }: Token): Tool[] =>
  [...app.mutations.values()].flatMap(({ name, schema }) => {
    const scope = MUTATION_SCOPES.get(name)
    if (!scope || !scopes.includes(scope)) return []
    const about = proposes ? aboutProposal : aboutMutation
    return {
      name,
      title: callSummary(name),
      description: about(callSummary(name), areaOf(scope)),
      inputSchema: { ...schemaOfMutation(name, schema.fields ?? {}), type: 'object' as const },
      annotations: { readOnlyHint: false, destructiveHint: TAKES_AWAY.test(name), openWorldHint: false },
    }
  })

/** What an assistant with this token can do: its queries, and its mutations if it writes at all. */
export const toolsFor = (app: SyncApp, token: Token): Tool[] => [...reads(app, token), ...writes(app, token)]
