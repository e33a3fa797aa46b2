import { useEffect, useState } from 'react'
import { requestJson } from './request.ts'

const LOOK_AGAIN_MS = 1_000

/** An answer of the server; `failed` if the first one did not come, null until it is known. */
type Watched<Answer> = Answer | 'failed' | null

const never = (): boolean => false

/** The answer of a path, looked at again each second while something is under way in it, and by `reload`. */
export function useWatched<Answer>(path: string, isUnderWay: (answer: Answer) => boolean = never) {
  const [shown, setShown] = useState<Watched<Answer>>(null)
  const [turn, setTurn] = useState(0)
  const isRunning = shown !== null && shown !== 'failed' && isUnderWay(shown)
  useEffect(() => {
    const over = new AbortController()
    const load = () =>
      requestJson<Answer>('GET', path, undefined, over.signal).then(
        (answer) => setShown(answer),
        // What is shown already stays, and is looked at again.
        () => over.signal.aborted || setShown((before) => before ?? 'failed'),
      )
    void load()
    const timer = isRunning ? setInterval(() => void load(), LOOK_AGAIN_MS) : undefined
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [path, isRunning, turn])
  return { shown, setShown, reload: () => setTurn((before) => before + 1) }
}
