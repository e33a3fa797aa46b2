import type { SyncApp } from '../../app.ts'
import type { Change } from '../../change.ts'
import type { Mutation } from '../../define-mutation.ts'
import {
  type BootstrapLine,
  CLOSE_COMPANY_LOST,
  type Frame,
  type Hello,
  type MutateRequest,
  toWire,
} from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import { runMutation } from '../../run-mutation.ts'
import type { Scope } from '../../scope.ts'
import { Store } from '../../store.ts'
import type { SocketHandlers } from '../platform.ts'
import { soon } from './fake-browser.ts'
import { FakeClients } from './fake-clients.ts'
import { lend, type Line } from './fake-lending.ts'
import { type Answering, socketTo, streamTo } from './fake-wires.ts'

type Commit = { seq: number; changes: Change[]; clientId: string | null; mid: number | null }

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
export const error = (title: string, code?: string) => ({ error: { code, title, detail: `${title}.` } })

/** An in-memory server that speaks the protocol, with faults on demand. It believes whoever connects. */
export class FakeServer {
  readonly app: SyncApp
  readonly store: Store
  epoch = 'first'
  seq = 0
  /** True while nothing gets through. */
  isDown = false
  refusesSockets = false
  /** True while lines are up but carry nothing. */
  isSilent = false
  /** Called after each mutate request has been carried out; true loses the answer. */
  losesAnswer = () => false
  /** Answers a request instead of the server, as a proxy might, or a server whose session has ended; null leaves it to the server. */
  answersInstead: (() => Response | null) | null = null
  schema: number
  /** How many rows a page of a region has. */
  pageSize = 2
  /** The line breaks after this page of a region, as when the server dies. */
  cutsAfterPage = 0
  /** The queries whose regions were asked for. */
  readonly wants: string[] = []
  /** Where the browsers said that their people are, the latest last. */
  readonly moves: string[][] = []
  readonly requests: { path: string; body: unknown }[] = []
  readonly #lines = new Set<Line>()
  #log: Commit[] = []
  readonly #clients = new FakeClients()

  constructor(app: SyncApp) {
    this.app = app
    this.schema = app.schema
    this.store = new Store(app.tables)
  }

  get lines(): number {
    return this.#lines.size
  }

