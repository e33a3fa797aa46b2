import { useEffect, useSyncExternalStore } from 'react'
import type { KeyLine } from './KeyList.tsx'

/** What the keys of one screen do, for the list of all shortcuts. */
export interface ScreenKeys {
  title: string
  keys: readonly KeyLine[]
}

let shown: ScreenKeys | null = null
const listeners = new Set<() => void>()

function change(next: ScreenKeys | null): void {
  shown = next
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lists the keys of the screen among all shortcuts while it is there. `keys` stays the same object. */
export function useOwnKeys(keys: ScreenKeys): void {
  useEffect(() => {
    change(keys)
    return () => change(null)
  }, [keys])
}

/** The keys of the present screen, if it has any of its own. */
export const useScreenKeys = (): ScreenKeys | null => useSyncExternalStore(follow, () => shown)
