import { receivedInvitations } from '../features/invitations/received-invitations.ts'

/** The number of invitations from companies that haven't been answered; 0 until that is known. */
export function usePendingInvitations(): number {
  return receivedInvitations.use().data?.invitations.length ?? 0
}
