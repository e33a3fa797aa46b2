import { app } from '../../src/features/registry.ts'
import type { Frame } from '../../src/sync/protocol.ts'
import { type Line, openLine, type Standing } from '../line.ts'
import type { Scope } from '../../src/sync/scope.ts'
import type { Served, SignedIn } from '../served.ts'
import { scopeOf } from './rights.ts'

/** A page that stays open: its rows as the frames made them, and every frame it was ever sent. */
export class Page {
  readonly personId: string
  readonly #server: Served
  readonly #lies: boolean
  readonly received: Frame[] = []
  /** Where the company stood when a frame was sent that tells of earlier changes: the pages of a replay end with a beat. */
  readonly sentAt = new Map<Frame, number>()
  /** Since the line was opened, up to its first beat. */
  #replayed: Frame[] | null = null
  #seqAtConnect = 0
  #session: SignedIn | null = null
  #line: Line | null = null
  #read = 0
  rows = new Map<string, { scope: Scope; row: object }>()
  #standing: Standing = { seq: 0, epoch: '', scopes: [] }

  constructor(server: Served, personId: string, lies = false) {
    this.#server = server
    this.personId = personId
    this.#lies = lies
  }

  /** Opens a line where there is none, from where the last one stood; one who lies claims to hold every scope there is. */
  async connect(everyScope: Scope[], companySeq = 0): Promise<void> {
    this.#session ??= await this.#server.signIn(this.personId)
    const { harbor, services } = this.#server
    this.#standing.epoch = (await services.node.company(harbor.id))!.replica.epoch
    const line = await openLine(this.#server, this.#session, harbor.id)
    if (typeof line === 'number') {
      this.#session = null
      return
    }
    this.#line = line
    this.#read = 0
    this.#replayed = []
    this.#seqAtConnect = companySeq
    const scopes = this.#lies ? everyScope : this.#standing.scopes
    line.greet({ ...this.#standing, scopes })
    await Promise.race([line.until(({ t }) => t === 'beat'), line.closed(20_000)]).catch(() => undefined)
    await this.listen()
  }

  /** Takes what has arrived; answers whether the line is still open. */
  async listen(): Promise<boolean> {
    if (!this.#line) return false
    for (const frame of this.#line.frames.slice(this.#read)) this.#take(frame)
    this.#read = this.#line.frames.length
    if (!this.#line.isOver()) return true
    this.hangUp()
    if ((await this.#server.services.sessions.ended([this.#session!.sessionId])).length > 0)
      this.#session = null
    else this.#forget()
    return false
  }

  get shown(): Map<string, string> {
    return shownOf(new Map([...this.rows].map(([key, { row }]) => [key, row])))
  }

  want(name: string, args: unknown): void {
    if (this.#line && !this.#line.isOver()) this.#line.send({ t: 'want', name, args })
  }

  hangUp(): void {
    this.#line?.hangUp()
    this.#line = null
  }

  #forget(): void {
    this.rows.clear()
    this.#standing = { ...this.#standing, seq: 0, scopes: [] }
  }

  #take(frame: Frame): void {
    this.received.push(frame)
    if (this.#replayed) {
      this.#replayed.push(frame)
      // Until the beat says it exactly, which may come too late on a busy machine.
      this.sentAt.set(frame, this.#seqAtConnect)
    }
    if (frame.t === 'beat') {
      for (const earlier of this.#replayed ?? []) this.sentAt.set(earlier, frame.seq)
      this.#replayed = null
    }
    if (frame.t === 'd') {
      for (const [entity, , id, row, scope] of frame.changes) {
        if (row) this.rows.set(`${entity} ${id}`, { scope, row })
        else this.rows.delete(`${entity} ${id}`)
      }
    }
    if (frame.t === 'scope-') {
      for (const [key, { scope }] of this.rows) if (frame.scopes.includes(scope)) this.rows.delete(key)
    }
    if (frame.t === 'scope+' || frame.t === 'region+') {
      for (const [entity, row] of frame.rows)
        this.rows.set(`${entity} ${row.id}`, { scope: scopeOf(entity, row), row })
    }
    if (frame.t === 'reset') this.#forget()
    if ('seq' in frame) this.#standing.seq = frame.seq
    const held = this.#standing.scopes
    if (frame.t === 'scope+') this.#standing.scopes = [...new Set([...held, ...frame.scopes])]
    if (frame.t === 'scope-') this.#standing.scopes = held.filter((scope) => !frame.scopes.includes(scope))
  }
}

/**
 * What a browser shows of the rows it was sent, as JSON: it drops those that are no longer live, also because it does not hold what they
 * live with.
 */
export function shownOf(rows: ReadonlyMap<string, object>): Map<string, string> {
  const isLive = app.liveSet.at(new Date().toISOString())
  const read = {
    get: ({ name }: { name: string }, id: string) => rows.get(`${name} ${id}`) as { id: string } | undefined,
  }
  const tableOf = (key: string) => app.tables.find(({ name }) => name === key.split(' ')[0])!
  const live = [...rows].filter(([key, row]) => isLive(tableOf(key), row as { id: string }, read))
  return new Map(live.map(([key, row]) => [key, JSON.stringify(row)]))
}
