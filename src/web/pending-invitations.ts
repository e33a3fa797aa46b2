import { receivedInvitations } from '../features/invitations/received-invitations.ts'

/** How many companies wait for an answer to their invitation; 0 while that is not known. */
export function usePendingInvitations(): number {
  return receivedInvitations.use().data?.invitations.length ?? 0
}
