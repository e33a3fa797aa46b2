import { requestJson } from '../../ui/request.ts'
import { makeResource } from '../../ui/resource.ts'
import type { ReceivedInvitation } from './invitations.requests.ts'

/** The signed-in person's unanswered invitations, from whichever companies. */
export const receivedInvitations = makeResource(() =>
  requestJson<{ invitations: ReceivedInvitation[] }>('GET', '/api/invitations'),
)

export const reloadInvitations = (): void => void receivedInvitations.refresh().catch(() => undefined)
