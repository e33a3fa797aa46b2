import { queryOptions } from '@tanstack/react-query'
import { requestJson } from '../../ui/request.ts'
import type { CurrentSession, ListedSession } from './accounts.table.ts'

/** Who is signed in and their companies. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => requestJson<CurrentSession>('GET', '/api/session', undefined, signal),
})

/** The devices one is signed in on, this one first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) =>
    requestJson<{ sessions: ListedSession[] }>('GET', '/api/sessions', undefined, signal),
  staleTime: 0,
})
