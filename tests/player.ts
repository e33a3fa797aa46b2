import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { heldRosters, heldTeams } from '../src/features/teams/teams.queries.ts'
import { app } from '../src/features/registry.ts'
import { admit, expiredIn } from '../src/sync/admit.ts'
import type { Actor } from '../src/sync/actor.ts'
import type { Mutation } from '../src/sync/define-mutation.ts'
import type { Query } from '../src/sync/define-query.ts'
import type { Row, Table } from '../src/sync/define-table.ts'
import { Holdings } from '../src/sync/holdings.ts'
import type { IsLive } from '../src/sync/live-set.ts'
import { type BootstrapLine, type Frame, fromWire, type MutationResult } from '../src/sync/protocol.ts'
import { Refusal } from '../src/sync/refusal.ts'
import { parseArguments, runMutation } from '../src/sync/run-mutation.ts'
import type { Scope } from '../src/sync/scope.ts'
import { attach, type Attached } from '../src/sync/server/attach.ts'
import type { SyncNode } from '../src/sync/server/node.ts'
import { loadReplica } from '../src/sync/server/load-replica.ts'
import { Store } from '../src/sync/store.ts'
import { changesOf } from '../src/sync/whole-rows.ts'

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1))

/** A person at a browser: a local store kept by the real feed, and mutations sent as a browser sends them. */
export class Player {
  readonly id: string
  readonly companyId: string
  readonly #node: SyncNode
  readonly #clientId = randomUUID()
  readonly #store = new Store(app.tables)
  readonly #holdings = new Holdings(this.#store, app.liveSet)
  #mid = 0
  #attached: Attached | null = null
  readonly #held = new Set<Scope>()
  /** False once the server has closed the line, as for somebody without access. */
  #connected = true
  /** What has not come through yet while there is no network. */
  #late: Frame[] | null = null

  private constructor(node: SyncNode, companyId: string, id: string) {
    this.#node = node
    this.companyId = companyId
    this.id = id
  }

