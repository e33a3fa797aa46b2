import type { Mutation } from '../define-mutation.ts'
import type { Query } from '../define-query.ts'
import { CLOSE_SESSION_ENDED, type MutationResult } from '../protocol.ts'
import { deny, notFound, Refusal } from '../refusal.ts'
import { parseArguments } from '../run-mutation.ts'
import { VisibleRows } from '../visible-rows.ts'
import { Committer } from './committer.ts'
import type { Codecs, LoggedChange } from './company-reads.ts'
import type { Connection } from './connection.ts'
import { Hub } from './hub.ts'
import type { SyncNodeOptions } from './node-options.ts'
import { Pokes } from './pokes.ts'
import { catchUp, loadReplica, type Replica } from './replica.ts'
import { rowCodec } from './row-codec.ts'
import { Writer } from './writer.ts'

const IDLE_MS = 5 * 60_000
/** The floor under notices of ended sessions: one that was lost, or a session that ran out, shows within this time. */
const SESSIONS_MS = 10_000

/** A company as this node serves it: its rows, its line of mutations, its listeners. */
export interface ServedCompany {
  replica: Replica
  writer: Writer
  hub: Hub
  usedAt: number
}

/** One server's part of the engine. Any number of nodes may serve the same companies over one database. */
export class SyncNode {
  readonly options: SyncNodeOptions
  readonly codecs: Codecs
  readonly #committer: Committer
  readonly #pokes: Pokes
  readonly #served = new Map<string, Promise<ServedCompany | null>>()
  readonly #hubs = new Set<Hub>()
  readonly #sweep: NodeJS.Timeout
  readonly #sessionCheck: NodeJS.Timeout

