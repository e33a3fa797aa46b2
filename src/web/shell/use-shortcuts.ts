import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Starts the keyboard shortcuts right after the first paint. Their code and all commands are loaded separately from the shell. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const listening = new AbortController()
    // Everything can be reached without them, and the next page load tries again.
    import('./shortcuts.ts').then(
      ({ listenForShortcuts }) => listenForShortcuts(navigate, listening.signal),
      () => {},
    )
    return () => listening.abort()
  }, [navigate])
}
