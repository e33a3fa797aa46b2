import { useEffect } from 'react'

type Part = { preload(): Promise<void> }

const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1_000))

/** Fetches these parts of a screen while nothing else happens, so that they open at once and without a connection too. */
export function usePreload(...parts: readonly Part[]): void {
  useEffect(() => {
    whenIdle(() => {
      // A part that fails to load says so when it is opened.
      for (const part of parts) part.preload().catch(() => {})
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The parts of a screen are always the same.
  }, [])
}
