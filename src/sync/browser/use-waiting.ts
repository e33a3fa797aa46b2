import { useMemo, useSyncExternalStore } from 'react'
import type { QueuedMutation } from '../pending.ts'
import type { RefusalText } from '../refusal.ts'
import { useSyncClient } from './context.ts'

/** What waits to be sent, in its order. */
export function useWaiting(): readonly QueuedMutation[] {
  const { waiting } = useSyncClient()
  return useSyncExternalStore(waiting.subscribe, waiting.read)
}

export interface RefusedActions {
  /** Makes a refused change again. Resolves to the refusal if it is refused here at once, and then keeps it. */
  retry(key: string): Promise<RefusalText | null>
  discard(keys: readonly string[]): Promise<void>
  /** Takes back that they were discarded. */
  keep(mutations: readonly QueuedMutation[]): Promise<void>
}

/** What may become of changes that the server refused. */
export function useRefusedActions(): RefusedActions {
  const client = useSyncClient()
  return useMemo(
    () => ({
      retry: (key: string) => client.retryParked(key),
      discard: (keys: readonly string[]) => client.discardParked(keys),
      keep: (mutations: readonly QueuedMutation[]) => client.keepParked(mutations),
    }),
    [client],
  )
}
