import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { PoolClient } from 'pg'
import { whoAsks } from '../../../server/http/asking.ts'
import type { ServerFeature, Services } from '../../../server/services.ts'
import type { Actor } from '../../../sync/actor.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { type Scope, team } from '../../../sync/scope.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { wordsOf } from '../search.rules.ts'
import {
  BEYOND_KINDS,
  type BeyondAnswer,
  beyondInput,
  type BeyondKind,
  type FoundBeyond,
} from './beyond.requests.ts'

const MOST_OF_A_KIND = 4
const MOST_WORDS = 10
const TEAM_SCOPE = team('')

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
      const found = await node.options.inCompany(companyId, userId, (client) =>
        searchIn(client, companyId, actor, words),
      )
      return { found }
    },
  )
}

/** How the rows of a kind are found: their table, what names them, and when they were finished and put away. */
const SOURCES: Record<BeyondKind, { table: string; title: string; done: string; archived: string }> = {
  tasks: { table: 'tasks', title: 'work.title', done: 'work.done_at', archived: 'work.archived_at' },
  issues: { table: 'issues', title: 'work.title', done: 'work.resolved_at', archived: 'work.archived_at' },
  goals: {
    table: 'team_goals',
    title: 'work.title',
    done: 'coalesce(work.completed_at, work.closed_at)',
    archived: 'work.archived_at',
  },
  metrics: { table: 'metrics', title: 'work.name', done: 'null::timestamptz', archived: 'work.deleted_at' },
  headlines: {
    table: 'headlines',
    title: 'work.title',
    done: 'null::timestamptz',
    archived: 'work.archived_at',
  },
}

interface Row {
  id: string
  title: string
  team_id: string | null
  team_name: string | null
  done_at: Date | null
  archived_at: Date | null
}

/** The latest few of each kind that have every word. Row security binds them to the company besides. */
async function searchIn(
  client: PoolClient,
  companyId: string,
  actor: Actor,
  words: readonly string[],
): Promise<FoundBeyond[]> {
  const seen = teamsIn(actor.scopes)
  const others = teamsIn(actor.scopes).filter((teamId) => !actor.home.has(team(teamId)))
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const found: FoundBeyond[] = []
  for (const kind of BEYOND_KINDS) {
    const { table, title, done, archived } = SOURCES[kind]
    // A personal task is its creator's alone.
    const own = kind === 'tasks' ? ' or (team_id is null and created_by = $5)' : ' and $5::uuid is not null'
    const { rows } = await client.query<Row>(
      `select * from (
         select work.id, ${title} as title, work.team_id, teams.name as team_name, ${done} as done_at, ${archived} as archived_at
         from (select * from ${table} where company_id = $1 and (team_id = any ($2)${own})) work
         left join teams on teams.company_id = $1 and teams.id = work.team_id
       ) every
       where (done_at is not null or archived_at is not null or team_id = any ($3))
         and concat_ws(' ', title, team_name) ilike all ($4)
       order by coalesce(archived_at, done_at) desc nulls first, id limit ${MOST_OF_A_KIND}`,
      [companyId, seen, others, patterns, actor.id],
    )
    found.push(...rows.map((row) => foundOf(kind, row)))
  }
  return found
}

const teamsIn = (scopes: ReadonlySet<Scope>): string[] =>
  [...scopes].flatMap((scope) => (scope.startsWith(TEAM_SCOPE) ? [scope.slice(TEAM_SCOPE.length)] : []))

function foundOf(
  kind: BeyondKind,
  { id, title, team_id, team_name, done_at, archived_at }: Row,
): FoundBeyond {
  const since = archived_at ?? done_at
  return {
    kind,
    id,
    label: title,
    detail: team_name ?? '',
    teamId: team_id,
    state: archived_at ? 'archived' : done_at ? 'done' : null,
    ...(since && { at: since.toISOString() }),
  }
}
