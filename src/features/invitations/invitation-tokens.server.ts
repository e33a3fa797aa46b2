import type pg from 'pg'
import { companyOfToken, newCompanyToken } from '../../server/company-tokens.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { hashOfToken } from '../../server/session.ts'
import { newId } from '../../sync/id.ts'
import type { OpenedInvitation } from './invitations.requests.ts'
import { displayName } from '../people/people.rules.ts'

export interface Invited extends OpenedInvitation {
  companyId: string
  invitationId: string
}

/** Makes a token for an invitation, valid until `expires`; earlier tokens stay valid. */
export async function makeInvitationToken(
  client: pg.PoolClient,
  companyId: string,
  invitationId: string,
  expires: Date,
): Promise<string> {
  const token = newCompanyToken(companyId)
  await client.query(
    'insert into invitation_tokens (company_id, id, invitation_id, token_hash, expires_at) values ($1, $2, $3, $4, $5)',
    [companyId, newId(), invitationId, hashOfToken(token), expires],
  )
  return token
}

/** Notes that the mail of this sending was handed over, with the token that expires then. */
export async function noteMailed(
  client: pg.PoolClient,
  companyId: string,
  invitationId: string,
  sentAt: Date,
  expires: Date,
): Promise<void> {
  await client.query(
    'update invitation_tokens set sent_at = $4 where company_id = $1 and invitation_id = $2 and expires_at = $3',
    [companyId, invitationId, expires, sentAt],
  )
}

/** The invitation of an unused, unexpired token, or null. */
export async function readInvitationToken(pool: pg.Pool, token: string): Promise<Invited | null> {
  const companyId = companyOfToken(token)
  if (companyId === null) return null
  return inCompany(pool, companyId, null, async (client) => {
    const { rows } = await client.query<
      Omit<Invited, 'inviterName'> & { inviter: string; inviterEmail: string }
    >(
      `select i.company_id as "companyId", i.id as "invitationId", c.name as "companyName", i.email,
         p.full_name as inviter, p.email as "inviterEmail"
       from invitation_tokens t
       join invitations i on i.company_id = t.company_id and i.id = t.invitation_id
       join companies c on c.company_id = i.company_id
       join people p on p.company_id = i.company_id and p.id = i.invited_by
       where t.company_id = $1 and t.token_hash = $2 and t.used_at is null and t.expires_at > now() and i.status = 'pending'`,
      [companyId, hashOfToken(token)],
    )
    if (!rows[0]) return null
    const { inviter, inviterEmail, ...opened } = rows[0]
    return { ...opened, inviterName: displayName({ fullName: inviter, email: inviterEmail }) }
  })
}

const ONE_TOKEN = 'company_id = $1 and token_hash = $2'

/** Uses a token up. It is one conditional update, so of any number of simultaneous attempts only one succeeds. */
export const useInvitationToken = (pool: pg.Pool, token: string): Promise<boolean> =>
  changeToken(
    pool,
    token,
    `update invitation_tokens set used_at = now() where ${ONE_TOKEN} and used_at is null and expires_at > now()`,
  )

/** Makes a token usable again, when accepting failed through no fault of the person. */
export const releaseInvitationToken = (pool: pg.Pool, token: string): Promise<boolean> =>
  changeToken(pool, token, `update invitation_tokens set used_at = null where ${ONE_TOKEN}`)

async function changeToken(pool: pg.Pool, token: string, statement: string): Promise<boolean> {
  const companyId = companyOfToken(token)
  if (companyId === null) return false
  return inCompany(pool, companyId, null, async (client) => {
    const { rowCount } = await client.query(statement, [companyId, hashOfToken(token)])
    return rowCount === 1
  })
}
