import type { WebSocket } from 'ws'
import { DEAD_AFTER_MS, hello, ping } from '../protocol.ts'
import { attach, type Attached } from './attach.ts'
import type { SyncNode } from './node.ts'
import { MAX_BUFFERED_BYTES } from './subscriber.ts'

const NOT_UNDERSTOOD = 1008
const FAILED = 1011
const LINGER_MS = 5_000

/** Talks with one browser over its socket: waits for its greeting, attaches it, answers pings, and notices when it is gone. */
export function converse(
  node: SyncNode,
  companyId: string,
  person: { userId: string; sessionId: string },
  socket: WebSocket,
): void {
  let attached: Attached | null = null
  let greeted = false
  let silence = setTimeout(() => socket.terminate(), DEAD_AFTER_MS)
  const line = node.lines.open(person.userId, {
    send: (text, taken) => socket.send(text, (error) => error ?? taken?.()),
    close(code) {
      socket.close(code)
      // A peer that doesn't read doesn't answer either, and what is buffered for it would stay.
      setTimeout(() => socket.terminate(), LINGER_MS).unref()
    },
    terminate: () => socket.terminate(),
    buffered: () => socket.bufferedAmount,
  })
  const stillHere = () => {
    if (!greeted) return
    clearTimeout(silence)
    silence = setTimeout(() => socket.terminate(), DEAD_AFTER_MS)
  }

  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(silence)
    attached?.detach()
    line.leave()
  })
  socket.on('message', (data: Buffer) => {
    // A peer that keeps asking without reading the answers would fill the memory.
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate()
    stillHere()
    const frame = parseJson(data.toString())
    const asked = ping.safeParse(frame)
    if (asked.success) {
      line.send(JSON.stringify({ t: 'pong', at: asked.data.at, now: new Date().toISOString() }))
      return
    }
    const greeting = hello.safeParse(frame)
    if (!greeting.success || greeted) return socket.close(NOT_UNDERSTOOD)
    greeted = true
    attach(node, companyId, person, greeting.data, line).then(
      (ready) => {
        attached = ready
        if (socket.readyState !== socket.OPEN) ready?.detach()
      },
      () => socket.close(FAILED),
    )
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
