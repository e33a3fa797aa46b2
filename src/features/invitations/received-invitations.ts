import { requestJson } from '../../ui/request.ts'
import { makeResource } from '../../ui/resource.ts'
import type { ReceivedInvitation } from './invitations.requests.ts'

/** The invitations that wait for the signed-in person, of whichever company. */
export const receivedInvitations = makeResource(() =>
  requestJson<{ invitations: ReceivedInvitation[] }>('GET', '/api/invitations'),
)

export const reloadInvitations = (): void => void receivedInvitations.refresh().catch(() => undefined)
