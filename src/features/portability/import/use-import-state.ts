import { useEffect, useState } from 'react'
import { requestJson } from '../../../ui/request.ts'
import type { ImportsAnswer } from './imports.requests.ts'

const LOOK_AGAIN_MS = 1_000

export type ShownImports = ImportsAnswer | 'failed' | null

/** The company's latest import, looked at again each second while somebody works on it. Null until it is known. */
export function useImportState(companyId: string) {
  const [shown, setShown] = useState<ShownImports>(null)
  const [turn, setTurn] = useState(0)
  const state = shown === 'failed' ? undefined : shown?.import?.state
  const isRunning = state === 'checking' || state === 'importing'
  useEffect(() => {
    const over = new AbortController()
    const load = () =>
      requestJson<ImportsAnswer>('GET', `/api/imports/${companyId}`, undefined, over.signal).then(
        setShown,
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
