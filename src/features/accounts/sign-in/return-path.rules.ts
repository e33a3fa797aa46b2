/**
 * Where to go after signing in. Only a path of this site is followed: another origin, a scheme or a path the
 * browser would read as one (`//`, `/\`) falls back to the given path.
 */
export function safeReturnPath(returnTo: string | null | undefined, fallback = '/dashboard'): string {
  if (!returnTo || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(returnTo)) return fallback
  return returnTo
}
