import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http-error.ts'
import { refuse } from './http.refusals.ts'

/** How long a server that sends visitors on to another still takes connections, in milliseconds: proxies notice with the first one. */
const SENDS_ON_MS = 1_000
const SAFE = ['GET', 'HEAD']
const ABOUT_THIS_NODE = ['/healthz', '/readyz']

/**
 * How a server leaves without a request coming to a closed door. First it says that it isn't ready, and works on until proxies that ask
 * have heard. Then it sends on whatever another node can answer as well: a proxy that never asks passes it over after the first 502.
 */
export class Departure {
  #isAnnounced = false
  #sendsOn = false

  get isAnnounced(): boolean {
    return this.#isAnnounced
  }

  get sendsOn(): boolean {
    return this.#sendsOn
  }

  /**
   * Resolves once nothing should come any more.
   * @param seconds until proxies have heard that it isn't ready; 0 where there is none
   * @param hangUp ends the lines, which then come back through the proxy to another node
   */
  async leave(seconds: number, hangUp: () => void): Promise<void> {
    this.#isAnnounced = true
    await sleep(seconds * 1_000)
    this.#sendsOn = true
    hangUp()
    if (seconds > 0) await sleep(SENDS_ON_MS)
  }
}

/** Registered before what answers, so that nothing is begun that another node is to do. */
export function departing(app: FastifyInstance, departure: Departure): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (!departure.isAnnounced) return
    // A proxy that kept the connection would send a request on it just when it is closed.
    reply.header('connection', 'close')
    if (departure.sendsOn && SAFE.includes(method) && !ABOUT_THIS_NODE.includes(url))
      throw new HttpError(502, refuse.reason('server/restarting'))
  })
}
