import { queryOptions, useQuery } from '@tanstack/react-query'
import { requestJson } from '../ui/request.ts'

type Waiting = { invitations: readonly unknown[] }

const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => requestJson<Waiting>('GET', '/api/invitations', undefined, signal),
})

/** How many companies wait for an answer to their invitation; 0 while that is not known. */
export function usePendingInvitations(): number {
  return useQuery(invitationsQuery).data?.invitations.length ?? 0
}
