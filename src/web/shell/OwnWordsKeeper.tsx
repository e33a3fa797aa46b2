import { useEffect } from 'react'
import { myCompany } from '../../features/companies/companies.queries.ts'
import { needsReload, readInWords } from '../../ui/kept-words.ts'
import { useLive, useSyncStatus } from '../../sync/browser/react.ts'
import { isBusy } from '../../ui/unfinished.ts'

/** How often a page that somebody is typing on is looked at again, in milliseconds. The first time is late enough for what the server sends at first. */
const LOOKS_EVERY = 1_000

/** Reads on in this company's words, once nobody would lose what they are typing. What this device kept of the company may be older, so only the server's word counts. */
export function OwnWordsKeeper() {
  const words = useLive(myCompany, {})?.ownWords
  const { online, pending } = useSyncStatus()
  const isKnown = online === true && pending === 0
  useEffect(() => {
    if (!isKnown || !words || !needsReload(words)) return
    const timer = setInterval(() => !isBusy() && readInWords(words), LOOKS_EVERY)
    return () => clearInterval(timer)
  }, [isKnown, words])
  return null
}
