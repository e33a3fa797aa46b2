import type { PoolClient } from 'pg'
import { newCompanyToken } from '../../../server/company-tokens.ts'
import type { Services } from '../../../server/services.ts'
import { hashOfToken } from '../../../server/session.ts'
import type { Actor } from '../../../sync/actor.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { newId } from '../../../sync/id.ts'
import { team } from '../../../sync/scope.ts'
import { people } from '../../people/people.table.ts'
import { isAtLeast } from '../../rights/levels.rules.ts'
import { expiryOf } from '../../time/expiry.rules.ts'
import { leastLevel } from './scopes.rules.ts'
import { draftProblem } from './token-draft.rules.ts'
import { recordToken } from './token-audit.mutations.ts'
import { refuse } from './tokens.refusals.ts'
import type { ListedToken, MadeToken, NewToken, TokenList } from './tokens.requests.ts'
import { MOST_TOKENS_PER_COMPANY, MOST_TOKENS_PER_PERSON, TOKEN_PREFIX } from './tokens.rules.ts'

type Serving = Pick<Services, 'node'>

/** A member of a company as it is served here, with the rights that they have now. */
async function memberOf({ node }: Serving, companyId: string, personId: string) {
  const served = (await node.companyOf(companyId, personId)) ?? notFound()
  const actor = served.replica.actor(personId) ?? notFound()
  return { actor, level: served.replica.store.get(people, personId)!.level }
}

/** Who looks after the company sees and revokes everybody's tokens, and others their own. */
const managesTokens = (actor: Actor): boolean => actor.can('company_settings')

/** The tokens that have not been revoked, the latest first. */
export async function tokensFor(services: Serving, companyId: string, personId: string): Promise<TokenList> {
  const { actor } = await memberOf(services, companyId, personId)
  const isWhole = managesTokens(actor)
  return services.node.options.inCompany(companyId, personId, async (client) => {
    const { rows } = await client.query<
      Record<'createdAt' | 'expiresAt', Date> & { lastUsedAt: Date | null }
    >(
      `select t.id, t.name, t.scopes, t.team_ids as "teamIds", t.proposes, p.full_name as "madeBy", t.person_id = $2 as "isOwn",
         t.created_at as "createdAt", t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt"
       from api_tokens t join people p on p.company_id = t.company_id and p.id = t.person_id
       where t.company_id = $1 and t.revoked_at is null and ($3 or t.person_id = $2) order by t.created_at desc`,
      [companyId, personId, isWhole],
    )
    const tokens = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    })) as unknown as ListedToken[]
    return { tokens, isWhole }
  })
}

/** Makes a token that does what the person may do, and no more. It is told once; the database has only its hash. */
export async function makeToken(
  services: Serving,
  personId: string,
  wanted: NewToken,
  network: string | null = null,
): Promise<MadeToken> {
  const { companyId, name, teamIds, proposes } = wanted
  const scopes = [...new Set(wanted.scopes)]
  const problem = draftProblem(wanted)
  if (problem) refuse(problem.code)
  const { actor, level } = await memberOf(services, companyId, personId)
  const least = leastLevel(scopes)
  if (!isAtLeast(level, least)) refuse('token/level-too-low')
  if (teamIds?.some((id) => !actor.sees(team(id)))) refuse('token/foreign-team')
  const now = Date.now()
  const expiresAt = expiryOf(wanted.expires, now) ?? refuse('token/expiry')
  const [id, token] = [newId(), TOKEN_PREFIX + newCompanyToken(companyId)]
  await requireRoom(services, companyId, personId)
  // The log may say that a token was made which nobody was told; never the other way round.
  const entry = { id, actorId: personId, personId, action: 'token made', subject: name }
  await services.node.run(companyId, null, recordToken, entry, network)
  await services.node.options.inCompany(companyId, personId, async (client) => {
    await countTokens(client, companyId, personId)
    await client.query(
      `insert into api_tokens (company_id, id, person_id, name, token_hash, scopes, team_ids, least, proposes, created_at, expires_at,
         revoked_entry_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        companyId,
        id,
        personId,
        name,
        hashOfToken(token),
        JSON.stringify(scopes),
        teamIds && JSON.stringify(teamIds),
        least,
        proposes,
        new Date(now),
        expiresAt,
        newId(),
      ],
    )
  })
  return { token }
}

/** Nothing is written down for somebody who has too many already. */
const requireRoom = ({ node }: Serving, companyId: string, personId: string) =>
  node.options.inCompany(companyId, personId, (client) => countTokens(client, companyId, personId))

/** Holds the company's row, so that two at once don't both take the last place. */
async function countTokens(client: PoolClient, companyId: string, personId: string): Promise<void> {
  await client.query('select from companies where company_id = $1 for no key update', [companyId])
  const { rows } = await client.query<{ own: number; all: number }>(
    `select count(*)::int as all, (count(*) filter (where person_id = $2))::int as own
     from api_tokens where company_id = $1 and revoked_at is null`,
    [companyId, personId],
  )
  const { own, all } = rows[0]!
  if (own >= MOST_TOKENS_PER_PERSON) refuse('token/too-many-own', { limit: MOST_TOKENS_PER_PERSON })
  if (all >= MOST_TOKENS_PER_COMPANY) refuse('token/too-many', { limit: MOST_TOKENS_PER_COMPANY })
}

/** Ends a token at once, on every node: each request looks it up. Doing it again finishes what was left. */
export async function revokeToken(
  services: Serving,
  personId: string,
  { companyId, tokenId }: { companyId: string; tokenId: string },
  network: string | null = null,
): Promise<void> {
  const { actor } = await memberOf(services, companyId, personId)
  const { node } = services
  const ended = await node.options.inCompany(companyId, personId, async (client) => {
    const { rows } = await client.query<{ ownerId: string; entryId: string; name: string }>(
      `update api_tokens set revoked_at = coalesce(revoked_at, $5) where company_id = $1 and id = $2 and ($3 or person_id = $4)
       returning person_id as "ownerId", revoked_entry_id as "entryId", name`,
      [companyId, tokenId, managesTokens(actor), personId, new Date()],
    )
    return rows[0]
  })
  if (!ended) notFound()
  const { entryId, ownerId, name } = ended
  const entry = { id: entryId, actorId: personId, personId: ownerId, action: 'token revoked', subject: name }
  await node.run(companyId, null, recordToken, entry, network)
}
