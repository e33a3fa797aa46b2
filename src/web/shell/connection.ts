import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.ts'

const BACK_SHOWN_FOR = 3_000
const OFFLINE_SHOWN_FOR = 5_000
const UNNOTICED_FOR = 2_500
const OPENS_WITHIN = 15_000
const SLOW = ['slow-2g', '2g']

type NetworkInformation = EventTarget & { effectiveType?: string }

const information = (navigator as Navigator & { connection?: NetworkInformation }).connection

type ConnectionState = { state: 'quiet' | 'offline' | 'slow' | 'back'; kind: string }

/** How the connection is, with a toast when the line to the server goes and when it comes back. */
export function useConnectionState(online: boolean): ConnectionState {
  const connected = useConnected(online, useNetwork())
  const kind = useNetworkKind()
  const wasConnected = useRef(true)
  const [back, setBack] = useState(false)

  useEffect(() => {
    if (connected === wasConnected.current) return
    wasConnected.current = connected
    if (!connected) {
      toast.warning('You are offline. Changes will sync when reconnected.', undefined, {
        duration: OFFLINE_SHOWN_FOR,
      })
      return
    }
    toast.success('Back online! Syncing data...', undefined, { duration: BACK_SHOWN_FOR })
    setBack(true)
  }, [connected])

  useEffect(() => {
    if (!back) return
    const timer = setTimeout(setBack, BACK_SHOWN_FOR, false)
    return () => clearTimeout(timer)
  }, [back])

  const state = !connected ? 'offline' : back ? 'back' : SLOW.includes(kind) ? 'slow' : 'quiet'
  return { state, kind }
}

/**
 * Without a network at once; without a line to the server after a while, because it is also down for a moment while a server
 * restarts, and for longer while a page opens over a slow network.
 */
function useConnected(online: boolean, network: boolean): boolean {
  const [connected, setConnected] = useState(true)
  const hasOpened = useRef(false)
  useEffect(() => {
    hasOpened.current ||= online
    if (online && network) return setConnected(true)
    const unnoticedFor = hasOpened.current ? UNNOTICED_FOR : OPENS_WITHIN
    const timer = setTimeout(setConnected, network ? unnoticedFor : 0, false)
    return () => clearTimeout(timer)
  }, [online, network])
  return connected
}

/** Whether this machine has any network. */
function useNetwork(): boolean {
  return useSyncExternalStore(followNetwork, () => navigator.onLine)
}

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function useNetworkKind(): string {
  const [kind, setKind] = useState(information?.effectiveType ?? '')
  useEffect(() => {
    const update = () => setKind(information?.effectiveType ?? '')
    information?.addEventListener('change', update)
    return () => information?.removeEventListener('change', update)
  }, [])
  return kind
}
