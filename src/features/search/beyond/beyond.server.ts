import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { PoolClient } from 'pg'
import { whoAsks } from '../../../server/http/asking.ts'
import type { ServerFeature, Services } from '../../../server/services.ts'
import type { Actor } from '../../../sync/actor.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import type { MeetingType } from '../../meetings/meetings.table.ts'
import { zoneInDatabase } from '../../notifications/company-zone.server.ts'
import { displayName } from '../../people/people.rules.ts'
import { wordsOf } from '../search.rules.ts'
import { type BeyondAnswer, beyondInput, type FoundBeyond } from './beyond.requests.ts'
import { type Source, sourcesFor } from './beyond-sources.server.ts'
import { hasNearlyAll, piecesOf } from './near-text.rules.ts'

const MOST_OF_A_KIND = 4
const MOST_WORDS = 10
/** Where slips are forgiven, so many of the latest rows of a kind are looked at, and so many that share a part of each word are compared. */
const MOST_LOOKED_AT = 5_000
const MOST_COMPARED = 200

/** The search among rows that a browser does not hold. */
export const beyondServer: ServerFeature = { routes: beyondRoutes }

function beyondRoutes(app: FastifyInstance, { node }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.post(
    '/api/search/beyond',
    { config: { who: 'signed-in', company: 'body' }, schema: { body: beyondInput } },
    async ({ session, body: { companyId, text } }, reply): Promise<BeyondAnswer> => {
      const { userId } = session!
      const actor = await whoAsks(node, { companyId, userId }, reply)
      if (!canTakePart(actor)) notFound()
      const words = wordsOf(text).slice(0, MOST_WORDS)
      if (words.length === 0) return { found: [] }
      const found = await node.options.inCompany(companyId, userId, async (client) => {
        const zone = await zoneInDatabase(client, companyId)
        const search: Search = { client, companyId, actor, zone, words }
        const fitting = await fittingIn(search)
        return fitting.length > 0 ? fitting : nearlyFittingIn(search)
      })
      return { found }
    },
  )
}

interface Search {
  client: PoolClient
  companyId: string
  actor: Actor
  zone: string
  words: readonly string[]
}

interface SourceRow {
  id: string
  title: string
  text: string
  team_id: string | null
  team_name: string | null
  done_at: Date | null
  archived_at: Date | null
  meeting_type: MeetingType | null
  email: string | null
}

/** The latest few of each kind that have every word. Row security binds them to the company besides. */
async function fittingIn(search: Search): Promise<FoundBeyond[]> {
  const found: FoundBeyond[] = []
  const wanted = search.words.map((word) => [word])
  for (const source of sourcesFor(search, 'all')) {
    const rows = await rowsWith(search, source, wanted, MOST_OF_A_KIND)
    found.push(...rows.map((row) => foundOf(source.kind, row)))
  }
  return found
}

/** The latest few of each kind that nearly have every word, for when nothing has them all. */
async function nearlyFittingIn(search: Search): Promise<FoundBeyond[]> {
  const wanted = search.words.map(piecesOf)
  if (wanted.every((pieces) => pieces.length === 1)) return []
  const found: FoundBeyond[] = []
  for (const source of sourcesFor(search, MOST_LOOKED_AT)) {
    const rows = await rowsWith(search, source, wanted, MOST_COMPARED)
    const fitting = rows.filter(({ text }) => hasNearlyAll(text, search.words)).slice(0, MOST_OF_A_KIND)
    found.push(...fitting.map((row) => foundOf(source.kind, row)))
  }
  return found
}

/** The latest rows of a source that have one of the parts of each word. */
async function rowsWith(
  { client, companyId }: Search,
  { sql, values }: Source,
  wanted: readonly (readonly string[])[],
  most: number,
): Promise<SourceRow[]> {
  const first = values.length + 2
  const { rows } = await client.query<SourceRow>(
    `select * from (${sql}) every
     where ${wanted.map((_, index) => `text ilike any ($${first + index}::text[])`).join(' and ')}
     order by coalesce(archived_at, done_at) desc nulls first, id limit ${most}`,
    [companyId, ...values, ...wanted.map((parts) => parts.map(patternOf))],
  )
  return rows
}

const patternOf = (part: string): string => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`

function foundOf(kind: FoundBeyond['kind'], row: SourceRow): FoundBeyond {
  const { id, title, team_id: teamId, team_name: teamName, done_at: done, archived_at: archived } = row
  if (kind === 'people') {
    const email = row.email ?? ''
    return { kind, id, label: displayName({ fullName: title, email }), detail: email, state: null }
  }
  const since = archived ?? done
  const found = { kind, id, label: title, teamId, ...(since && { at: since.toISOString() }) }
  if (row.meeting_type) return { ...found, detail: '', state: null, meetingType: row.meeting_type }
  return { ...found, detail: teamName ?? '', state: archived ? 'archived' : done ? 'done' : null }
}
