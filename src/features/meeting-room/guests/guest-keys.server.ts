import { companyOfToken, newCompanyToken } from '../../../server/company-tokens.ts'
import type { Services } from '../../../server/services.ts'
import { hashOfToken } from '../../../server/session.ts'
import { newId } from '../../../sync/id.ts'
import { admitGuest } from './guest-acts.mutations.ts'
import type { LinkState, NewLink, Over } from './guests.requests.ts'

type Serving = Pick<Services, 'node' | 'origins'>

/** A meeting of a company. */
interface Place {
  companyId: string
  meetingId: string
}

export const linkState = ({ node }: Serving, { companyId, meetingId }: Place): Promise<LinkState> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ since: Date }>(
      'select created_at as since from guest_links where company_id = $1 and id = $2',
      [companyId, meetingId],
    )
    return { since: rows[0]?.since.toISOString() ?? null }
  })

/** Makes the meeting's link in place of an earlier one. Its secret is part of the address that browsers keep to themselves. */
export async function makeLink(
  { node, origins }: Serving,
  { companyId, meetingId }: Place,
): Promise<NewLink> {
  const [token, since] = [newCompanyToken(companyId), new Date().toISOString()]
  await node.options.inCompany(companyId, null, (client) =>
    client.query(
      `insert into guest_links (company_id, id, token_hash, created_at) values ($1, $2, $3, $4)
       on conflict (company_id, id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [companyId, meetingId, hashOfToken(token), since],
    ),
  )
  return { address: `${origins.publicUrl()}/guest#${token}`, since }
}

/** Nobody else comes in by the link. */
export const closeLink = ({ node }: Serving, { companyId, meetingId }: Place): Promise<unknown> =>
  node.options.inCompany(companyId, null, (client) =>
    client.query('delete from guest_links where company_id = $1 and id = $2', [companyId, meetingId]),
  )

/** The running meeting that a link leads to; null if it leads nowhere, or not any more. */
export async function meetingOfLink({ node }: Serving, token: string): Promise<Place | null> {
  const companyId = companyOfToken(token)
  if (companyId === null) return null
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ meetingId: string }>(
      `select l.id as "meetingId" from guest_links l join meetings m on m.company_id = l.company_id and m.id = l.id
       where l.company_id = $1 and l.token_hash = $2 and m.status = 'active'`,
      [companyId, hashOfToken(token)],
    )
    return rows[0] ? { companyId, ...rows[0] } : null
  })
}

/** A guest whose key a browser has shown. */
export interface KnownGuest extends Place {
  guestId: string
  /** Why they are not in the meeting any more; null while they are. */
  over: Over | null
}

export async function guestOfKey({ node }: Serving, key: string): Promise<KnownGuest | null> {
  const companyId = companyOfToken(key)
  if (companyId === null) return null
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<Omit<KnownGuest, 'companyId'>>(
      `select g.id as "guestId", g.meeting_id as "meetingId",
         case when g.left_at is not null then 'removed' when m.status <> 'active' then 'ended' end as over
       from guest_keys k
       join meeting_guests g on g.company_id = k.company_id and g.id = k.id
       join meetings m on m.company_id = g.company_id and m.id = g.meeting_id
       where k.company_id = $1 and k.key_hash = $2`,
      [companyId, hashOfToken(key)],
    )
    return rows[0] ? { companyId, ...rows[0] } : null
  })
}

/** Lets somebody in, and answers the key that their browser shows from then on. */
export async function admit(
  { node }: Serving,
  { companyId, meetingId }: Place,
  name: string,
): Promise<string> {
  const [guestId, key] = [newId(), newCompanyToken(companyId)]
  await node.run(companyId, null, admitGuest, { id: guestId, meetingId, name })
  await node.options.inCompany(companyId, null, (client) =>
    client.query('insert into guest_keys (company_id, id, key_hash) values ($1, $2, $3)', [
      companyId,
      guestId,
      hashOfToken(key),
    ]),
  )
  return key
}
