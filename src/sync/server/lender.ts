import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../define-table.ts'
import { type BootstrapLine, MAX_REGION_ROWS, MAX_WANTS, type Want } from '../protocol.ts'
import { isWithin, type Region } from '../region.ts'
import { Refusal } from '../refusal.ts'
import { parseArguments } from '../run-mutation.ts'
import type { Scope } from '../scope.ts'
import { VisibleRows } from '../visible-rows.ts'
import { Breach } from './breach.ts'
import type { LoggedChange } from './company-reads.ts'
import type { SyncNode } from './node.ts'
import type { ServedCompany } from './served-companies.ts'
import { type PageEnd, readSpan, type Reading, withCompanions } from './span-reads.ts'
import type { Subscriber } from './subscriber.ts'

/** A region ends here even if there is more: no browser keeps so many borrowed rows. */
const MAX_PAGES = 20
/** A page waits until the network has taken most of what was sent before. */
const BUFFERED_BYTES = 256 * 1024
const LOOK_AGAIN_MS = 20
const FAILED = 1011
const TRIES = 5
const AGAIN_MS = 1_000

/** Gives one subscriber what its screens reach: scopes that it may see but does not hold, and rows that are not live. */
export class Lender {
  readonly #node: SyncNode
  readonly #served: ServedCompany
  readonly #subscriber: Subscriber
  #waiting = 0
  #last: Promise<void> = Promise.resolve()

  constructor(node: SyncNode, served: ServedCompany, subscriber: Subscriber) {
    this.#node = node
    this.#served = served
    this.#subscriber = subscriber
  }

  /** Lends what the query reaches once it is its turn. Answers false if too many are waiting already. */
  want(wanted: Want): boolean {
    if (this.#waiting >= MAX_WANTS) return false
    this.#waiting++
    this.#last = this.#last.then(() => this.#insist(wanted)).finally(() => this.#waiting--)
    return true
  }

  /** Tries again for a while if the database can't be reached. Then the line is closed, and the browser comes back later. */
  async #insist(wanted: Want): Promise<void> {
    for (let tries = 1; this.#served.hub.has(this.#subscriber); tries++) {
      try {
        return await this.#lendAll(wanted)
      } catch (error) {
        if (error instanceof Breach) return this.#served.hub.fail(error)
        this.#node.options.log.warn({ err: error, query: wanted.name }, 'region not sent')
        if (tries === TRIES) return this.#served.hub.close(this.#subscriber, FAILED)
        await sleep(tries * AGAIN_MS)
      }
    }
  }

  async #lendAll({ name, args }: Want): Promise<void> {
    const regions = this.#regionsOf(name, args ?? {})
    await this.#lendScopes(regions)
    for (const region of regions) {
      if (!region.span || !this.#mayHold(region)) continue
      await this.#turn()
      await this.#lendSpan(region)
    }
  }

  /** Nothing for a query that does not exist, can't be read or is not the person's to ask: the browser knows that itself. */
  #regionsOf(name: string, args: unknown): readonly Region[] {
    const { replica } = this.#served
    const query = this.#node.options.app.queries.get(name)
    const actor = replica.actor(this.#subscriber.userId)
    if (!query || !actor) return []
    try {
      const parsed = parseArguments(query, args)
      return query.visibleTo(actor, parsed, new VisibleRows(replica.store, actor))
        ? query.reaches(parsed)
        : []
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  }

  #mayHold({ scope }: Region): boolean {
    const actor = this.#served.replica.actor(this.#subscriber.userId)
    return this.#served.hub.has(this.#subscriber) && actor !== null && actor.scopes.has(scope)
  }

