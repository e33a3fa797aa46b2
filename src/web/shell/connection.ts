import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast.ts'

const BACK_SHOWN_FOR = 3_000
const OFFLINE_SHOWN_FOR = 5_000
const SLOW = ['slow-2g', '2g']

type NetworkInformation = EventTarget & { effectiveType?: string }

const network = (navigator as Navigator & { connection?: NetworkInformation }).connection

type ConnectionState = { state: 'quiet' | 'offline' | 'slow' | 'back'; kind: string }

/** How the connection is, with a toast when the line to the server goes and when it comes back. */
export function useConnectionState(online: boolean): ConnectionState {
  const kind = useNetworkKind()
  const [back, setBack] = useState(false)
  const [wasOffline, setWasOffline] = useState(false)

  useEffect(() => {
    if (!online) {
      setWasOffline(true)
      toast.warning('You are offline. Changes will sync when reconnected.', undefined, {
        duration: OFFLINE_SHOWN_FOR,
      })
      return
    }
    if (!wasOffline) return
    setWasOffline(false)
    setBack(true)
    toast.success('Back online! Syncing data...', undefined, { duration: BACK_SHOWN_FOR })
  }, [online, wasOffline])

  useEffect(() => {
    if (!back) return
    const timer = setTimeout(setBack, BACK_SHOWN_FOR, false)
    return () => clearTimeout(timer)
  }, [back])

  const state = !online ? 'offline' : back ? 'back' : SLOW.includes(kind) ? 'slow' : 'quiet'
  return { state, kind }
}

function useNetworkKind(): string {
  const [kind, setKind] = useState(network?.effectiveType ?? '')
  useEffect(() => {
    const update = () => setKind(network?.effectiveType ?? '')
    network?.addEventListener('change', update)
    return () => network?.removeEventListener('change', update)
  }, [])
  return kind
}
