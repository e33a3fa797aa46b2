import type pg from 'pg'
import { WebSocket } from 'ws'
import { issues, type Issue } from '../../src/features/issues/issues.table.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import type { MutateAnswer, MutateRequest } from '../../src/sync/protocol.ts'
import type { Network } from '../../src/sync/browser/testing/fake-browser.ts'
import { loadReplica } from '../../src/sync/server/load-replica.ts'
import type { Replica } from '../../src/sync/server/replica.ts'
import type { Chance } from '../seeded.ts'
import { chaosApp } from './app.ts'
import type { ScreenFault } from './checks.ts'
import { Decisions } from './decisions.ts'
import type { Stage } from './player.ts'
import { type ServerNode, startNode } from './server-node.ts'

const LOST_ANSWERS = 0.25
const LOST_POKES = 0.3
/** Of the steps between a commit and the browsers that are told of it, and of what is asked of the database. */
const FAILED_STEPS = 0.005

/** As when the database breaks off, before or after it has done what it was asked for. */
class FailedStep extends Error {
  readonly code = '08006'
}

/** The servers and the network between them and the browsers, with everything that goes wrong there. */
export class World implements Stage {
  readonly chance: Chance
  readonly companyId: string
  readonly decisions = new Decisions()
  /** So much faster than the servers’ do the browsers’ waits pass. */
  readonly speed = 20
  /** Every issue that anybody ever tried to open. */
  readonly issueIds: string[] = []
  readonly errors: unknown[] = []
  readonly screenFaults: ScreenFault[] = []
  /** True while anything may fail, between the story’s beginning and its end. */
  isFaulty = false
  readonly #pool: pg.Pool
  readonly #nodes: (ServerNode | null)[] = []

  constructor(chance: Chance, companyId: string, pool: pg.Pool) {
    this.chance = chance
    this.companyId = companyId
    this.#pool = pool
  }

  async startNode(index: number): Promise<ServerNode> {
    const node = await startNode({
      pool: this.#pool,
      losePoke: () => this.isFaulty && this.chance.next() < LOST_POKES,
      failStep: () => {
        if (this.isFaulty && this.chance.next() < FAILED_STEPS) throw new FailedStep()
      },
      onError: (error) => !(error instanceof FailedStep) && this.errors.push(error),
    })
    this.#nodes[index] = node
    return node
  }

  async killNode(index: number): Promise<void> {
    const node = this.#nodes[index]
    this.#nodes[index] = null
    await node?.kill()
  }

  /** What a person's browser reaches: any node that is up. */
  network(personId: string): Network {
    const cookie = `person=${personId}`
    return {
      fetch: async (url, init) => {
        const target = this.#locate(url)
        if (!target) throw new TypeError('fetch failed')
        const response = await fetch(target, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), cookie },
        })
        if (!response.ok || !url.endsWith('/mutate')) return response
        const answer = (await response.json()) as MutateAnswer
        this.decisions.record(JSON.parse(init.body as string) as MutateRequest, answer)
        if (this.isFaulty && this.chance.next() < LOST_ANSWERS) throw new TypeError('answer lost')
        return Response.json(answer)
      },
      socket: (url, on) => {
        const target = this.#locate(url) ?? 'http://127.0.0.1:9'
        const socket = new WebSocket(target.replace('http', 'ws'), { headers: { cookie } })
        socket.on('open', on.opened)
        socket.on('message', (data: Buffer) => on.message(data.toString()))
        socket.on('error', () => undefined)
        socket.on('close', on.closed)
        return {
          send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
          close: () => socket.close(),
        }
      },
    }
  }

  /** The issues that the database holds, live or not. */
  async issues(): Promise<Issue[]> {
    const codec = this.#nodes.find((node) => node !== null)!.node.codecs.get(issues.name)!
    const { rows } = await inCompany(this.#pool, this.companyId, null, (connection) =>
      connection.query<{ record: Record<string, unknown> }>('select to_jsonb(issues) as record from issues'),
    )
    return rows.map(({ record }) => codec.fromDatabase(record) as unknown as Issue)
  }

  /** The company as the database holds it, as far as it is live. */
  async truth(): Promise<Replica> {
    const codecs = this.#nodes.find((node) => node !== null)!.node.codecs
    const replica = await loadReplica(
      chaosApp,
      (companyId, userId, work, isolation) => inCompany(this.#pool, companyId, userId, work, isolation),
      codecs,
      this.companyId,
    )
    return replica!
  }

  #locate(url: string): string | null {
    const up = this.#nodes.filter((node) => node !== null)
    if (up.length === 0) return null
    const { pathname, search } = new URL(url)
    return `${this.chance.pick(up).url}${pathname}${search}`
  }
}
