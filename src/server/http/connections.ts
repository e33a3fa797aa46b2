import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { HttpError } from '../http-error.ts'
import { forwardedAddress, networkOf, takeForwarded } from './client-address.ts'
import { refuse } from './http.refusals.ts'

/** How long, in milliseconds, a connection may take for what, before it is closed. */
export interface Patience {
  /** For sending the headers of a request; an open connection that sends nothing counts too. */
  headers: number
  /** For sending a whole request. */
  request: number
  /** Without a byte in either direction while a request is under way. */
  stalled: number
  /** Between two requests. More than the 60 s after which load balancers close theirs, so that none is closed under a request. */
  idle: number
  /** How often the first two are checked. */
  every: number
}

export const PATIENCE: Patience = {
  headers: 15_000,
  request: 60_000,
  stalled: 90_000,
  idle: 72_000,
  every: 5_000,
}

const LINGER = 1_000

/** Gives the peer a second to read the last answer: one that never closes its own half would keep the connection for ever. */
export const cutOnceEnded = (socket: Socket): void =>
  void socket.once('finish', () => setTimeout(() => socket.destroy(), LINGER).unref())

/**
 * Limits what one address holds open at a time: its connections, or behind a proxy, whose connections these are, the requests
 * and sockets under way that it forwards for this address.
 */
export function limitConnections(app: FastifyInstance, config: Config): void {
  const admits = tally(config.connectionsPerAddress)
  // From here on, no timeout of HTTP applies.
  app.server.on('upgrade', (_request, socket: Socket) => cutOnceEnded(socket))
  if (!config.trustProxy) {
    app.server.on('connection', (socket: Socket) => {
      if (!admits(socket.remoteAddress ?? '', socket)) socket.destroy()
    })
    return
  }
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!takeForwarded(raw)) throw new HttpError(400, refuse.reason('request/no-address'))
    if (!admits(forwardedAddress(raw), reply.raw))
      throw new HttpError(429, refuse.reason('request/too-many-connections'))
  })
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    if (!takeForwarded(request) || !admits(forwardedAddress(request), socket)) socket.destroy()
  })
}

/** Counts what each network holds until it closes; answers false, and does not count, beyond `most`. */
function tally(most: number): (address: string, held: EventEmitter) => boolean {
  const counts = new Map<string, number>()
  return (address, held) => {
    const network = networkOf(address)
    const count = counts.get(network) ?? 0
    if (count >= most) return false
    counts.set(network, count + 1)
    held.once('close', () => {
      const left = counts.get(network)! - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
    return true
  }
}
