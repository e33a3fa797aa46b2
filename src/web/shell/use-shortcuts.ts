import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Starts the keyboard shortcuts right after the first paint; their code and all commands come apart from the shell's. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const listening = new AbortController()
    // Without them everything can still be reached, and the next page load tries again.
    import('./shortcuts.ts').then(
      ({ listenForShortcuts }) => listenForShortcuts(navigate, listening.signal),
      () => {},
    )
    return () => listening.abort()
  }, [navigate])
}
