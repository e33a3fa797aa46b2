import type { WebSocket } from 'ws'
import type { Network } from '../../src/sync/browser/testing/fake-browser.ts'
import type { SocketHandlers } from '../../src/sync/browser/platform.ts'
import type { MutateAnswer, MutateRequest } from '../../src/sync/protocol.ts'
import type { Chance } from '../seeded.ts'
import type { Decisions } from '../chaos/decisions.ts'
import type { Faults } from './faults.ts'
import type { Answer, Node, Request } from './node.ts'
import { Line, type Way } from './socket.ts'
import type { Timeline } from './timeline.ts'
import type { Trace } from './trace.ts'

const NOT_CLEAN = 1006

export interface Servers {
  readonly timeline: Timeline
  readonly faults: Faults
  readonly trace: Trace
  readonly chance: Chance
  readonly decisions: Decisions
  /** The nodes that are up. */
  nodes(): Node[]
}

/** One browser's network: it reaches any node that is up, and may be cut off, with or without being told. */
export class BrowserWay implements Network, Way {
  readonly name: string
  readonly #personId: string
  readonly #servers: Servers
  readonly #lines = new Set<Line>()
  #silentUntil = 0
  #refusedUntil = 0

  constructor(name: string, personId: string, servers: Servers) {
    this.name = name
    this.#personId = personId
    this.#servers = servers
  }

  /** Nothing gets through for so long, and neither side is told. */
  silenceFor(milliseconds: number): void {
    this.#silentUntil = this.#servers.timeline.now + milliseconds
  }

  silence(): number {
    return this.#silentUntil - this.#servers.timeline.now
  }

  /** There is no network for so long, and the browser knows. */
  refuseFor(milliseconds: number): void {
    this.#refusedUntil = this.#servers.timeline.now + milliseconds
    this.cutLines()
  }

  cutLines(): void {
    for (const line of this.#lines) line.cut()
  }

  /** Nothing more comes through the lines that are open, and nobody is told. */
  forgetLines(): void {
    for (const line of this.#lines) line.forget()
  }

  /** Everything works from now on. */
  heal(): void {
    this.#silentUntil = 0
    this.#refusedUntil = 0
  }

  readonly fetch = (url: string, init: RequestInit): Promise<Response> => {
    const { timeline, faults, chance } = this.#servers
    const browser = timeline.process
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const { signal } = init
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    const fail = () =>
      void timeline.after(faults.delay(), () => reject(new TypeError('fetch failed')), browser)
    // The other end is never heard of again: either that shows, or the browser gives up by itself.
    const lose = () => chance.next() < 0.5 && fail()
    const send = () => {
      const node = this.#pick()
      if (!node) return fail()
      const request = this.#requestOf(url, init)
      const arrive = () => {
        if (this.silence() > 0 || faults.happens('requestLost')) return lose()
        void this.#ask(node, request).then((answer) => {
          node.onDeath.delete(fail)
          if (this.silence() > 0 || faults.happens('answerLost')) return lose()
          timeline.after(faults.delay(), () => resolve(responseOf(answer)), browser)
        })
      }
      node.onDeath.add(fail)
      timeline.after(faults.delay(), arrive, node.process)
    }
    send()
    if (faults.happens('requestDoubled')) send()
    return promise
  }

  readonly socket = (url: string, on: SocketHandlers): { send(text: string): void; close(): void } => {
    const { timeline, faults } = this.#servers
    const browser = timeline.process
    const node = this.#pick()
    const refuse = () => void timeline.after(faults.delay(), () => on.closed(NOT_CLEAN), browser)
    if (!node) {
      refuse()
      return { send: () => undefined, close: () => undefined }
    }
    const { companyId, personId } = this.#requestOf(url, {})
    const line = new Line({ ...this.#servers, way: this }, node, on, (over) => this.#lines.delete(over))
    this.#lines.add(line)
    const arrive = () => {
      if (this.silence() > 0) return
      if (node.accept({ companyId, personId }, line.server as unknown as WebSocket)) line.open()
      else line.cut()
    }
    timeline.after(faults.delay(), arrive, node.process)
    return { send: (text) => line.up(text), close: () => line.closeUp() }
  }

  #pick(): Node | null {
    const { chance, timeline } = this.#servers
    const up = this.#servers.nodes()
    return up.length === 0 || timeline.now < this.#refusedUntil ? null : chance.pick(up)
  }

  #requestOf(url: string, { body }: RequestInit): Request {
    const { pathname, searchParams } = new URL(url)
    const [, , , companyId = '', what = ''] = pathname.split('/')
    const epoch = searchParams.get('epoch')
    const seen = epoch === null ? undefined : { epoch, cursor: Number(searchParams.get('cursor')) }
    return { companyId, personId: this.#personId, what, body: (body as string | undefined) ?? '', seen }
  }

  async #ask(node: Node, request: Request): Promise<Answer> {
    const { trace, decisions } = this.#servers
    trace.note('asked', `${this.name} ${node.process.name} ${request.what} ${request.body}`)
    const answer = await node.answer(request)
    trace.note('answered', `${this.name} ${node.process.name} ${answer.status} ${answer.body}`)
    if (request.what === 'mutate' && answer.status === 200)
      decisions.record(JSON.parse(request.body) as MutateRequest, JSON.parse(answer.body) as MutateAnswer)
    return answer
  }
}

function responseOf({ status, body, retryAfter }: Answer): Response {
  return new Response(body, { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } })
}
