import type pg from 'pg'
import { HttpError } from '../../server/http-error.ts'
import { asPerson } from '../../server/database/in-company.ts'
import type { Services } from '../../server/services.ts'
import type { Session } from '../../server/session.ts'
import { newId } from '../../sync/id.ts'
import { isFinal } from '../../sync/refusal.ts'
import { chooseCompany } from '../companies/company-directory.server.ts'
import { INVITATION_LIFETIME_MS } from './invitations.rules.ts'
import type { ReceivedInvitation } from './invitations.requests.ts'
import {
  type Invited,
  readInvitationToken,
  releaseInvitationToken,
  useInvitationToken,
} from './invitation-tokens.server.ts'
import { declineInvitation, joinCompany } from './joining.mutations.ts'
import { displayName } from '../people/people.rules.ts'
import { refuse } from './invitations.refusals.ts'
import * as texts from './invitations.text.ts'
import { MOST_TEAMS } from './invitations.table.ts'

type Found = Omit<ReceivedInvitation, 'inviterName' | 'invitedAt'> & {
  inviter: string
  inviterEmail: string
  sentAt: Date
}

/** Unexpired invitations to the person's verified address, from whichever companies. */
export async function invitationsOf({ pool, node }: Services, userId: string): Promise<ReceivedInvitation[]> {
  const { rows } = await node.readingAll(
    () => asPerson(pool, userId, inviting),
    () =>
      asPerson(pool, userId, (client) =>
        client.query<Found>(
          `select id, company_id as "companyId", company_name as "companyName", level as "permissionLevel",
             inviter_name as inviter, inviter_email as "inviterEmail", sent_at as "sentAt"
           from invitations_of_user() where sent_at > now() - make_interval(secs => $1) order by sent_at desc limit 100`,
          [INVITATION_LIFETIME_MS / 1_000],
        ),
      ),
  )
  return rows.map(({ inviter, inviterEmail, sentAt, ...invitation }) => ({
    ...invitation,
    inviterName: displayName({ fullName: inviter, email: inviterEmail }),
    invitedAt: sentAt.toISOString(),
  }))
}

/** The ids of the companies that invite the person. */
async function inviting(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct company_id as id from invited_addresses
     where email = (select email from users where id = app_user_id() and email_verified)`,
  )
  return rows.map(({ id }) => id)
}

/** Who accepts, and the network they do it from. */
export type Accepting = { session: Session; network: string | null }

/** Accepts by the token this browser opened, which must have been mailed to the session's verified address. */
export async function acceptByToken(
  services: Services,
  accepting: Accepting,
  token: string,
): Promise<string> {
  const { session } = accepting
  const { pool } = services
  const opened = (await readInvitationToken(pool, token)) ?? invalid(texts.ACCEPT_FAILED)
  const email = await verifiedEmail(pool, session.userId)
  if (email !== opened.email)
    throw new HttpError(403, refuse.reason('invitation/other-address'), texts.ACCEPT_FAILED)
  if (!(await useInvitationToken(pool, token))) invalid(texts.ACCEPT_FAILED)
  try {
    return await join(services, accepting, opened)
  } catch (error) {
    if (!isFinal(error)) await releaseInvitationToken(pool, token)
    throw error
  }
}

/** Accepts one of the unanswered invitations to the session's verified address. */
export async function acceptById(
  services: Services,
  accepting: Accepting,
  invitationId: string,
): Promise<string> {
  return join(services, accepting, await received(services, accepting.session, invitationId))
}

export async function declineById(services: Services, session: Session, invitationId: string): Promise<void> {
  const { companyId } = await received(services, session, invitationId)
  await services.node.run(companyId, null, declineInvitation, { invitationId, email: session.email })
}

/** Anybody who has the mailed token may decline, signed in or not. */
export async function declineByToken({ pool, node }: Services, token: string): Promise<void> {
  const { companyId, invitationId, email } =
    (await readInvitationToken(pool, token)) ?? invalid(texts.DECLINE_FAILED)
  await node.run(companyId, null, declineInvitation, { invitationId, email })
}

async function received(services: Services, { userId, email }: Session, invitationId: string) {
  const invitation = (await invitationsOf(services, userId)).find(({ id }) => id === invitationId)
  if (!invitation)
    throw new HttpError(404, refuse.reason('invitation/no-longer-valid'), texts.INVITATION_FAILED)
  return { companyId: invitation.companyId, invitationId, email }
}

type Joining = Pick<Invited, 'companyId' | 'invitationId' | 'email'>

async function join(
  services: Services,
  { session, network }: Accepting,
  { companyId, invitationId, email }: Joining,
): Promise<string> {
  const { userId: personId, fullName } = session
  const membershipIds = Array.from({ length: MOST_TEAMS }, () => newId())
  const account = { personId, email, fullName }
  const joining = { invitationId, auditId: newId(), membershipIds, ...account }
  await services.node.run(companyId, null, joinCompany, joining, network)
  await chooseCompany(services, personId, companyId)
  return companyId
}

async function verifiedEmail(pool: pg.Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from users where id = $1 and email_verified',
    [userId],
  )
  return rows[0]?.email ?? null
}

function invalid(title: string): never {
  throw new HttpError(410, refuse.reason('invitation/no-longer-valid'), title)
}
