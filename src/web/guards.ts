import { session } from '../features/accounts/sessions/session-resource.ts'
import { leaveForSignIn } from './leave.ts'

const forever = new Promise<never>(() => {})

/** Sends visitors to the sign-in page. */
export async function requireSession(): Promise<void> {
  const { user } = await session.ensure()
  if (user) return
  leaveForSignIn()
  await forever
}