  /** What this person's browser reaches. */
  network(userId: string) {
    return {
      fetch: (url: string, init: RequestInit) =>
        this.#fetch(userId, new URL(url).pathname.split('/').at(-1)!, init),
      socket: (_url: string, on: SocketHandlers) => socketTo(this.#answering(userId), on),
    }
  }

  /** Runs a mutation in a person's name, as if from another device; throws its Refusal. */
  run<Args>(userId: string, mutation: Mutation<Args>, args: Args): void {
    this.#commit(userId, mutation.name, args, null, null)
  }

  /** Writes rows without any check. */
  seed(lines: BootstrapLine[]): void {
    const changes = lines.map(([entity, row]) => ({
      entity,
      id: row.id,
      row,
      scope: this.store.definition(entity).scope(row),
    }))
    this.#publish({ seq: ++this.seq, changes, clientId: null, mid: null })
  }

  /** Removes a row without any check. */
  remove(entity: string, id: string): void {
    const table = this.store.definition(entity)
    const scope = table.scope(this.store.get(table, id)!)
    this.#publish({
      seq: ++this.seq,
      changes: [{ entity, id, row: null, scope }],
      clientId: null,
      mid: null,
    })
  }

  /** What this person's open lines carry. */
  scopesOf(userId: string): Scope[] {
    return [...this.#lines].filter((line) => line.userId === userId).flatMap(({ scopes }) => [...scopes])
  }

  tell(frame: Frame): void {
    for (const line of this.#lines) line.send(frame)
  }

  cut(code = 1006): void {
    for (const line of this.#lines) line.close(code)
  }

  /** Acts as if restored from a backup that knows nothing of what clients did later. */
  restore(): void {
    this.epoch = `${this.epoch} restored`
    this.#clients.clear()
    this.#log = []
    this.cut()
  }

  /** The live rows of these scopes. */
  rowsFor(scopes: ReadonlySet<Scope>): BootstrapLine[] {
    const isLive = this.app.liveSet.at(new Date().toISOString())
    return [...this.store.entries()]
      .filter(({ table, row }) => scopes.has(table.scope(row)) && isLive(table, row, this.store))
      .map(({ table, row }) => [table.name, row])
  }

  async #fetch(userId: string, path: string, init: RequestInit): Promise<Response> {
    await new Promise<void>((resolve) => soon(resolve))
    if (this.isDown) throw new TypeError('fetch failed')
    const body = init.body ? (JSON.parse(init.body as string) as unknown) : null
    this.requests.push({ path, body })
    const instead = this.answersInstead?.()
    if (instead) return instead
    const actor = this.app.actorOf(this.store, userId)
    if (!actor) return json(404, error('Not found', 'access/not-found'))
    if (path === 'bootstrap') return this.#bootstrap(actor.home)
    if (path === 'stream') return streamTo(this.#answering(userId), body as Hello, init.signal!)
    const request = body as MutateRequest
    if (request.schema !== this.schema)
      return json(409, { ...error('App update available'), schema: this.schema })
    const results = request.mutations.map(({ mid, name, args }) =>
      this.#clients.take(request.clientId, mid, this.seq, () =>
        this.#commit(userId, name, args, request.clientId, mid),
      ),
    )
    if (this.losesAnswer()) throw new TypeError('terminated')
    return json(200, { results, now: new Date().toISOString() })
  }

  #bootstrap(scopes: ReadonlySet<Scope>): Response {
    const { seq, epoch, schema } = this
    const header = { seq, epoch, scopes: [...scopes], schema, now: new Date().toISOString() }
    return new Response([header, ...this.rowsFor(scopes)].map((line) => JSON.stringify(line)).join('\n'))
  }

  #answering(userId: string): Answering {
    return {
      faults: this,
      attach: (hello, wire) => this.#attach(userId, hello, wire),
      detach: (line) => void this.#lines.delete(line),
      want: (line, asked) => lend(this, line, asked),
      move: (at) => void this.moves.push(at.map(({ what }) => what)),
    }
  }

  #attach(userId: string, hello: Hello, wire: Pick<Line, 'send' | 'close'>): Line | null {
    const actor = this.app.actorOf(this.store, userId)
    const refuse = (frame: Frame) => {
      wire.send(frame)
      return null
    }
    if (!actor) {
      wire.close(CLOSE_COMPANY_LOST)
      return null
    }
    if (hello.schema !== this.schema) return refuse({ t: 'reset', why: 'schema' })
    if (hello.epoch !== this.epoch || hello.cursor > this.seq) return refuse({ t: 'reset', why: 'epoch' })
    const held = new Set(hello.scopes as Scope[])
    const scopes = new Set([...actor.scopes].filter((scope) => held.has(scope)))
    const line: Line = { userId, clientId: hello.clientId, cursor: hello.cursor, scopes, ...wire }
    for (const commit of this.#log) if (commit.seq > hello.cursor) this.#tellLine(line, commit)
    this.#changeScopes(line, held)
    line.send({ t: 'beat', seq: line.cursor, now: new Date().toISOString() })
    this.#lines.add(line)
    for (const want of hello.wants ?? []) lend(this, line, want)
    return line
  }

  #commit(userId: string, name: string, args: unknown, clientId: string | null, mid: number | null): number {
    const actor = this.app.actorOf(this.store, userId)
    if (!actor)
      throw new Refusal({
        kind: 'denied',
        code: 'access/no-member',
        title: 'Access Denied',
        detail: 'You are no longer a member.',
      })
    const context = { actor, now: new Date().toISOString() }
    const changes = runMutation(this.app, this.app.mutations.get(name)!, this.store, args, context).changes()
    if (changes.length > 0) this.#publish({ seq: ++this.seq, changes, clientId, mid })
    return changes.length > 0 ? this.seq : 0
  }

  #publish(commit: Commit): void {
    this.store.apply(commit.changes)
    this.#log.push(commit)
    for (const line of this.#lines) {
      const held = new Set(line.scopes)
      const actor = this.app.actorOf(this.store, line.userId)
      if (!actor) {
        line.close(CLOSE_COMPANY_LOST)
        continue
      }
      line.scopes = new Set([...held].filter((scope) => actor.scopes.has(scope)))
      this.#tellLine(line, commit)
      this.#changeScopes(line, held)
    }
  }

  #tellLine(line: Line, { seq, changes, clientId, mid }: Commit): void {
    const visible = changes.filter(({ scope }) => line.scopes.has(scope)).map(toWire)
    const own = clientId === line.clientId && mid !== null
    line.send({ t: 'd', from: line.cursor, seq, changes: visible, ...(own ? { ack: mid } : {}) })
    line.cursor = seq
  }

  #changeScopes(line: Line, held: ReadonlySet<Scope>): void {
    const { scopes, home } = this.app.actorOf(this.store, line.userId)!
    const lost = [...held].filter((scope) => !scopes.has(scope))
    const gained = [...home].filter((scope) => !held.has(scope))
    const range = { from: line.cursor, seq: this.seq }
    if (lost.length > 0) line.send({ t: 'scope-', ...range, scopes: lost })
    if (gained.length > 0) {
      const rows = this.rowsFor(new Set(gained))
      line.send({
        t: 'scope+',
        from: lost.length > 0 ? this.seq : line.cursor,
        seq: this.seq,
        scopes: gained,
        rows,
      })
    }
    if (lost.length + gained.length > 0) line.cursor = this.seq
    line.scopes = new Set([...line.scopes, ...gained])
  }
}
