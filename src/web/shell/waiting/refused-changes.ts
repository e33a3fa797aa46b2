import { makeStore } from '../../store.ts'

/** A change that had been shown as done before it was refused. */
export interface RefusedChange {
  readonly key: string
  readonly title: string
  readonly detail: string
  /** What the person had written, the most important first. */
  readonly written: readonly string[]
}

/** The last ones matter; whoever has more has seen why. */
const MOST_KEPT = 50

/** What was refused late in this tab and not put away since, the newest first. */
export const refusedChanges = makeStore<readonly RefusedChange[]>([])

export const keepRefused = (change: RefusedChange): void =>
  refusedChanges.set([change, ...refusedChanges.get()].slice(0, MOST_KEPT))

export const putAwayRefused = (key: string): void =>
  refusedChanges.set(refusedChanges.get().filter((change) => change.key !== key))
