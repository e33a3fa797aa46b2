import { useSyncExternalStore } from 'react'

const phone = matchMedia('(width < 48rem)')

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's at this moment. */
export const isNarrow = (): boolean => phone.matches

/** As `isNarrow`, and follows it. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)
