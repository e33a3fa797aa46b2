import { useAccount } from '../../account.ts'
import { makeStore } from '../../store.ts'

/** A change that had been shown as done before it was refused. */
export interface RefusedChange {
  readonly key: string
  readonly companyId: string
  readonly title: string
  readonly detail: string
  /** What the person had written, the most important first. */
  readonly written: readonly string[]
}

/** The last ones matter; whoever has more has seen why. */
const MOST_KEPT = 50

const refusedChanges = makeStore<readonly RefusedChange[]>([])

/** What was refused late in this tab in the open company and not put away since, the newest first. */
export function useRefusedChanges(): readonly RefusedChange[] {
  const companyId = useAccount().company?.id
  return refusedChanges.use().filter((change) => change.companyId === companyId)
}

export const keepRefused = (change: RefusedChange): void =>
  refusedChanges.set([change, ...refusedChanges.get()].slice(0, MOST_KEPT))

export const putAwayRefused = (key: string): void =>
  refusedChanges.set(refusedChanges.get().filter((change) => change.key !== key))
