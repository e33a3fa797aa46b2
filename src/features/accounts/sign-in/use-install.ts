import { useEffect, useState } from 'react'
import { requestJson } from '../../../ui/request.ts'
import type { Install } from './sign-in.requests.ts'

/** What this install offers; nothing until that is known. */
export function useInstall(): Install {
  const [install, setInstall] = useState<Install>({ demo: false, mailbox: false })
  useEffect(() => {
    // Without an answer the page works as it does where nothing is offered.
    requestJson<Install>('GET', '/api/install').then(setInstall, () => undefined)
  }, [])
  return install
}
