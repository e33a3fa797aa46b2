import { useEffect, useMemo } from 'react'
import { type Here, hereKey, type SomebodyHere } from '../here.ts'
import type { Scope } from '../scope.ts'
import { useSyncClient } from './context.ts'
import { useActor, useEphemeral } from './react.ts'

/** Tells others that the person is there, for as long as it is not null. */
export function useBeingAt(here: Here | null): void {
  const { whereabouts } = useSyncClient()
  const { scope, place, what } = here ?? {}
  useEffect(() => {
    if (scope === undefined || place === undefined || what === undefined) return
    return whereabouts.enter({ scope, place, what })
  }, [whereabouts, scope, place, what])
}

/** Who else is at this place, as far as is known at this moment. */
export function useOthersAt(scope: Scope, place: string): readonly SomebodyHere[] {
  const { id } = useActor()
  const told = useEphemeral(hereKey(scope)) as readonly SomebodyHere[] | undefined
  return useMemo(
    () => (told ?? []).filter((one) => one.place === place && one.personId !== id),
    [told, place, id],
  )
}
