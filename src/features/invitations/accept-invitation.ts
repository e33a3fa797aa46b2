import { post } from '../../ui/post.ts'
import { RequestError, requestJson } from '../../ui/request.ts'
import { cleanAddress, fromAddress } from '../accounts/address-bar.ts'
import type { CurrentSession } from '../accounts/sessions/sessions.requests.ts'
import type { OpenedInvitation } from './invitations.requests.ts'
import { ACCEPT_FAILED } from './invitations.text.ts'

/** How a browser that came by an invitation's link stands to it. */
export type Arrival =
  /** Used, withdrawn, expired, or no link was opened here; `signedIn` leads on to the app. */
  | { kind: 'invalid'; signedIn: boolean }
  | { kind: 'signed out'; invitation: OpenedInvitation }
  | { kind: 'other address'; invitation: OpenedInvitation; email: string }
  | { kind: 'accepted'; invitation: OpenedInvitation }

/**
 * Exchanges the token of the address for a cookie and takes it out of the address bar; then, when the signed-in person has the
 * invited address, accepts. Throws when the server can't be reached.
 */
export async function arrive(): Promise<Arrival> {
  const token = fromAddress('token')
  cleanAddress()
  const [invitation, { user }] = await Promise.all([
    opened(token),
    requestJson<CurrentSession>('GET', '/api/session'),
  ])
  if (!invitation) return { kind: 'invalid', signedIn: user !== null }
  if (!user) return { kind: 'signed out', invitation }
  if (user.email !== invitation.email) return { kind: 'other address', invitation, email: user.email }
  await post('/api/invitations/accept', {}, ACCEPT_FAILED)
  return { kind: 'accepted', invitation }
}

type Answer = { invitation: OpenedInvitation | null }

/** What the token invites to, or without one what this browser has opened before. */
async function opened(token: string | null): Promise<OpenedInvitation | null> {
  if (token === null) return (await requestJson<Answer>('GET', '/api/invitations/opened')).invitation
  try {
    return (await requestJson<Answer>('POST', '/api/invitations/open', { token })).invitation
  } catch (error) {
    if (error instanceof RequestError && (error.status === 410 || error.status === 400)) return null
    throw error
  }
}
