import { post } from '../../ui/post.ts'
import { RequestError, requestJson } from '../../ui/request.ts'
import { cleanAddress, fromAddress } from '../accounts/address-bar.ts'
import type { CurrentSession } from '../accounts/sessions/sessions.requests.ts'
import type { OpenedInvitation } from './invitations.requests.ts'
import { ACCEPT_FAILED } from './invitations.text.ts'

/** What a browser that followed an invitation's link can do with it. */
export type Arrival =
  /** Used, withdrawn or expired, or no link was opened here; `signedIn` says where to go from here. */
  | { kind: 'invalid'; signedIn: boolean }
  | { kind: 'signed out'; invitation: OpenedInvitation }
  | { kind: 'other address'; invitation: OpenedInvitation; email: string }
  | { kind: 'accepted'; invitation: OpenedInvitation }

/**
 * Exchanges the token in the address bar for a cookie, and accepts if the invited person is signed in.
 * Throws if the server can't be reached.
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

/** The token's invitation, or without a token the one that this browser opened before. */
async function opened(token: string | null): Promise<OpenedInvitation | null> {
  if (token === null) return (await requestJson<Answer>('GET', '/api/invitations/opened')).invitation
  try {
    return (await requestJson<Answer>('POST', '/api/invitations/open', { token })).invitation
  } catch (error) {
    if (error instanceof RequestError && (error.status === 410 || error.status === 400)) return null
    throw error
  }
}
