import { useEffect, useState } from 'react'
import { requestJson } from '../../../ui/request.ts'
import type { Install } from './sign-in.requests.ts'

/** What this installation offers; nothing until the server has answered. */
export function useInstall(): Install {
  const [install, setInstall] = useState<Install>({ demo: false, mailbox: false })
  useEffect(() => {
    // Without an answer, the page works as if nothing were offered.
    requestJson<Install>('GET', '/api/install').then(setInstall, () => undefined)
  }, [])
  return install
}
