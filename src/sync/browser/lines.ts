import type { Here } from '../here.ts'
import {
  CLOSE_COMPANY_LOST,
  CLOSE_SESSION_ENDED,
  type Frame,
  type Hello,
  PING_EVERY_MS,
  type Want,
} from '../protocol.ts'
import { Ended } from './failures.ts'
import type { Platform } from './platform.ts'
import type { Requests } from './requests.ts'

/** What an open line calls. `closed` is called once, with a WebSocket close code. */
export interface LineHandlers {
  frame(frame: Frame): void
  closed(code: number): void
}

export type OpenLine = (platform: Platform, requests: Requests, hello: Hello, on: LineHandlers) => Line

/** What a browser says after its greeting: what it wants, and where its person is. */
export type Later = (Want & { t: 'want' }) | { t: 'here'; at: readonly Here[] }

export interface Line {
  /** Says more on the way; null where nothing goes up. */
  readonly say: ((frame: Later) => void) | null
  close(): void
}

export const NOT_CLEAN = 1006

export const openSocketLine: OpenLine = (platform, requests, hello, on) => {
  let stopPinging = () => {}
  const ping = () => {
    socket.send(JSON.stringify({ t: 'ping', at: platform.now() }))
    stopPinging = platform.startTimer(PING_EVERY_MS, ping)
  }
  const socket = platform.socket(requests.socketUrl, {
    opened() {
      socket.send(JSON.stringify(hello))
      ping()
    },
    message: (text) => on.frame(JSON.parse(text) as Frame),
    closed(code) {
      stopPinging()
      on.closed(code)
    },
  })
  return {
    say: (frame) => socket.send(JSON.stringify(frame)),
    close() {
      stopPinging()
      socket.close()
    },
  }
}

/** Server-Sent Events, for networks that block WebSockets. */
export const openStreamLine: OpenLine = (_platform, requests, hello, on) => {
  const aborting = new AbortController()
  // Few networks need it.
  const reading = import('./read-stream.ts').then(({ readStream }) =>
    readStream(requests, hello, on, aborting.signal),
  )
  reading.then(on.closed, (error: unknown) => {
    on.closed(
      error instanceof Ended
        ? error.why === 'session'
          ? CLOSE_SESSION_ENDED
          : CLOSE_COMPANY_LOST
        : NOT_CLEAN,
    )
  })
  return { say: null, close: () => aborting.abort() }
}
