import { useEffect, useSyncExternalStore } from 'react'

export type Loaded<T> = {
  data: T | undefined
  /** Whether the latest attempt to load it failed; earlier data stays. */
  failed: boolean
  loading: boolean
}

export type Resource<T> = {
  get(): T | undefined
  set(data: T): void
  /** The data, which is loaded first if there is none yet. */
  ensure(): Promise<T>
  /** Loads the data again; calls made while a request is under way share its answer. */
  refresh(): Promise<T>
  use(): Loaded<T>
}

/** Data from the server that isn't synced: loaded when it is first shown, and again by `refresh`. */
export function makeResource<T>(load: () => Promise<T>): Resource<T> {
  let state: Loaded<T> = { data: undefined, failed: false, loading: false }
  let underWay: Promise<T> | null = null
  const listeners = new Set<() => void>()

  function change(next: Partial<Loaded<T>>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  async function loadOnce(): Promise<T> {
    change({ loading: true })
    try {
      const data = await load()
      change({ data, failed: false })
      return data
    } catch (error) {
      change({ failed: true })
      throw error
    } finally {
      underWay = null
      change({ loading: false })
    }
  }
  const refresh = () => (underWay ??= loadOnce())

  return {
    get: () => state.data,
    set: (data) => change({ data, failed: false }),
    ensure: async () => state.data ?? refresh(),
    refresh,
    use() {
      useEffect(() => {
        // Components report this through `failed`.
        if (state.data === undefined) refresh().catch(() => undefined)
      }, [])
      return useSyncExternalStore(subscribe, () => state)
    },
  }
}
