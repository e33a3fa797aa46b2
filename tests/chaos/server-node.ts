import { Socket } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'
import { inCompany } from '../../src/server/database/in-company.ts'
import { answerErrors } from '../../src/server/http/errors.ts'
import { afterCommit } from '../../src/sync/server/after-commit.ts'
import { ratesTimes } from '../../src/sync/server/person-limits.ts'
import { SyncNode } from '../../src/sync/server/node.ts'
import { syncRoutes } from '../../src/sync/server/routes.ts'
import { acceptSockets } from '../../src/sync/server/socket.ts'
import { isDistributed } from '../database.ts'
import { chaosApp, note } from './app.ts'

/** A server with connections of its own, which can die in the middle of anything. */
export interface ServerNode {
  readonly url: string
  readonly node: SyncNode
  kill(): Promise<void>
}

/** Time passes faster here, so people do more; but now and then one has to wait. */
const CHAOS_FACTOR = 4

interface NodeOptions {
  pool: pg.Pool
  losePoke(): boolean
  /** May throw, as what comes next would. */
  failStep(): void
  onError(error: unknown): void
}

const personOf = (cookie = '') => ({
  id: 'session',
  userId: cookie.replace('person=', ''),
  email: '',
  fullName: '',
  unproved: [],
  hasFactor: false,
  withoutFactor: [],
})

/** Commits and pokes break off too: before they are done, or after. */
const failing = (pool: pg.Pool, failStep: () => void): pg.Pool =>
  new Proxy(pool, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      if (name !== 'query') return member.bind(target) as unknown
      return async (...given: unknown[]) => {
        failStep()
        const result: unknown = await Reflect.apply(member, target, given)
        failStep()
        return result
      }
    },
  })

export async function startNode({ pool, losePoke, failStep, onError }: NodeOptions): Promise<ServerNode> {
  let isAlive = true
  const sockets = new Set<Socket>()
  const stream = () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket
  }
  const own = new pg.Pool({ ...pool.options, password: pool.options.password, max: 6, stream })
  own.on('error', () => undefined)
  own.on('connect', (client) => client.on('error', () => undefined))
  const node = new SyncNode({
    app: chaosApp,
    pool: failing(own, failStep),
    distributed: isDistributed(),
    async inCompany(companyId, userId, work, isolation) {
      failStep()
      const result = await inCompany(own, companyId, userId, work, isolation)
      failStep()
      return result
    },
    afterCommit: [afterCommit(note, async () => failStep())],
    log: { warn: () => undefined, error: ({ err }: { err?: unknown }) => void (isAlive && onError(err)) },
    losePoke,
    onFeedStep: failStep,
    rates: ratesTimes(CHAOS_FACTOR),
  })
  await node.start()
  const http = fastify()
  http.addHook('onRequest', async (request) => {
    request.session = personOf(request.headers.cookie)
  })
  answerErrors(http)
  syncRoutes(http, node)
  const stopSockets = acceptSockets(http.server, node, {
    sessionOf: async ({ headers }) => personOf(headers.cookie),
    acceptsOrigin: () => true,
  })
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    node,
    async kill() {
      isAlive = false
      stopSockets()
      http.server.closeAllConnections()
      for (const socket of sockets) socket.destroy()
      await Promise.all([http.close(), node.stop(), own.end()])
    },
  }
}
