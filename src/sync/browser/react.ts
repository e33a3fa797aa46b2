import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Actor } from '../actor.ts'
import type { Mutation } from '../define-mutation.ts'
import type { Query } from '../define-query.ts'
import type { RefusalText } from '../refusal.ts'
import { useSyncClient } from './context.ts'
import type { SyncStatus } from './sync-status.ts'

/**
 * The query's result, kept current; undefined only while the company's first rows load. Parts that did not change keep their
 * identity. Throws a Refusal if the person may not ask this.
 */
export function useLive<Args, Result>(query: Query<Args, Result>, args: NoInfer<Args>): Result | undefined {
  const client = useSyncClient()
  const key = JSON.stringify(args)
  // Arguments are compared by their JSON, because screens write a new object at each render.
  const live = useMemo(() => client.live(query, JSON.parse(key) as Args), [client, query, key])
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live])
  const outcome = useSyncExternalStore(subscribe, () => live.current())
  if (outcome && 'error' in outcome) throw outcome.error
  return outcome?.value
}

/**
 * For what must be known of all teams at once: the server's answer, asked for again every `everyMs` milliseconds. Undefined
 * before the first answer, and for people who hold everything that they see: their own rows tell.
 */
export function useAsked<Args, Result>(
  query: Query<Args, Result>,
  args: NoInfer<Args>,
  everyMs: number,
): Result | undefined {
  const client = useSyncClient()
  const { home, scopes } = useActor()
  const [answer, setAnswer] = useState<Result>()
  const key = JSON.stringify(args)
  const seesMore = scopes.size > home.size
  useEffect(() => {
    if (!seesMore) return
    const ask = () => void client.ask(query, JSON.parse(key) as Args).then(setAnswer, () => undefined)
    ask()
    const timer = setInterval(ask, everyMs)
    return () => clearInterval(timer)
  }, [client, query, key, everyMs, seesMore])
  return seesMore ? answer : undefined
}

/**
 * Runs a mutation here at once and sends it. Returns the refusal if there is one: it has already been shown, and nothing was
 * sent.
 */
export function useMutate(): <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) => RefusalText | null {
  const client = useSyncClient()
  return useCallback((mutation, args) => client.mutate(mutation, args), [client])
}

/** The signed-in person's rights; none while the first rows load. */
export function useActor(): Actor {
  const client = useSyncClient()
  const subscribe = useCallback((listener: () => void) => client.subscribeActor(listener), [client])
  return useSyncExternalStore(subscribe, () => client.actor())
}

/** The latest value that the server sent under this key; undefined if it sent none. */
export function useEphemeral(key: string): unknown {
  const { ephemerals } = useSyncClient()
  return useSyncExternalStore(ephemerals.subscribe, ephemerals.read).get(key)
}

export interface ParkedActions {
  /** Makes a parked mutation again, named by its `key`. Resolves to the refusal if that is no longer possible. */
  retryParked(key: string): Promise<RefusalText | null>
  discardParked(key: string): Promise<void>
}

export function useSyncStatus(): SyncStatus & ParkedActions {
  const client = useSyncClient()
  const status = useSyncExternalStore(client.status.subscribe, client.status.read)
  return useMemo(
    () => ({
      ...status,
      retryParked: (key: string) => client.retryParked(key),
      discardParked: (key: string) => client.discardParked([key]),
    }),
    [client, status],
  )
}

/** The estimated server time in milliseconds since 1970; renders again every `everyMs` milliseconds. */
export function useServerNow(everyMs: number): number {
  const client = useSyncClient()
  const [now, setNow] = useState(() => client.serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(client.serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [client, everyMs])
  return now
}
