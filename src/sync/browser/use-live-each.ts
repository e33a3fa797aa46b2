import { useMemo, useSyncExternalStore } from 'react'
import type { Query } from '../define-query.ts'
import type { Live } from '../live-query.ts'
import { useSyncClient } from './context.ts'

/**
 * The results of one query for many arguments, in their order, as `useLive` would give each. A change reads again only those
 * that it touches, where one query for all of them would read them all. The list stays the same while none of them changes.
 */
export function useLiveEach<Args, Result>(
  query: Query<Args, Result>,
  args: readonly NoInfer<Args>[],
): (Result | undefined)[] {
  const client = useSyncClient()
  const key = JSON.stringify(args)
  const lives = useMemo(
    () => new Lives((JSON.parse(key) as Args[]).map((each) => client.live(query, each))),
    [client, query, key],
  )
  const outcomes = useSyncExternalStore(lives.subscribe, lives.current)
  return useMemo(
    () =>
      outcomes.map((outcome) => {
        if (outcome && 'error' in outcome) throw outcome.error
        return outcome?.value
      }),
    [outcomes],
  )
}

/** Several live queries as one: the list of their outcomes stays the same object while none of them changes. */
class Lives<Result> {
  readonly #lives: readonly Live<Result>[]
  #outcomes: ReturnType<Live<Result>['current']>[]

  constructor(lives: readonly Live<Result>[]) {
    this.#lives = lives
    this.#outcomes = lives.map((live) => live.current())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const ends = this.#lives.map((live) => live.subscribe(listener))
    return () => ends.forEach((end) => end())
  }

  readonly current = (): ReturnType<Live<Result>['current']>[] => {
    if (this.#lives.some((live, index) => live.current() !== this.#outcomes[index]))
      this.#outcomes = this.#lives.map((live) => live.current())
    return this.#outcomes
  }
}
