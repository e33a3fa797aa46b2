import { forgetSession } from '../features/accounts/sessions/kept-session.ts'

/** Goes to the sign-in page, which leads back here afterwards. Loads a new document, so that nothing of the session remains. */
export function leaveForSignIn(): void {
  forgetSession()
  const here = location.pathname + location.search
  location.replace(`/login?${new URLSearchParams({ returnTo: here })}`)
}
