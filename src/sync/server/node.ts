import { randomUUID } from 'node:crypto'
import type { Mutation } from '../define-mutation.ts'
import type { Query } from '../define-query.ts'
import type { MutationResult } from '../protocol.ts'
import { Refusal } from '../refusal.ts'
import { parseArguments } from '../run-mutation.ts'
import { VisibleRows } from '../visible-rows.ts'
import type { MakeBeside, Submission } from './batch.ts'
import { BULLETIN } from '../protocol.ts'
import { Bulletin } from './bulletin.ts'
import { Bootstraps } from './bootstraps.ts'
import { Committer } from './committer.ts'
import type { Codecs } from './company-reads.ts'
import { HistoryReads } from './history-reads.ts'
import { Lines } from './lines.ts'
import type { SyncNodeOptions } from './node-options.ts'
import { PersonLimits } from './person-limits.ts'
import { Notices } from './notices.ts'
import { POKES, Pokes } from './pokes.ts'
import { type NodeHere, noticeOf, PRESENCE } from './presence.ts'
import { rowCodec } from './row-codec.ts'
import { ServedCompanies, type ServedCompany } from './served-companies.ts'
import { SessionWatch } from './session-watch.ts'
import { submit } from './submit.ts'
import { deny, notFound } from '../engine.refusals.ts'
import { WaitingLine } from './waiting-line.ts'
import { WorkerShares } from './worker-shares.ts'

/** A person waits with each of their lines; whoever is refused tries again a little later. */
const REGION_READS = { places: 4, placesEach: 2, waiting: 2_000, waitingEach: 20 }

/** A mutation that writes so many bytes more counts once more, because a short one may rewrite a long list. */
const BYTES_FOR_ONE = 64 * 1024

/** Whatever is done in a company's name takes a connection of its worker's share. */
const withinShares = (shares: WorkerShares, options: SyncNodeOptions): SyncNodeOptions => ({
  ...options,
  inCompany: (companyId, ...inside) => shares.run([companyId], () => options.inCompany(companyId, ...inside)),
})

/** One server's part of the engine. Any number of nodes may serve the same companies over one database. */
export class SyncNode {
  readonly options: SyncNodeOptions
  /** The time that all nodes share, as ISO 8601. */
  readonly moment: () => string
  readonly codecs: Codecs
  readonly sessionWatch: SessionWatch
  readonly lines: Lines
  readonly limits: PersonLimits
  readonly bootstraps: Bootstraps
  readonly history: HistoryReads
  readonly bulletin: Bulletin
  readonly #reading = new Map<string, WaitingLine>()
  readonly #shares: WorkerShares | null
  readonly #companies: ServedCompanies
  readonly #notices: Notices
  readonly #pokes: Pokes
  readonly #id = randomUUID()

