import { createContext, useContext } from 'react'
import type { SyncClient } from './client.ts'

export const SyncContext = createContext<SyncClient | null>(null)

export function useSyncClient(): SyncClient {
  const client = useContext(SyncContext)
  if (!client) throw new Error('No SyncProvider above this component')
  return client
}