  constructor(options: SyncNodeOptions) {
    this.options = options
    this.codecs = new Map(options.app.tables.map((table) => [table.name, rowCodec(table)]))
    this.#committer = new Committer(options.pool)
    this.#pokes = new Pokes({
      pool: options.pool,
      log: options.log,
      served: () => [...this.#served.keys()],
      onHead: (companyId, seq) => void this.#follow(companyId, seq),
      ...(options.losePoke ? { losePoke: options.losePoke } : {}),
    })
    this.#sweep = setInterval(() => void this.#dropIdle(), IDLE_MS / 5)
    this.#sweep.unref()
    this.#sessionCheck = setInterval(() => void this.#closeEnded(), options.sessionCheckMs ?? SESSIONS_MS)
    this.#sessionCheck.unref()
  }

  start(): Promise<void> {
    return this.#pokes.start()
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweep)
    clearInterval(this.#sessionCheck)
    this.#pokes.stop()
    for (const loading of this.#served.values()) {
      const served = await loading.catch(() => null)
      await served?.writer.idle()
      served?.hub.stop()
    }
    this.#served.clear()
  }

  /** The company as served here, loaded when it is not; null when there is no such company. */
  company(companyId: string): Promise<ServedCompany | null> {
    let served = this.#served.get(companyId)
    if (!served) {
      served = this.#load(companyId)
      this.#served.set(companyId, served)
      const forget = () => this.#served.delete(companyId)
      served.then((loaded) => loaded ?? forget(), forget)
    }
    return served
  }

  /** Opens the order of a company that does not exist yet. */
  async createHead(companyId: string): Promise<void> {
    await this.options.inCompany(companyId, null, (client) =>
      client.query('insert into sync_head (company_id) values ($1)', [companyId]),
    )
  }

  /** Commits one mutation on the server's own initiative (`userId` null) or in a person's name; throws its Refusal. */
  async run<Args>(
    companyId: string,
    userId: string | null,
    mutation: Mutation<Args>,
    args: unknown,
  ): Promise<void> {
    const served = (await this.company(companyId)) ?? notFound()
    const parsed = parseArguments(mutation, args)
    const result = await this.submit(served, {
      client: null,
      userId,
      mutation: mutation,
      args: parsed,
    })
    if (result.error) throw new Refusal(result.error)
  }

  /** Answers a query over the company's live rows, through the eyes of this person. */
  async ask<Args, Result>(
    companyId: string,
    userId: string,
    query: Query<Args, Result>,
    args: unknown,
  ): Promise<Result> {
    const served = (await this.company(companyId)) ?? notFound()
    const actor = served.replica.actor(userId) ?? notFound()
    const parsed = parseArguments(query, args)
    const reader = new VisibleRows(served.replica.store, actor)
    if (!query.visibleTo(actor, parsed, reader)) deny()
    return query.run(reader, parsed, actor)
  }

  submit(
    served: ServedCompany,
    submission: {
      client: { id: string; mid: number } | null
      userId: string | null
      mutation: Mutation
      args: unknown
    },
  ): Promise<MutationResult> {
    served.usedAt = Date.now()
    return new Promise((resolve, reject) => served.writer.submit({ ...submission, resolve, reject }))
  }

  /** Closes the sockets of a session or a person at once. */
  disconnect(whom: { sessionId: string } | { userId: string }, code: number): void {
    const matches = (connection: Connection) =>
      'sessionId' in whom ? connection.sessionId === whom.sessionId : connection.userId === whom.userId
    for (const hub of this.#hubs) hub.closeWhere(matches, code)
  }

  /** Whether a session that was alive a moment ago has ended since. */
  async hasEnded(sessionId: string): Promise<boolean> {
    const ended = await this.options.endedSessions?.([sessionId])
    return ended !== undefined && ended.length > 0
  }

  async #closeEnded(): Promise<void> {
    const open = new Set(Array.from(this.#hubs, (hub) => hub.sessionIds()).flat())
    if (open.size === 0 || !this.options.endedSessions) return
    try {
      for (const sessionId of await this.options.endedSessions([...open]))
        this.disconnect({ sessionId }, CLOSE_SESSION_ENDED)
    } catch (error) {
      this.options.log.warn({ err: error }, 'sessions not looked up; trying again')
    }
  }

  async #load(companyId: string): Promise<ServedCompany | null> {
    const { app, inCompany, log } = this.options
    const replica = await loadReplica(app, inCompany, this.codecs, companyId)
    if (!replica) return null
    const hub = new Hub(replica)
    this.#hubs.add(hub)
    const writer = new Writer({
      app,
      replica,
      committer: this.#committer,
      inCompany,
      codecs: this.codecs,
      log,
      afterCommit: new Map((this.options.afterCommit ?? []).map((effect) => [effect.mutation, effect])),
      publish: (changes, seq) => this.#publish(companyId, hub, changes, seq),
    })
    return { replica, writer, hub, usedAt: Date.now() }
  }

  #publish(companyId: string, hub: Hub, changes: LoggedChange[], seq: number): void {
    hub.publish(changes)
    this.#pokes.tell(companyId, seq)
  }

  /** Another node, or this one, has brought the company to `seq`. */
  async #follow(companyId: string, seq: number): Promise<void> {
    const served = await this.#served.get(companyId)?.catch(() => null)
    if (!served || served.replica.seq >= seq) return
    const { replica, hub } = served
    await replica
      .exclusive(async () => {
        if (replica.seq < seq) hub.publish(await catchUp(replica, this.options.inCompany, this.codecs))
      })
      .catch((error: unknown) =>
        this.options.log.warn({ err: error }, 'not caught up; the poll will try again'),
      )
  }

  async #dropIdle(): Promise<void> {
    for (const [companyId, loading] of this.#served) {
      const served = await loading.catch(() => null)
      if (!served || served.hub.size > 0 || served.writer.busy || Date.now() - served.usedAt < IDLE_MS)
        continue
      served.hub.stop()
      this.#hubs.delete(served.hub)
      this.#served.delete(companyId)
    }
  }
}
