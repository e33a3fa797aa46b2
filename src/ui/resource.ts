import { useEffect, useSyncExternalStore } from 'react'

export type Loaded<T> = {
  data: T | undefined
  /** Whether the latest attempt to load failed; earlier data stays. */
  failed: boolean
  loading: boolean
}

export type Resource<T> = {
  get(): T | undefined
  set(data: T): void
  /** What is there, loaded first when nothing is. */
  ensure(): Promise<T>
  /** Loads anew; an answer under way serves everybody who asks meanwhile. */
  refresh(): Promise<T>
  use(): Loaded<T>
}

/** Something the server tells that is not synced: loaded once when first shown, and again on `refresh`. */
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
        // Whoever shows it says so by `failed`.
        if (state.data === undefined) refresh().catch(() => undefined)
      }, [])
      return useSyncExternalStore(subscribe, () => state)
    },
  }
}
