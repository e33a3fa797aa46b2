import { requestJson } from '../ui/request.ts'
import { toast } from '../ui/toast.ts'

let signingOut = false

/** Opens the sign-in page, which afterwards leads back here. Loads it anew, so that nothing of the session stays. */
export function leaveForSignIn(): void {
  // Synchronisation notices the end of the session too, and would lead the next person back here.
  if (signingOut) return
  const here = location.pathname + location.search
  location.replace(`/login?${new URLSearchParams({ returnTo: here })}`)
}

/** Ends this session and opens the sign-in page. */
export async function signOut(): Promise<void> {
  signingOut = true
  try {
    await requestJson('POST', '/api/sign-out', { everywhere: false })
  } catch {
    signingOut = false
    toast.error('Error', 'Failed to sign out. Please try again.')
    return
  }
  location.replace('/login')
}
