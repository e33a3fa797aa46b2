import { DEAD_AFTER_MS, type Frame, type Hello } from '../protocol.ts'
import type { Line, OpenLine } from './lines.ts'
import type { Platform } from './platform.ts'
import type { Requests } from './requests.ts'

const CHECK_EVERY_MS = 5_000

/** How a line ended. `code` is a WebSocket close code, or 0 if this side closed it; `lasted` is in milliseconds. */
export interface LineEnd {
  readonly code: number
  /** Whether it ever carried a frame. */
  readonly hasHeard: boolean
  readonly lasted: number
}

interface LineOptions {
  platform: Platform
  requests: Requests
  hello: Hello
  open: OpenLine
  /** Closed when it has been up for longer than this, in milliseconds. */
  maxMs: number
  onFrame(frame: Frame): void
}

/** Opens a line, and closes it when it falls silent. */
export function openWatchedLine({ platform, requests, hello, open, maxMs, onFrame }: LineOptions): {
  ended: Promise<LineEnd>
  /** Whether it has carried a frame and is not over. */
  isUp(): boolean
  /** Null where nothing goes up. */
  readonly say: Line['say']
  close(): void
} {
  let openedAt = platform.now()
  let heardAt = openedAt
  let hasHeard = false
  let isOver = false
  const { promise: ended, resolve } = Promise.withResolvers<LineEnd>()
  const end = (code: number) => {
    if (isOver) return
    isOver = true
    stopChecking()
    line.close()
    resolve({ code, hasHeard, lasted: platform.now() - openedAt })
  }
  const check = () => {
    const now = platform.now()
    // If the clock was set back, what came before counts as just now: otherwise a dead line would seem alive until the clock is there again.
    heardAt = Math.min(heardAt, now)
    openedAt = Math.min(openedAt, now)
    if (now - heardAt > DEAD_AFTER_MS || now - openedAt > maxMs) end(0)
    else stopChecking = platform.startTimer(CHECK_EVERY_MS, check)
  }
  let stopChecking = platform.startTimer(CHECK_EVERY_MS, check)
  const line = open(platform, requests, hello, {
    frame: (frame) => {
      if (isOver) return
      heardAt = platform.now()
      hasHeard = true
      onFrame(frame)
    },
    closed: end,
  })
  return { ended, isUp: () => hasHeard && !isOver, say: line.say, close: () => end(0) }
}
