import { useEffect, useState } from 'react'
import { requestJson } from './request.ts'
import { useIsOffline } from './use-network.ts'

interface Question {
  path: string
  /** Whose; nothing is asked before it is known. */
  companyId: string | undefined
  /** What is sought; nothing is asked for nothing. */
  text: string
  /** How long nobody types before the server is asked, in milliseconds. */
  quietFor: number
}

/**
 * What the server finds for what is typed, beside what is at hand and shown in any case.
 * @param nothing until it is known, without a network, and as soon as something else is sought
 */
export function useAsked<Row>(
  { path, companyId, text, quietFor }: Question,
  nothing: readonly Row[],
): readonly Row[] {
  const isOffline = useIsOffline()
  const [known, setKnown] = useState<{ text: string; found: readonly Row[] }>()
  useEffect(() => {
    if (companyId === undefined || isOffline || text === '') return
    const left = new AbortController()
    const timer = setTimeout(() => {
      requestJson<{ found: Row[] }>('POST', path, { companyId, text }, left.signal).then(
        ({ found }) => setKnown({ text, found }),
        () => {},
      )
    }, quietFor)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [path, companyId, isOffline, text, quietFor])
  return known?.text === text ? known.found : nothing
}
