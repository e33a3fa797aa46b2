/**
 * Where to go after signing in. Only paths on this site are followed: for another origin, a scheme, or a path that a
 * browser would read as one (`//`, `/\`), the answer is `fallback`.
 */
export function safeReturnPath(returnTo: string | null | undefined, fallback = '/dashboard'): string {
  if (!returnTo || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(returnTo)) return fallback
  return returnTo
}
