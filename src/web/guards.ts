import { sessionQuery } from '../features/accounts/session-query.ts'
import { leaveForSignIn } from './leave.ts'
import { queryClient } from './query-client.ts'

const forever = new Promise<never>(() => {})

/** Sends visitors to the sign-in page. */
export async function requireSession(): Promise<void> {
  const { user } = await queryClient.ensureQueryData(sessionQuery)
  if (user) return
  leaveForSignIn()
  await forever
}
