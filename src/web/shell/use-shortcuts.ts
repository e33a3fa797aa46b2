import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { take } from '../../ui/take.ts'
import { asksForPalette, isTyped } from './typed-ahead.ts'

/** Starts the keyboard shortcuts right after the first paint. Their code and all commands are loaded separately from the shell. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // What is pressed until they have loaded counts then.
    const early: KeyboardEvent[] = []
    const keep = (event: KeyboardEvent) => event.defaultPrevented || early.push(event)
    const keepTyped = (event: KeyboardEvent) => {
      if (!early.some(asksForPalette) || !isTyped(event)) return
      take(event)
      early.push(event)
    }
    addEventListener('keydown', keepTyped, { signal, capture: true })
    addEventListener('keydown', keep, { signal })
    // Everything can be reached without them, and the next page load tries again.
    import('./shortcuts.ts').then(
      ({ listenForShortcuts }) => {
        removeEventListener('keydown', keepTyped, { capture: true })
        removeEventListener('keydown', keep)
        listenForShortcuts(navigate, signal, early)
      },
      () => {},
    )
    return () => listening.abort()
  }, [navigate])
}
