import { useSyncExternalStore } from 'react'

export type Store<Value> = { get: () => Value; set: (value: Value) => void; use: () => Value }

/** A single value that components follow and any code may set. */
export function makeStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}
