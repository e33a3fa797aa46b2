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
interface LineHandlers {
  frame(frame: Frame): void
  closed(code: number): void
}

export type OpenLine = (platform: Platform, requests: Requests, hello: Hello, on: LineHandlers) => Line

export interface Line {
  /** Asks for more on the way; null where nothing goes up. */
  readonly ask: ((wanted: Want) => void) | null
  close(): void
}

const NOT_CLEAN = 1006

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
    ask: (wanted) => socket.send(JSON.stringify({ t: 'want', ...wanted })),
    close() {
      stopPinging()
      socket.close()
    },
  }
}

/** Server-Sent Events, for networks that block WebSockets. */
export const openStreamLine: OpenLine = (_platform, requests, hello, on) => {
  const aborting = new AbortController()
  readStream(requests, hello, on, aborting.signal).then(on.closed, (error: unknown) => {
    on.closed(
      error instanceof Ended
        ? error.why === 'session'
          ? CLOSE_SESSION_ENDED
          : CLOSE_COMPANY_LOST
        : NOT_CLEAN,
    )
  })
  return { ask: null, close: () => aborting.abort() }
}

/** Resolves to the close code once the server ends the stream. */
async function readStream(
  requests: Requests,
  hello: Hello,
  on: LineHandlers,
  signal: AbortSignal,
): Promise<number> {
  const response = await requests.stream(hello, signal)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return NOT_CLEAN
    text += value
    const events = text.split('\n\n')
    text = events.pop()!
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data === undefined) continue
      if (event.startsWith('event: close')) return Number(data)
      on.frame(JSON.parse(data) as Frame)
    }
  }
}
