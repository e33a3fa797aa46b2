import { useEffect, useRef, useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { noteOnboarding } from '../onboarding.mutations.ts'

/** In milliseconds: how long the steps stay done before it counts, and what follows then. */
const SETTLED_AFTER = 300
const CELEBRATED_AFTER = 500
const HIDDEN_AFTER = 5_000

/** `resumed`: somebody wants to see the steps again although they are done. */
type Phase = 'on the way' | 'all set' | 'over' | 'resumed'

/**
 * What becomes of the widget once the last step is done: it is noted for the person, celebrated once and put away. Steps that were done
 * before they were looked at are only noted.
 * @param isPaused while the widget can't be seen, which puts off what was to be
 */
export function useCompletion(isComplete: boolean, isPaused: boolean) {
  const mutate = useMutate()
  const [phase, setPhase] = useState<Phase>(isComplete ? 'over' : 'on the way')
  const wasNoted = useRef(false)
  const isSettling = isComplete && !isPaused && phase === 'on the way'

  useEffect(() => {
    if (phase !== 'over' || wasNoted.current) return
    wasNoted.current = true
    mutate(noteOnboarding, { what: 'completed' })
  }, [phase, mutate])

  useEffect(() => {
    if (!isSettling) return
    const timer = setTimeout(() => {
      wasNoted.current = true
      setPhase('all set')
      mutate(noteOnboarding, { what: 'completed' })
    }, SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [isSettling, mutate])

  useEffect(() => {
    if (phase !== 'all set') return
    const timers = [
      setTimeout(() => void celebrateIfPossible(), CELEBRATED_AFTER),
      setTimeout(() => setPhase('over'), HIDDEN_AFTER),
    ]
    return () => timers.forEach(clearTimeout)
  }, [phase])

  return {
    phase,
    restart() {
      setPhase('resumed')
      mutate(noteOnboarding, { what: 'restarted' })
    },
  }
}

/** Without a network the celebration can't be loaded, and nobody misses it. */
const celebrateIfPossible = (): Promise<void> =>
  import('../../../ui/celebrate.ts').then(
    ({ celebrate }) => celebrate(),
    () => undefined,
  )
