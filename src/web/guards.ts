import { sessionQuery } from '../features/accounts/session-query.ts'
import { queryClient } from './query-client.ts'

const forever = new Promise<never>(() => {})

/** Opens the sign-in page, which afterwards leads back here. Loads it anew, so that nothing of the session stays. */
export function leaveForSignIn(): void {
  const here = location.pathname + location.search
  location.replace(`/login?${new URLSearchParams({ returnTo: here })}`)
}

/** Sends visitors to the sign-in page. */
export async function requireSession(): Promise<void> {
  const { user } = await queryClient.ensureQueryData(sessionQuery)
  if (user) return
  leaveForSignIn()
  await forever
}
