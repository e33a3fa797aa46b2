import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Actor } from '../actor.ts'
import type { Mutation } from '../define-mutation.ts'
import type { Query } from '../define-query.ts'
import type { QueuedMutation } from '../pending.ts'
import type { RefusalText } from '../refusal.ts'
import { useSyncClient } from './context.ts'

/**
 * The query's result, kept current; undefined only while the company's first rows load. Parts of it that did not
 * change keep their identity. Throws the Refusal when the person may not ask this.
 */
export function useLive<Args, Result>(query: Query<Args, Result>, args: NoInfer<Args>): Result | undefined {
  const client = useSyncClient()
  const key = JSON.stringify(args)
  // The arguments stand for themselves by their text: screens write them out anew at each render.
  const live = useMemo(() => client.live(query, JSON.parse(key) as Args), [client, query, key])
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live])
  const outcome = useSyncExternalStore(subscribe, () => live.current())
  if (outcome && 'error' in outcome) throw outcome.error
  return outcome?.value
}

/** Does a mutation here at once and sends it. A refusal has been shown when it is returned, and nothing was sent. */
export function useMutate(): <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) => RefusalText | null {
  const client = useSyncClient()
  return useCallback((mutation, args) => client.mutate(mutation, args), [client])
}

/** The signed-in person's rights; while the first rows load, those of somebody who may nothing. */
export function useActor(): Actor {
  const client = useSyncClient()
  const subscribe = useCallback((listener: () => void) => client.subscribeActor(listener), [client])
  return useSyncExternalStore(subscribe, () => client.actor())
}

export interface ConnectionState {
  /** Whether the server can be reached; null until the first attempt has succeeded or failed. */
  online: boolean | null
  /** Own changes that the server has not confirmed yet. */
  pending: number
  /** Changes made with an older version, which have to be made again or given up. */
  parked: readonly QueuedMutation[]
  /** The page has to be loaded again before anything more can be changed. */
  outdated: boolean
  /** By the `key` of a parked change; answers the refusal when it can't be made any more. */
  retryParked(key: string): Promise<RefusalText | null>
  discardParked(key: string): Promise<void>
}

export function useConnection(): ConnectionState {
  const client = useSyncClient()
  const state = useSyncExternalStore(client.connection.subscribe, client.connection.read)
  return useMemo(
    () => ({
      ...state,
      retryParked: (key: string) => client.retryParked(key),
      discardParked: (key: string) => client.discardParked(key),
    }),
    [client, state],
  )
}

/** The server's time in milliseconds since 1970, as estimated; renders again every `everyMs`. */
export function useServerNow(everyMs: number): number {
  const client = useSyncClient()
  const [now, setNow] = useState(() => client.serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(client.serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [client, everyMs])
  return now
}
