import type { CurrentSession } from './sessions.requests.ts'

const KEY = 'session'

/** Remembers who is signed in, so that the app opens while the server is away. */
export const keepSession = (current: CurrentSession): void =>
  localStorage.setItem(KEY, JSON.stringify(current))

/** Who was signed in when the server was last heard; null if this device remembers nobody. */
export function keptSession(): CurrentSession | null {
  const kept = localStorage.getItem(KEY)
  return kept === null ? null : (JSON.parse(kept) as CurrentSession)
}

/** Once a session has ended or somebody has signed in, the app must not open for the one before, not even while the server is away. */
export const forgetSession = (): void => localStorage.removeItem(KEY)