  #turn(): Promise<void> {
    return this.#node.limits.turn(this.#subscriber.userId, 'region')
  }

  /** All of them at once: the company's rows are gone through a single time. */
  async #lendScopes(regions: readonly Region[]): Promise<void> {
    const { replica, hub } = this.#served
    if (this.#missing(regions).length === 0) return
    await this.#turn()
    // Within `exclusive`, the hub has been told of everything that the replica holds.
    await replica.exclusive(async () => {
      const missing = this.#missing(regions)
      if (missing.length === 0) return
      hub.flush()
      hub.changeScopes(this.#subscriber, missing, [], replica.seq)
    })
  }

  #missing(regions: readonly Region[]): Scope[] {
    const lacking = regions.filter(
      (region) => this.#mayHold(region) && !this.#subscriber.scopes.has(region.scope),
    )
    return [...new Set(lacking.map(({ scope }) => scope))]
  }

  async #lendSpan(region: Region): Promise<void> {
    const { wire } = this.#subscriber
    let end: PageEnd | null = null
    for (let page = 1; page <= MAX_PAGES; page++) {
      while (wire.buffered() > BUFFERED_BYTES && this.#mayHold(region)) await sleep(LOOK_AGAIN_MS)
      if (!this.#mayHold(region)) return
      const line = await this.#node.readingOf(this.#served.replica.companyId)
      const place = await line.enter(this.#subscriber.userId, new AbortController().signal)
      end = await this.#lendPage(region, end, page).finally(place.leave)
      if (!end) return
    }
  }

  /** Sends one page as it is at the seq that its frame names. Returns where it ended, or null after the last one. */
  async #lendPage(region: Region, from: PageEnd | null, page: number): Promise<PageEnd | null> {
    const { replica, feed, hub } = this.#served
    const collected = replica.collect()
    try {
      const read = await this.#read(region, from)
      const more = read.end !== null && page < MAX_PAGES
      await replica.exclusive(async () => {
        if (replica.seq < read.seq) await feed.catchUp()
        hub.flush()
        if (!this.#mayHold(region)) return
        const later = collected.changes.filter(({ seq }) => seq > read.seq)
        const rows = this.#overlaid(region, read.lines, later)
        const { cursor } = this.#subscriber
        this.#subscriber.sendRows({ t: 'region+', from: cursor, seq: replica.seq, region, rows, page, more })
      })
      return more ? read.end : null
    } finally {
      collected.stop()
    }
  }

  /** A page of the region in one snapshot, and the company's seq there: this node's, from where it collects, or a later one. */
  #read({ scope, span }: Region, from: PageEnd | null) {
    const { companyId, epoch, seq } = this.#served.replica
    const { codecs, options, history } = this.#node
    return history.read(
      { companyId, userId: this.#subscriber.userId, epoch, seq },
      async (connection, head) => {
        const now = this.#node.moment()
        const reading: Reading = { connection, companyId, codecs, liveSet: options.app.liveSet, now }
        const { rows, end } = await readSpan(reading, span!, MAX_REGION_ROWS, from)
        const own = rows.filter((row) => codecs.get(span!.table)!.table.scope(row) === scope)
        const lines = await withCompanions(reading, span!.table, own)
        return { seq: head.seq, lines, end }
      },
    )
  }

  /**
   * The rows with later changes on top. Companions may be of another scope, as far as the subscriber has it now.
   */
  #overlaid(
    region: Region,
    lines: readonly BootstrapLine[],
    later: readonly LoggedChange[],
  ): BootstrapLine[] {
    const rows = new Map(lines.map((line) => [`${line[0]} ${line[1].id}`, line]))
    for (const { entity, id, row } of later) {
      const key = `${entity} ${id}`
      if (row && this.#belongs(region, entity, row, rows)) rows.set(key, [entity, row])
      else rows.delete(key)
    }
    const { codecs } = this.#node
    return [...rows.values()].filter(([entity, row]) =>
      this.#subscriber.scopes.has(codecs.get(entity)!.table.scope(row)),
    )
  }

  #belongs(
    { scope, span }: Region,
    entity: string,
    row: Row,
    rows: ReadonlyMap<string, BootstrapLine>,
  ): boolean {
    const { table } = this.#node.codecs.get(entity)!
    if (entity === span!.table) return isWithin(span!, row) && table.scope(row) === scope
    const livesWith = this.#node.options.app.liveSet.livesWith(table, row)
    return livesWith.some(({ target, id }) => rows.has(`${target.name} ${id}`))
  }
}
