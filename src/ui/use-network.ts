import { useSyncExternalStore } from 'react'
import { useSyncStatus } from '../sync/browser/react.ts'

/** Whether this machine has any network. */
export function useNetwork(): boolean {
  return useSyncExternalStore(followNetwork, () => navigator.onLine)
}

/** Whether nothing can be fetched at the moment, as far as is known. */
export function useIsOffline(): boolean {
  const { online } = useSyncStatus()
  return !useNetwork() || online === false
}

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
