import { createHash } from 'node:crypto'
import { inEveryCompany } from '../../../server/every-company.ts'
import type { ServerFeature, Services } from '../../../server/services.ts'
import { hashOfToken } from '../../../server/session.ts'
import { newId } from '../../../sync/id.ts'
import type { Token } from '../tokens/token-lookup.server.ts'
import { refuse } from './api.refusals.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

/** For how long a key stands for its request. */
const KEPT_HOURS = 24

/**
 * The client of the engine that stands for a request under this key: the same for each repetition. It runs one mutation, as its first, and
 * the engine runs that once, on whichever node and whatever dies in between.
 * @throws {Refusal} if the key was used for another request
 */
export async function clientOf(
  { node }: Pick<Services, 'node'>,
  { id: tokenId, companyId, personId }: Token,
  key: string,
  request: unknown,
): Promise<string> {
  if (!KEY.test(key)) refuse('api/key')
  const values = [companyId, newId(), tokenId, hashOfToken(key), hashOf(request)]
  return node.options.inCompany(companyId, personId, async (client) => {
    const made = await client.query<{ id: string }>(
      `insert into api_requests (company_id, id, token_id, key_hash, body_hash) values ($1, $2, $3, $4, $5)
       on conflict (company_id, token_id, key_hash) do nothing returning id`,
      values,
    )
    if (made.rows[0]) return made.rows[0].id
    const { rows } = await client.query<{ id: string; bodyHash: string }>(
      `select id, body_hash as "bodyHash" from api_requests where company_id = $1 and token_id = $2 and key_hash = $3`,
      [companyId, tokenId, hashOfToken(key)],
    )
    const [earlier] = rows
    return earlier?.bodyHash === hashOf(request) ? earlier.id : refuse('api/key-used')
  })
}

const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

/** A UUIDv7 of the client's moment, which a repetition under the same client fills in alike. */
export function idUnder(clientId: string, field: string): string {
  const hex = createHash('sha256').update(`${clientId} ${field}`).digest('hex')
  return `${clientId.slice(0, 15)}${hex.slice(0, 3)}-a${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}

export const requestWork: NonNullable<ServerFeature['work']> = (services) => ({
  tasks: {
    'forget-api-requests': (_payload, { abortSignal }) =>
      inEveryCompany(services, 'old requests were not forgotten', abortSignal, (companyId) =>
        forgetIn(services, companyId),
      ),
  },
  crontab: ['11 4 * * * forget-api-requests'],
})

/** Forgets requests together with their clients, of whose numbers nothing else depends on. */
const forgetIn = ({ node }: Pick<Services, 'node'>, companyId: string): Promise<void> =>
  node.options.inCompany(companyId, null, async (client) => {
    const gone = await client.query<{ id: string }>(
      `delete from api_requests where company_id = $1 and created_at < now() - make_interval(hours => $2) returning id`,
      [companyId, KEPT_HOURS],
    )
    const settled = await client.query<{ id: string }>(
      `delete from api_proposals where company_id = $1 and settled_at < now() - interval '30 days' returning attempt_id as id`,
      [companyId],
    )
    const ids = [...gone.rows, ...settled.rows].map(({ id }) => id)
    await client.query('delete from sync_client where company_id = $1 and client_id = any ($2)', [
      companyId,
      ids,
    ])
  })
