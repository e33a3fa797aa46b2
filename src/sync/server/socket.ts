import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { DEAD_AFTER_MS, hello, MAX_FRAME_BYTES, ping } from '../protocol.ts'
import { UUID } from '../id.ts'
import { attach, type Attached } from './attach.ts'
import { MAX_BUFFERED_BYTES } from './connection.ts'
import type { SyncNode } from './node.ts'
import { belongsToAnother } from './routes.ts'

export interface SocketOptions {
  /** The person of the upgrade's cookie, or null. */
  sessionOf(request: IncomingMessage): Promise<{ id: string; userId: string } | null>
  /** Whether a page of this origin may open a socket. */
  acceptsOrigin(request: IncomingMessage): boolean
}

const PATH = /^\/api\/sync\/([^/]+)\/socket$/
const NOT_UNDERSTOOD = 1008

/** Serves `/api/sync/:companyId/socket`. Returns the function that stops it. */
export function acceptSockets(server: Server, node: SyncNode, options: SocketOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  })

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { pathname = '', searchParams } = URL.parse(request.url ?? '', 'http://localhost') ?? {}
    const companyId = PATH.exec(pathname)?.[1] ?? ''
    if (!UUID.test(companyId)) return reject(stream, '404 Not Found')
    if (!options.acceptsOrigin(request)) return reject(stream, '403 Forbidden')
    const session = await options.sessionOf(request)
    if (!session || belongsToAnother(searchParams?.get('user'), session.userId))
      return reject(stream, '401 Unauthorized')
    sockets.handleUpgrade(request, stream, head, (socket) => {
      converse(node, companyId, { userId: session.userId, sessionId: session.id }, socket)
    })
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    upgrade(request, stream, head).catch(() => reject(stream, '500 Internal Server Error'))
  }
  server.on('upgrade', onUpgrade)
  return () => {
    server.off('upgrade', onUpgrade)
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

function reject(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function converse(
  node: SyncNode,
  companyId: string,
  person: { userId: string; sessionId: string },
  socket: WebSocket,
): void {
  let attached: Attached | null = null
  let greeted = false
  let silence = setTimeout(() => socket.terminate(), DEAD_AFTER_MS)
  const wire = {
    send: (text: string) => socket.send(text),
    close: (code: number) => socket.close(code),
    buffered: () => socket.bufferedAmount,
  }
  const stillHere = () => {
    if (!greeted) return
    clearTimeout(silence)
    silence = setTimeout(() => socket.terminate(), DEAD_AFTER_MS)
  }

  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(silence)
    attached?.detach()
  })
  socket.on('message', (data: Buffer) => {
    // Whoever asks without reading the answers would fill the memory.
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate()
    stillHere()
    const frame = parseJson(data.toString())
    const asked = ping.safeParse(frame)
    if (asked.success) {
      socket.send(JSON.stringify({ t: 'pong', at: asked.data.at, now: new Date().toISOString() }))
      return
    }
    const greeting = hello.safeParse(frame)
    if (!greeting.success || greeted) return socket.close(NOT_UNDERSTOOD)
    greeted = true
    attach(node, companyId, person, greeting.data, wire).then(
      (ready) => {
        attached = ready
        if (socket.readyState !== socket.OPEN) ready?.detach()
      },
      () => socket.close(1011),
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
