/** Opens the sign-in page, which afterwards leads back here. Loads it anew, so that nothing of the session stays. */
export function leaveForSignIn(): void {
  const here = location.pathname + location.search
  location.replace(`/login?${new URLSearchParams({ returnTo: here })}`)
}
