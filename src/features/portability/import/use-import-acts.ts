import { useState } from 'react'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { useWatched } from '../../../ui/use-watched.ts'
import type { ImportsAnswer, ImportState } from './imports.requests.ts'

const isUnderWay = ({ import: latest }: ImportsAnswer): boolean =>
  latest !== null && ['checking', 'importing', 'taking-back'].includes(latest.state)

/**
 * The company's latest import, if it is one that is meant, followed while somebody works on it; and what people do with it. `share` is how much
 * of a file is uploaded, from 0 to 1, and null when none is.
 */
export function useImportActs(companyId: string, isMeant: (latest: ImportState) => boolean) {
  const { shown, setShown, reload } = useWatched<ImportsAnswer>(`/api/imports/${companyId}`, isUnderWay)
  const [share, setShare] = useState<number | null>(null)
  const [pending, setPending] = useState(false)

  /** Shows what an act leads to. `failure` is the title of what is said if it fails. */
  async function act(work: Promise<ImportsAnswer>, failure: string): Promise<void> {
    setPending(true)
    await work.then(setShown, (error: unknown) => {
      toast.error(failure, problemOf(error).detail)
      reload()
    })
    setPending(false)
    setShare(null)
  }
  const post = (act: 'start' | 'drop' | 'take-back', { id }: ImportState) =>
    requestJson<ImportsAnswer>('POST', `/api/imports/${act}`, { companyId, importId: id })

  const found = shown === null || shown === 'failed' ? null : shown.import
  const latest = found && isMeant(found) ? found : null
  return { shown, latest, reload, share, setShare, pending, act, post }
}

export type ImportActs = ReturnType<typeof useImportActs>
