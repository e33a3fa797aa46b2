import pg from 'pg'
import { companyOfToken } from '../../../server/company-tokens.ts'
import { askAtOnce } from '../../../server/database/in-company.ts'
import type { Services } from '../../../server/services.ts'
import { hashOfToken } from '../../../server/session.ts'
import { LEVELS } from '../../rights/levels.rules.ts'
import type { TokenScope } from './scopes.rules.ts'
import type { Grant } from './token-actor.access.ts'
import { TOKEN_PREFIX } from './tokens.rules.ts'

/** A token that counts, and whose it is. */
export interface Token extends Grant {
  id: string
  companyId: string
  personId: string
  name: string
  scopes: TokenScope[]
  proposes: boolean
}

type Serving = Pick<Services, 'node' | 'pool'>

interface Found extends Token {
  isOver: boolean
  isStale: boolean
}

const levels = `array[${LEVELS.map((level) => pg.escapeLiteral(level)).join()}]`

/** Whoever was removed, or was ever below the level that it needs, has to make a new one. The log says so, or did (`endTokens`). */
const ENDED_BY_LOG = `exists (select from audit_log a
  where a.company_id = t.company_id and a.person_id = t.person_id and a.at >= t.created_at and a.action in ('level changed', 'removed')
    and (a.after is null or array_position(${levels}, a.after) < array_position(${levels}, t.least)))`

const tokenWith = (companyId: string, hash: string): string => `
  select t.id, t.person_id as "personId", t.name, t.scopes, t.team_ids as "teamIds", t.proposes,
    t.expires_at <= now() as "isOver",
    t.last_used_at is null or t.last_used_at < now() - interval '1 hour' as "isStale"
  from api_tokens t
  where t.company_id = ${pg.escapeLiteral(companyId)} and t.token_hash = ${pg.escapeLiteral(hash)} and t.revoked_at is null
    and t.ended_at is null and not ${ENDED_BY_LOG}`

/** Writes down with each token that the log has ended it, so that the log may forget it. */
export const endTokens = ({ node }: Pick<Services, 'node'>, companyId: string): Promise<void> =>
  node.options.inCompany(companyId, null, async (client) => {
    await client.query(
      `update api_tokens t set ended_at = $2
       where t.company_id = $1 and t.revoked_at is null and t.ended_at is null and ${ENDED_BY_LOG}`,
      [companyId, new Date()],
    )
  })

/** Looks a token up afresh, so that one that was revoked ends on every node at once. Null for what is none or no longer one. */
export async function findToken(services: Serving, text: string): Promise<Token | 'expired' | null> {
  const secret = text.startsWith(TOKEN_PREFIX) ? text.slice(TOKEN_PREFIX.length) : ''
  const companyId = companyOfToken(secret)
  if (companyId === null) return null
  const [found] = await lookUp(services, companyId, tokenWith(companyId, hashOfToken(text)))
  if (!found) return null
  const { isOver, isStale, ...token } = found
  if (isOver) return 'expired'
  if (isStale) await noteUse(services, companyId, token.id)
  return { ...token, companyId }
}

/** Every request waits for this, so it is one round trip where it can be. */
const lookUp = ({ node, pool }: Serving, companyId: string, text: string): Promise<Found[]> =>
  node.options.distributed === true
    ? node.options.inCompany(companyId, null, async (client) => (await client.query<Found>(text)).rows)
    : askAtOnce<Found>(pool, companyId, text)

/** To the hour: that it is in use is what counts. */
const noteUse = ({ node }: Serving, companyId: string, id: string) =>
  node.options.inCompany(companyId, null, (client) =>
    client.query('update api_tokens set last_used_at = now() where company_id = $1 and id = $2', [
      companyId,
      id,
    ]),
  )
