import type { Here } from '../../here.ts'
import type { Frame, Hello, Want } from '../../protocol.ts'
import type { Later } from '../lines.ts'
import type { SocketHandlers } from '../platform.ts'
import { soon } from './fake-browser.ts'
import type { Line } from './fake-lending.ts'

type Wire = Pick<Line, 'send' | 'close'>

/** The fake server as an open socket or stream sees it. */
export interface Answering {
  readonly faults: { readonly isDown: boolean; readonly refusesSockets: boolean; readonly isSilent: boolean }
  /** Null if the wire was closed, or its browser must start afresh. */
  attach(hello: Hello, wire: Wire): Line | null
  detach(line: Line): void
  want(line: Line, asked: Want): void
  move(at: readonly Here[]): void
}

export function streamTo(server: Answering, hello: Hello, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  let line: Line | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      line = server.attach(hello, {
        send: (frame) => write(`data: ${JSON.stringify(frame)}\n\n`),
        close: (code) => {
          if (line) server.detach(line)
          write(`event: close\ndata: ${code}\n\n`)
          controller.close()
        },
      })
    },
  })
  signal.addEventListener('abort', () => line && server.detach(line))
  return new Response(body)
}

export function socketTo(server: Answering, on: SocketHandlers) {
  let line: Line | null = null
  let isOpen = true
  const close = (code: number) => {
    if (!isOpen) return
    isOpen = false
    if (line) server.detach(line)
    soon(() => on.closed(code))
  }
  soon(() => {
    if (server.faults.isDown || server.faults.refusesSockets) close(1006)
    else if (isOpen) on.opened()
  })
  const send = (frame: Frame) => {
    const text = JSON.stringify(frame)
    soon(() => isOpen && !server.faults.isSilent && on.message(text))
  }
  return {
    send: (text: string) => {
      const asked = JSON.parse(text) as Hello | { t: 'ping'; at: number } | Later
      if (!isOpen) return
      if (asked.t === 'want') server.want(line!, asked)
      else if (asked.t === 'here') server.move(asked.at)
      else if (asked.t === 'ping') send({ t: 'pong', at: asked.at, now: new Date().toISOString() })
      else line = server.attach(asked, { send, close })
    },
    close: () => close(1000),
  }
}
