const KEY = 'route_history'
const MOST = 10

/** Pages of signing in, to which nobody goes back. */
const SKIPPED = ['/login', '/signup', '/auth/callback']

const skips = (path: string): boolean => SKIPPED.some((start) => path.startsWith(start))

/**
 * The history after a visit, the latest last.
 * @param replacing whether the page took the place of the latest one, as when a filter changes in the address
 */
export function afterVisit(history: readonly string[], path: string, replacing = false): string[] {
  if (skips(path)) return [...history]
  const before = replacing ? history.slice(0, -1) : history
  return before.at(-1) === path ? [...before] : [...before, path].slice(-MOST)
}

/** Where somebody was before the page that is open; meetings don't count, because people go back from them. */
export const previousIn = (history: readonly string[]): string | null =>
  history.slice(0, -1).findLast((path) => !path.includes('/meeting/')) ?? null

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path)

/** What this tab remembers. Others may write to the storage, so it is looked at first. */
function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPath) : []
  } catch {
    return []
  }
}

/** Remembers that this tab shows a page: its path with what follows it. */
export const noteVisit = (path: string, replacing: boolean): void =>
  sessionStorage.setItem(KEY, JSON.stringify(afterVisit(remembered(), path, replacing)))

/** The page of this tab before the open one, or null. */
export const previousRoute = (): string | null => previousIn(remembered())
