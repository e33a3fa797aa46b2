import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { UUID } from '../id.ts'
import { MAX_FRAME_BYTES } from '../protocol.ts'
import { converse } from './converse.ts'
import type { SyncNode } from './node.ts'
import { belongsToAnother } from './other-account.ts'
import { TryLater } from './try-later.ts'

export interface SocketOptions {
  /** The session that the cookie of the upgrade request names, or null. */
  sessionOf(request: IncomingMessage): Promise<{ id: string; userId: string } | null>
  /** Whether a page of this origin may open a socket. */
  acceptsOrigin(request: IncomingMessage): boolean
  /** Whether another node is to open it, because this one is about to stop. */
  sendsOn?(): boolean
}

const PATH = /^\/api\/sync\/([^/]+)\/socket$/

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
    if (options.sendsOn?.()) return reject(stream, '502 Bad Gateway')
    if (!UUID.test(companyId)) return reject(stream, '404 Not Found')
    if (!options.acceptsOrigin(request)) return reject(stream, '403 Forbidden')
    const session = await options.sessionOf(request)
    if (!session || belongsToAnother(searchParams?.get('user'), session.userId))
      return reject(stream, '401 Unauthorized')
    node.limits.charge(session.userId, 'line')
    sockets.handleUpgrade(request, stream, head, (socket) => {
      converse(node, companyId, { userId: session.userId, sessionId: session.id }, socket)
    })
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    upgrade(request, stream, head).catch((error: unknown) =>
      reject(stream, error instanceof TryLater ? '429 Too Many Requests' : '503 Service Unavailable'),
    )
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
