import { useQuery } from '@tanstack/react-query'
import { receivedInvitationsQuery } from '../features/people/received-invitations-query.ts'

/** How many companies wait for an answer to their invitation; 0 while that is not known. */
export function usePendingInvitations(): number {
  return useQuery(receivedInvitationsQuery).data?.invitations.length ?? 0
}
