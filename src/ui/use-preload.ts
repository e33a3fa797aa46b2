import { useEffect } from 'react'

type Part = { preload(): Promise<void> }

const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1_000))

/** Loads the code of these parts once the browser is idle, so that they open at once, and without a network too. */
export function usePreload(...parts: readonly Part[]): void {
  useEffect(() => {
    whenIdle(() => {
      // A part that fails to load is loaded again when it is opened, and reports a failure then.
      for (const part of parts) part.preload().catch(() => {})
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The parts of a screen are always the same.
  }, [])
}
