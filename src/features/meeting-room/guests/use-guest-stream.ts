import { useEffect, useState } from 'react'
import { RequestError, requestJson } from '../../../ui/request.ts'
import type { GuestMessage, GuestTold, OpenedLink } from './guests.requests.ts'
import { retryIn } from './retry-in.ts'

/** The server tells everything at once when a line is opened, and sends something every 20 seconds from then on. */
const FIRST_WITHIN_MS = 10_000
const DEAD_AFTER_MS = 45_000

export interface Followed {
  /** Null before the first message. */
  told: GuestTold | null
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead: number
  isLost: boolean
  /** The server does not know this browser any more. */
  isOut: boolean
}

const NOT_YET: Followed = { told: null, ahead: 0, isLost: false, isOut: false }

/**
 * Follows the meeting that this browser is a guest of, and comes back by itself when the line is lost.
 * @param token the secret of the meeting's link
 */
export function useGuestStream(token: string): Followed {
  const [followed, setFollowed] = useState(NOT_YET)
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    function stop() {
      clearTimeout(timer)
      source?.close()
    }
    function comeBack() {
      stop()
      setFollowed((before) => ({ ...before, isLost: true }))
      timer = setTimeout(() => void askAndOpen(), retryIn())
    }
    const giveUp = () => setFollowed((before) => ({ ...before, isOut: true }))
    async function askAndOpen() {
      try {
        const { joined } = await requestJson<OpenedLink>('POST', '/api/guests/open', { token })
        if (isOver) return
        if (joined) open()
        else giveUp()
      } catch (error) {
        if (isOver) return
        if (error instanceof RequestError && error.status === 404) giveUp()
        else comeBack()
      }
    }
    function watch(within = DEAD_AFTER_MS) {
      clearTimeout(timer)
      timer = setTimeout(comeBack, within)
    }
    function open() {
      source = new EventSource('/api/guests/stream')
      watch(FIRST_WITHIN_MS)
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as GuestMessage
        const ahead = message.now - Date.now()
        const isTold = 'view' in message || 'over' in message
        setFollowed(({ told }) => ({ ...NOT_YET, told: isTold ? message : told, ahead }))
        if ('over' in message) stop()
        else watch()
      })
      // The server ends the line, or there is none. An EventSource that came back by itself would ask at once, and for ever.
      source.addEventListener('close', comeBack)
      source.addEventListener('error', comeBack)
    }
    open()
    // A line that has lost its network stays open for a while and brings nothing.
    addEventListener('offline', comeBack)
    return () => {
      isOver = true
      removeEventListener('offline', comeBack)
      stop()
    }
  }, [token])
  return followed
}
