import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { toast } from './toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from './ui.text.ts'

type Later<Props> = ((props: Props) => React.ReactNode) & { preload: () => Promise<void> }

/**
 * The default export of a module whose code is loaded when it is first rendered, or earlier by `preload()`, as in
 * `later(() => import('./AddGoalDialog.tsx'))`. Once loaded it renders in the same frame; `React.lazy` would hold the first
 * rendering back by up to 300 ms. `Meanwhile` keeps its place.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Meanwhile?: ComponentType,
): Later<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const waiting = new Set<() => void>()

  function preload(): Promise<void> {
    loading ??= load().then(
      (module) => {
        Loaded = module.default
        for (const render of waiting) render()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function subscribe(render: () => void) {
    waiting.add(render)
    return () => void waiting.delete(render)
  }

  function LaterComponent(props: Props) {
    const isLoaded = useSyncExternalStore(subscribe, () => Loaded !== undefined)
    useEffect(() => {
      preload().catch(() => toast.error(PART_NOT_LOADED, CHECK_CONNECTION))
    }, [])
    if (isLoaded && Loaded) return <Loaded {...props} />
    return Meanwhile ? <Meanwhile /> : null
  }

  return Object.assign(LaterComponent, { preload })
}
