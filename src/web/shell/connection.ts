import { useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { useNetwork } from '../../ui/use-network.ts'
import { BACK_ONLINE, YOU_ARE_OFFLINE } from './connection.text.ts'

const BACK_SHOWN_FOR = 3_000
const OFFLINE_SHOWN_FOR = 5_000
const UNNOTICED_FOR = 2_500
const STUCK_AFTER = 5_000
const OPENS_WITHIN = 15_000
const SUBJECT = 'connection'
const SLOW = ['slow-2g', '2g']

type NetworkInformation = EventTarget & { effectiveType?: string }

const information = (navigator as Navigator & { connection?: NetworkInformation }).connection

export type ConnectionNotice = { state: 'quiet' | 'offline' | 'waiting' | 'slow' | 'back'; kind: string }

/**
 * The state of the connection to show; also shows a toast when the connection is lost and when it is back.
 * @param hasPending whether changes wait to be sent
 */
export function useConnectionNotice(online: boolean | null, hasPending: boolean): ConnectionNotice {
  const isStuck = useIsStuck(hasPending)
  const connected = useConnected(online, useNetwork())
  const kind = useNetworkKind()
  const wasConnected = useRef(true)
  const [back, setBack] = useState(false)

  useEffect(() => {
    if (connected === wasConnected.current) return
    wasConnected.current = connected
    if (!connected) {
      toast.warning(YOU_ARE_OFFLINE, undefined, { duration: OFFLINE_SHOWN_FOR, subject: SUBJECT })
      return
    }
    toast.success(BACK_ONLINE, undefined, { duration: BACK_SHOWN_FOR, subject: SUBJECT })
    setBack(true)
  }, [connected])

  useEffect(() => {
    if (!back) return
    const timer = setTimeout(setBack, BACK_SHOWN_FOR, false)
    return () => clearTimeout(timer)
  }, [back])

  const calm = SLOW.includes(kind) ? 'slow' : 'quiet'
  const state = !connected ? 'offline' : isStuck ? 'waiting' : back ? 'back' : calm
  return { state, kind }
}

/** Whether there have been pending changes for a while: the line is there, but the server takes none. */
function useIsStuck(hasPending: boolean): boolean {
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    if (!hasPending) return setIsStuck(false)
    const timer = setTimeout(setIsStuck, STUCK_AFTER, true)
    return () => clearTimeout(timer)
  }, [hasPending])
  return isStuck
}

/**
 * Offline at once if there is no network or the first attempt to reach the server fails. As long as nothing has been heard, the
 * network may just be slow; and a connection that is lost gets a moment, because a restarting server drops it as well.
 */
function useConnected(online: boolean | null, network: boolean): boolean {
  const [connected, setConnected] = useState(true)
  const wasOnline = useRef(false)
  useEffect(() => {
    if (online) wasOnline.current = true
    if (online && network) return setConnected(true)
    const grace = !network ? 0 : online === null ? OPENS_WITHIN : wasOnline.current ? UNNOTICED_FOR : 0
    const timer = setTimeout(setConnected, grace, false)
    return () => clearTimeout(timer)
  }, [online, network])
  return connected
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
