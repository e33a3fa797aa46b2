import type { WebSocket } from 'ws'
import { DEAD_AFTER_MS, MAX_WANTS } from '../protocol.ts'
import { hello, here, ping, want } from './asked.ts'
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
  let attaching: Promise<Attached | null> | null = null
  /** How much it has asked for before it was attached. */
  let early = 0
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
  /** Even frames that ask for nothing take time from everybody else. */
  const isFlooding = (): boolean => {
    const floods = node.limits.wait(person.userId, 'frame') > 0
    if (floods) socket.terminate()
    else node.limits.spend(person.userId, 'frame', 1)
    return floods
  }
  const stillHere = () => {
    if (!attaching) return
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
    // What had arrived before it was cut.
    if (socket.readyState !== socket.OPEN || isFlooding()) return
    // A peer that keeps asking without reading the answers would fill the memory.
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate()
    stillHere()
    const frame = parseJson(data.toString())
    const asked = ping.safeParse(frame)
    if (asked.success) {
      line.send(JSON.stringify({ t: 'pong', at: asked.data.at, now: node.moment() }))
      return
    }
    const wanted = want.safeParse(frame)
    if (wanted.success && attaching) {
      if (!attached && ++early > MAX_WANTS) return socket.close(NOT_UNDERSTOOD)
      const lend = (ready: Attached | null) => {
        if (ready?.want(wanted.data) === false) socket.close(NOT_UNDERSTOOD)
      }
      attaching.then(lend, () => undefined)
      return
    }
    const moved = here.safeParse(frame)
    if (moved.success && attaching) {
      attaching.then(
        (ready) => ready?.move(moved.data.at),
        () => undefined,
      )
      return
    }
    const greeting = hello.safeParse(frame)
    if (!greeting.success || attaching) return socket.close(NOT_UNDERSTOOD)
    attaching = attach(node, companyId, person, greeting.data, line)
    attaching.then(
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
