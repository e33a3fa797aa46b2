import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { PoolClient } from 'pg'
import { whoAsks } from '../../../server/http/asking.ts'
import type { ServerFeature, Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { team } from '../../../sync/scope.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { MOST_TASKS, type PastIssue, stateOf } from './past.rules.ts'
import { similarInput } from './similar.requests.ts'
import { similarTo } from './similarity.rules.ts'
import { stemsOf } from './words.rules.ts'

/** Only so many of the issues that were finished last are looked at, and only so many that share a word are compared. */
const MOST_LOOKED_AT = 20_000
const MOST_COMPARED = 500
const TEAM_SCOPE = team('')

/** The search for issues of the past beyond those that every browser holds. */
export const similarServer: ServerFeature = { routes: similarRoutes }

function similarRoutes(app: FastifyInstance, { node }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.post(
    '/api/issues/similar',
    { config: { who: 'signed-in', company: 'body' }, schema: { body: similarInput } },
    async ({ session, body: { companyId, text } }, reply) => {
      const { userId } = session!
      const actor = await whoAsks(node, { companyId, userId }, reply)
      if (!canTakePart(actor)) notFound()
      const teamIds = [...actor.scopes].flatMap((scope) =>
        scope.startsWith(TEAM_SCOPE) ? [scope.slice(TEAM_SCOPE.length)] : [],
      )
      const found = await node.options.inCompany(companyId, userId, (client) =>
        similarIn(client, companyId, teamIds, text),
      )
      return { found }
    },
  )
}

interface Found {
  id: string
  title: string
  team_name: string
  status: 'open' | 'resolved'
  created_at: Date
  resolved_at: Date | null
  archived_at: Date | null
  reopened_at: Date | null
}

interface FoundTask {
  id: string
  source_issue_id: string
  title: string
  status: string
}

/** The issues of these teams that are most like the text. Row security binds it to the company besides. */
async function similarIn(
  client: PoolClient,
  companyId: string,
  teamIds: readonly string[],
  text: string,
): Promise<PastIssue[]> {
  const stems = stemsOf(text)
  if (stems.length === 0) return []
  const { rows } = await client.query<Found>(
    `select finished.*, teams.name as team_name from (
       select id, title, team_id, status, created_at, resolved_at, archived_at, reopened_at from issues
       where company_id = $1 and team_id = any ($2) and merged_into_id is null
         and (resolved_at is not null or archived_at is not null)
       order by coalesce(resolved_at, archived_at) desc limit ${MOST_LOOKED_AT}
     ) finished join teams on teams.company_id = $1 and teams.id = finished.team_id
     where finished.title ~* $3 limit ${MOST_COMPARED}`,
    // Stems are letters and digits only.
    [companyId, teamIds, `\\m(${stems.join('|')})`],
  )
  const alike = similarTo(rows, text)
  const ids = alike.map(({ id }) => id)
  const decided = await client.query<{ issue_id: string; text: string }>(
    `select distinct on (issue_id) issue_id, text from meeting_notes
     where company_id = $1 and team_id = any ($2) and issue_id = any ($3) and kind = 'decision' and text <> ''
     order by issue_id, updated_at desc`,
    [companyId, teamIds, ids],
  )
  const decisions = new Map(decided.rows.map((note) => [note.issue_id, note.text]))
  const made = await client.query<FoundTask>(
    `select id, source_issue_id, title, status from tasks
     where company_id = $1 and team_id = any ($2) and source_issue_id = any ($3) and archived_at is null limit 100`,
    [companyId, teamIds, ids],
  )
  return alike.map((issue) => pastIssueOf(issue, decisions.get(issue.id) ?? null, made.rows))
}

const momentOf = (at: Date | null): string | null => at && at.toISOString()

const pastIssueOf = (issue: Found, decision: string | null, tasks: readonly FoundTask[]): PastIssue => ({
  id: issue.id,
  title: issue.title,
  teamName: issue.team_name,
  ...stateOf({
    status: issue.status,
    createdAt: issue.created_at.toISOString(),
    resolvedAt: momentOf(issue.resolved_at),
    archivedAt: momentOf(issue.archived_at),
  }),
  cameBackAt: momentOf(issue.reopened_at),
  decision,
  tasks: tasks
    .filter(({ source_issue_id }) => source_issue_id === issue.id)
    .slice(0, MOST_TASKS)
    .map(({ id, title, status }) => ({ id, title, isDone: status === 'done' })),
})
