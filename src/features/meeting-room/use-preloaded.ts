import { useEffect } from 'react'

/** Fetches code before it is asked for: a meeting goes on when the network does not. `parts` is a constant. */
export function usePreloaded(parts: readonly { preload: () => Promise<unknown> }[]): void {
  useEffect(() => {
    // What fails here is fetched again, and reported, when it is really wanted.
    for (const part of parts) part.preload().catch(() => {})
  }, [parts])
}
