import { useEffect, useSyncExternalStore } from 'react'

let unfinished = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  unfinished += by
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says, while `active`, that the person is in the middle of something that would be lost with the part of the page it stands in. */
export function useUnfinished(active: boolean): void {
  useEffect(() => {
    if (!active) return
    change(1)
    return () => change(-1)
  }, [active])
}

/** Whether a dialog is open or a field in a grid is being edited: what moves the page on by itself waits for it. */
export const useIsUnfinished = (): boolean => useSyncExternalStore(follow, () => unfinished > 0)
