import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../ui/announce.ts'
import { begun, finished, STEPS, WAS_RESET } from './onboarding-demo.text.ts'
import { completed, durationOf, NOTHING_DONE, type Progress, started } from './progress.rules.ts'

/** In milliseconds, after the last step. */
const CELEBRATION_AFTER = 500

/** The visitor's way through the steps, which is told to screen readers as it goes on. */
export function useDemo() {
  const [progress, setProgress] = useState<Progress>(NOTHING_DONE)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function end(step: number) {
    setProgress(completed)
    const next = STEPS[step + 1]?.title
    announce(finished(STEPS[step]!.title, next))
    if (next === undefined) timer.current = setTimeout(() => void celebrateIfPossible(), CELEBRATION_AFTER)
  }

  return {
    progress,
    start(step: number) {
      const next = started(step, progress)
      if (next === progress) return
      setProgress(next)
      announce(begun(STEPS[step]!.title))
      timer.current = setTimeout(() => end(step), durationOf(Math.random()))
    },
    reset() {
      clearTimeout(timer.current)
      setProgress(NOTHING_DONE)
      announce(WAS_RESET)
    },
  }
}

/** Without a network the celebration can't be loaded, and nobody misses it. */
const celebrateIfPossible = (): Promise<void> =>
  import('../../../ui/celebrate.ts').then(
    ({ celebrate }) => celebrate(),
    () => undefined,
  )
