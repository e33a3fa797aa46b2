import { useEffect, useState } from 'react'
import { requestJson } from '../../../ui/request.ts'
import type { ExportsAnswer } from './exports.requests.ts'

const LOOK_AGAIN_MS = 1_000

export type ShownExports = ExportsAnswer | 'failed' | null

const isUnderWay = (shown: ShownExports): boolean =>
  shown !== null &&
  shown !== 'failed' &&
  (shown.isBusy || shown.export?.state === 'waiting' || shown.export?.state === 'running')

/** The person's latest export, looked at again each second while one is being made. Null until it is known. */
export function useExportState(companyId: string) {
  const [shown, setShown] = useState<ShownExports>(null)
  const [turn, setTurn] = useState(0)
  const isRunning = isUnderWay(shown)
  useEffect(() => {
    const over = new AbortController()
    const load = () =>
      requestJson<ExportsAnswer>('GET', `/api/exports/${companyId}`, undefined, over.signal).then(
        setShown,
        // What is shown already stays, and is looked at again.
        () => over.signal.aborted || setShown((before) => before ?? 'failed'),
      )
    void load()
    const timer = isRunning ? setInterval(() => void load(), LOOK_AGAIN_MS) : undefined
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [companyId, isRunning, turn])
  return { shown, setShown, reload: () => setTurn((before) => before + 1) }
}