  static async enter(node: SyncNode, companyId: string, id: string): Promise<Player> {
    const player = new Player(node, companyId, id)
    const { replica } = (await node.company(companyId))!
    const hello = {
      t: 'hello' as const,
      clientId: player.#clientId,
      schema: app.schema,
      epoch: replica.epoch,
      cursor: replica.seq,
      scopes: [],
    }
    player.#attached = await attach(node, companyId, { userId: id, sessionId: randomUUID() }, hello, {
      send: (text, taken) => {
        const frame = JSON.parse(text) as Frame
        if (player.#late) player.#late.push(frame)
        else player.#receive(frame)
        if (taken) queueMicrotask(taken)
      },
      close: () => (player.#connected = false),
      terminate: () => (player.#connected = false),
      buffered: () => 0,
    })
    await player.#lookAtAll()
    return player
  }

  /**
   * Does it as a browser would: over the own store and on the server, which must agree. Rejects with the server's
   * Refusal. Afterwards what the feed built in the own store must equal a fresh bootstrap from the database.
   */
  async does<Args>(mutation: Mutation<Args>, args: NoInfer<Args>): Promise<void> {
    await this.#lookAtAll()
    const here = this.#outcomeHere(mutation, args)
    const { error } = await this.#sends(mutation, args)
    await this.verifyStore()
    if (here !== 'access/not-found')
      assert.equal(here, error?.code ?? 'ok', `${mutation.name}: browser and server differ`)
    if (error) throw new Refusal(error)
  }

  /** For stories that begin with a hundred of something: does it, and leaves it to the next `does` to compare what came of it. */
  async did<Args>(mutation: Mutation<Args>, args: NoInfer<Args>): Promise<void> {
    const { error } = await this.#sends(mutation, args)
    if (error) throw new Refusal(error)
  }

  asks<Args, Result>(query: Query<Args, Result>, args: NoInfer<Args>): Promise<Result> {
    return this.#node.ask(this.companyId, this.id, query, args)
  }

  /** Borrows what the query reaches beyond the live rows, as somebody who has it on the screen, until it is given back. */
  async borrows<Args, Result>(query: Query<Args, Result>, args: NoInfer<Args>): Promise<void> {
    const regions = query.reaches(parseArguments(query, args)).filter(({ span }) => span)
    this.#attached!.want({ name: query.name, args })
    while (this.#connected && !regions.every((region) => this.#holdings.has(region))) await aMoment()
  }

  /** Every row of the table that has arrived here. */
  holds<R extends Row>(table: Table<R>): R[] {
    return this.#store.where(table, {})
  }

  givesBackAll(): void {
    this.#holdings.clear()
    this.#store.apply(expiredIn(this.#store, this.#isLive()))
  }

  /** Hears of nothing until the network `returns`. */
  loses(): void {
    this.#late ??= []
  }

  returns(): void {
    const late = this.#late ?? []
    this.#late = null
    for (const frame of late) this.#receive(frame)
  }

  /** Old state + changes = fresh bootstrap, with what is borrowed as the database holds it. */
  async verifyStore(): Promise<void> {
    if (!this.#connected) return
    const { options, codecs } = this.#node
    const fresh = (await loadReplica(app, options.inCompany, codecs, this.companyId))!
    const { scopes } = fresh.actor(this.id)!
    assert.deepEqual(
      [...this.#held].toSorted(),
      [...scopes].toSorted(),
      'held scopes differ from those in sight',
    )
    const expected = this.#holdings.all().length > 0 ? await this.#liveAndBorrowed() : fresh.store
    assert.deepEqual(
      contents(this.#store, scopes),
      contents(expected, scopes),
      'own store differs from a fresh bootstrap',
    )
  }

  async #sends<Args>(mutation: Mutation<Args>, args: Args): Promise<MutationResult> {
    const served = (await this.#node.company(this.companyId))!
    // What can't be read takes no number.
    const parsed = parseArguments(mutation, args)
    const result = await this.#node.submit(served, {
      client: { id: this.#clientId, mid: ++this.#mid },
      userId: this.id,
      mutation: mutation,
      args: parsed,
    })
    assert.notEqual(result.status, 'gap')
    served.hub.flush()
    await this.#lookAtAll()
    return result
  }

  #isLive(): IsLive {
    return app.liveSet.at(new Date().toISOString(), (table, row) => this.#holdings.includes(table, row))
  }

  async #liveAndBorrowed(): Promise<Store> {
    const { options, codecs } = this.#node
    const store = new Store(app.tables)
    await options.inCompany(this.companyId, null, async (connection) => {
      for (const { table, fromDatabase } of codecs.values()) {
        const { rows } = await connection.query<{ record: Record<string, unknown> }>(
          `select to_jsonb(${table.name}) as record from ${table.name} where company_id = $1`,
          [this.companyId],
        )
        const lines = rows.map(({ record }): BootstrapLine => [table.name, fromDatabase(record)])
        store.apply(changesOf(store, lines))
      }
    })
    store.apply(expiredIn(store, this.#isLive()))
    return store
  }

  /** Borrows every team and roster in sight, as somebody who has all of them on the screen. */
  async #lookAtAll(): Promise<void> {
    const { replica } = (await this.#node.company(this.companyId))!
    const missing = () =>
      [...(replica.actor(this.id)?.scopes ?? [])].filter((scope) => !this.#held.has(scope))
    const missingOf = (kind: string) =>
      missing().flatMap((scope) => (scope.startsWith(kind) ? [scope.slice(kind.length)] : []))
    if (!this.#connected || missing().length === 0) return
    this.#attached!.want({ name: heldTeams.name, args: { teamIds: missingOf('t:') } })
    this.#attached!.want({ name: heldRosters.name, args: { teamIds: missingOf('m:') } })
    while (this.#connected && missing().length > 0) await aMoment()
  }

  #outcomeHere<Args>(mutation: Mutation<Args>, args: Args): string {
    const actor: Actor | null = app.actorOf(this.#store, this.id)
    if (!actor) return 'access/no-member'
    try {
      runMutation(app, mutation, this.#store, parseArguments(mutation, args), {
        actor,
        now: new Date().toISOString(),
      })
      return 'ok'
    } catch (error) {
      if (error instanceof Refusal) return error.reason.code
      throw error
    }
  }

  #receive(frame: Frame): void {
    if (frame.t === 'd') {
      this.#store.apply(admit(this.#store, frame.changes.map(fromWire), this.#isLive()))
    }
    if (frame.t === 'region+') {
      this.#holdings.add(frame.region, { page: frame.page, rows: frame.rows.length, isLast: !frame.more })
      this.#store.apply(admit(this.#store, changesOf(this.#store, frame.rows), this.#isLive()))
    }
    if (frame.t === 'scope+') {
      for (const scope of frame.scopes) this.#held.add(scope)
      this.#store.apply(
        frame.rows.map(([entity, row]) => ({
          entity,
          id: row.id,
          row,
          scope: this.#store.definition(entity).scope(row),
        })),
      )
    }
    if (frame.t === 'scope-') {
      for (const scope of frame.scopes) this.#held.delete(scope)
      this.#holdings.retain([...this.#held])
      this.#purge(new Set(frame.scopes))
    }
  }

  #purge(lost: ReadonlySet<Scope>): void {
    const gone = [...this.#store.entries()].filter(({ table, row }) => lost.has(table.scope(row)))
    this.#store.apply(
      gone.map(({ table, row }) => ({ entity: table.name, id: row.id, row: null, scope: table.scope(row) })),
    )
  }
}

/** Every row the scopes show, by table and id, for comparison. */
function contents(store: Store, scopes: ReadonlySet<Scope>): Record<string, Row> {
  const rows = [...store.entries()].filter(({ table, row }) => scopes.has(table.scope(row)))
  return Object.fromEntries(
    rows
      .map(({ table, row }) => [`${table.name} ${row.id}`, row] as const)
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  )
}
