import { queryOptions } from '@tanstack/react-query'
import { requestJson } from '../../ui/request.ts'
import type { ReceivedInvitation } from './invitation-requests.table.ts'

/** The invitations that wait for the signed-in person, of whichever company. */
export const receivedInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) =>
    requestJson<{ invitations: ReceivedInvitation[] }>('GET', '/api/invitations', undefined, signal),
})