  constructor(given: SyncNodeOptions) {
    const shares = given.distributed === true ? new WorkerShares(given.pool) : null
    const options = shares ? withinShares(shares, given) : given
    const { now = Date.now } = options
    this.options = options
    this.moment = () => new Date(now()).toISOString()
    this.#shares = shares
    this.codecs = new Map(
      options.app.tables.map((table) => [table.name, rowCodec(table, options.app.liveSet)]),
    )
    this.#companies = new ServedCompanies({
      node: options,
      moment: this.moment,
      codecs: this.codecs,
      committer: new Committer({ ...options, shares }),
      shares,
      onCommit: (companyId, seq) => {
        this.#pokes.tell(companyId, seq)
        options.onCommit?.(companyId)
      },
      onMove: (companyId, scope, list) =>
        void this.#notices.tell(PRESENCE, noticeOf({ node: this.#id, companyId, scope, list })),
      onWrite: (userId, bytes) => this.limits.spend(userId, 'mutate', Math.floor(bytes / BYTES_FOR_ONE)),
    })
    this.#notices = new Notices({
      pool: options.pool,
      log: options.log,
      hear: {
        [POKES]: (payload) => this.#pokes.hear(payload),
        [PRESENCE]: (payload) => this.#hearOfPresence(payload),
        [BULLETIN]: () => void this.bulletin.readAgain(),
      },
    })
    this.#pokes = new Pokes({
      notices: this.#notices,
      inCompany: options.inCompany,
      log: options.log,
      groups: async () => {
        const ids = this.#companies.ids()
        return shares ? shares.groups(ids) : new Map([['', ids]])
      },
      onHead: (companyId, seq) => void this.#companies.follow(companyId, seq),
      ...(options.losePoke ? { losePoke: options.losePoke } : {}),
    })
    this.bulletin = new Bulletin({
      read: options.bulletin,
      hubs: () => this.#companies.hubs(),
      log: options.log,
    })
    this.lines = new Lines(options.lines)
    this.limits = new PersonLimits(options.rates)
    this.history = new HistoryReads(options)
    this.bootstraps = new Bootstraps({
      schema: options.app.schema,
      moment: this.moment,
      companyOf: (companyId, signal) => this.company(companyId, signal),
    })
    this.sessionWatch = new SessionWatch(options, () => this.#companies.hubs())
  }

  async start(): Promise<void> {
    await this.#notices.start()
    await this.bulletin.start()
    this.#pokes.start()
  }

  async stop(): Promise<void> {
    this.sessionWatch.stop()
    this.bulletin.stop()
    this.lines.stop()
    this.#pokes.stop()
    this.#notices.stop()
    this.bootstraps.stop()
    await this.#companies.stop()
  }

  /**
   * The company as served here, loaded if necessary; null if there is no such company. Stops waiting once `signal` is aborted. Throws a
   * refusal of the kind `busy` if there is no room for it.
   */
  company(companyId: string, signal?: AbortSignal): Promise<ServedCompany | null> {
    return this.#companies.get(companyId, signal)
  }

  /**
   * The company if this person is a member of it, loaded if necessary. Null alike for what is no company and for an outsider, in whose
   * name nothing is loaded.
   */
  async companyOf(companyId: string, userId: string, signal?: AbortSignal): Promise<ServedCompany | null> {
    const here = this.#companies.loaded(companyId)
    if (here?.replica.actor(userId)) return here
    if (!(await this.#isMember(companyId, userId))) return null
    const served = await this.company(companyId, signal)
    if (!served || served.replica.actor(userId)) return served
    // Another node may have let this person in a moment ago.
    await served.replica.exclusive(() => served.feed.catchUp())
    return served.replica.actor(userId) ? served : null
  }

  #hearOfPresence(payload: string): void {
    const told = JSON.parse(payload) as NodeHere
    if (told.node !== this.#id) this.#companies.loaded(told.companyId)?.hub.presence.hear(told)
  }

  async #isMember(companyId: string, userId: string): Promise<boolean> {
    return (await this.options.isMember?.(companyId, userId)) ?? true
  }

  /** Regions are read a few at a time from a database, or from each worker of one, so that they leave connections to the writers. */
  async readingOf(companyId: string): Promise<WaitingLine> {
    const worker = (await this.#shares?.workerOf(companyId)) ?? ''
    const line = this.#reading.get(worker) ?? new WaitingLine(REGION_READS)
    this.#reading.set(worker, line)
    return line
  }

  /** Runs `work`, which reads rows of several companies without `inCompany`. `listed` resolves to their ids. */
  async readingAll<T>(listed: () => Promise<readonly string[]>, work: () => Promise<T>): Promise<T> {
    return this.#shares ? this.#shares.run(await listed(), work) : work()
  }

  /** How many lines are open here, of how many people in how many companies. */
  openLines(): { lines: number; people: number; companies: number } {
    const lines = [...this.#companies.hubs()].flatMap((hub) => hub.lines())
    const countOf = (ids: string[]) => new Set(ids).size
    const people = countOf(lines.map(({ userId }) => userId))
    return { lines: lines.length, people, companies: countOf(lines.map(({ companyId }) => companyId)) }
  }

  /** Creates the head of a company that does not exist yet. */
  async createHead(companyId: string): Promise<void> {
    await this.options.inCompany(companyId, null, (connection) =>
      connection.query('insert into sync_head (company_id) values ($1)', [companyId]),
    )
  }

  /**
   * Commits one mutation on the server's own initiative (`userId` null) or in a person's name; throws its Refusal. `network` says where
   * it was asked for; `beside` makes what is written in the same transaction into a table that is never synced.
   */
  async run<Args>(
    companyId: string,
    userId: string | null,
    mutation: Mutation<Args>,
    args: unknown,
    network: string | null = null,
    beside?: MakeBeside,
  ): Promise<void> {
    const served = (await this.company(companyId)) ?? notFound()
    const parsed = parseArguments(mutation, args)
    const result = await this.submit(served, {
      client: null,
      userId,
      mutation,
      args: parsed,
      network,
      ...(beside && { beside }),
    })
    if (result.error) throw new Refusal(result.error)
  }

  /** Answers a query over the company's live rows as this person sees them. Throws a Refusal. */
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

  /** Resolves once the mutation has been committed or refused. Rejects when the database can't be reached. */
  submit(served: ServedCompany, submission: Omit<Submission, 'resolve' | 'reject'>): Promise<MutationResult> {
    return submit(served.writer, submission, this.options.onMutation)
  }
}
