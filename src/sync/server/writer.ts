import type { SyncApp } from '../app.ts'
import type { Mutation } from '../define-mutation.ts'
import type { MutationResult } from '../protocol.ts'
import { Refusal, type RefusalText } from '../refusal.ts'
import { Overlay } from '../transaction.ts'
import type { AfterCommit } from './after-commit.ts'
import { type Batch, runBatch, type Submission } from './batch.ts'
import { batchText } from './batch-text.ts'
import type { CommitAnswer, Committer } from './committer.ts'
import { type Codecs, type LoggedChange, readClient, readRefusal, readRows } from './company-reads.ts'
import type { InCompany, Log } from './node-options.ts'
import { catchUp, type Replica } from './replica.ts'

const MAX_BATCH = 64
/** Known clients are read again after a mismatch; one that stays would hold up the company for ever. */
const MAX_MISREAD = 5
/** A script may name a new client with each request; beyond so many they are read from the database again. */
const MAX_CLIENTS = 10_000

const TAKEN: RefusalText = {
  kind: 'refused',
  code: 'sync/conflict',
  title: 'Not saved',
  detail: 'Somebody else changed the same thing at the same moment. Look at it again and retry.',
}

export interface WriterOptions {
  app: SyncApp
  replica: Replica
  committer: Committer
  inCompany: InCompany
  codecs: Codecs
  log: Log
  afterCommit: ReadonlyMap<string, AfterCommit>
  /** Tells sockets and other nodes what the company's order has gained. */
  publish(changes: LoggedChange[], seq: number): void
}

/** Takes one company's mutations in turn: those that arrive during a commit run and commit together next. */
export class Writer {
  readonly #options: WriterOptions
  #waiting: Submission[] = []
  #draining: Promise<void> | null = null

  constructor(options: WriterOptions) {
    this.#options = options
  }

  submit(submission: Submission): void {
    this.#waiting.push(submission)
    this.#draining ??= this.#drain()
  }

  get busy(): boolean {
    return this.#draining !== null
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#draining
  }

  async #drain(): Promise<void> {
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const submissions = this.#waiting.splice(0, MAX_BATCH)
      try {
        await this.#options.replica.exclusive(() => this.#commit(submissions))
      } catch (error) {
        for (const { reject } of submissions) reject(error)
      }
    }
    this.#draining = null
  }

  async #commit(submissions: Submission[]): Promise<void> {
    for (let misread = 0; misread < MAX_MISREAD;) {
      const batch = await this.#prepare(submissions)
      const answer = await this.#send(batch)
      if (answer.status === 'ok') return this.#finish(batch)
      if (answer.status === 'conflict') return this.#isolate(batch, answer)
      if (answer.status === 'stale') await this.#catchUp()
      else {
        misread++
        for (const id of batch.clients.keys()) batch.replica.clients.delete(id)
      }
    }
    throw new Error('What is known of these clients stays at odds with the database')
  }

  async #send(batch: Batch): Promise<CommitAnswer> {
    // A refusal counts only if it was decided on the company's present, so it goes to the comparison too.
    if (batch.accepted.length + batch.refused.length === 0) return { status: 'ok' }
    return this.#options.committer.commit(batch.replica.companyId, batchText(batch, this.#options.codecs))
  }

  async #prepare(submissions: Submission[]): Promise<Batch> {
    const batch = await this.#run(submissions)
    if (batch.gaps.length === 0) return batch
    // Mids that another node refused are in no change log: only the database knows whether something is missing.
    for (const { submission } of batch.gaps) batch.replica.clients.delete(submission.client!.id)
    return this.#run(submissions)
  }

  async #run(submissions: Submission[]): Promise<Batch> {
    const { app, replica, log } = this.#options
    await this.#meetClients(submissions)
    return runBatch(app, replica, await this.#coldRows(submissions), submissions, log)
  }

  async #catchUp(): Promise<void> {
    const { replica, inCompany, codecs, publish } = this.#options
    publish(await catchUp(replica, inCompany, codecs), replica.seq)
  }

  async #meetClients(submissions: Submission[]): Promise<void> {
    const { replica, inCompany } = this.#options
    if (replica.clients.size > MAX_CLIENTS) replica.clients.clear()
    const unknown = new Set(
      submissions.flatMap(({ client }) => (client && !replica.clients.has(client.id) ? [client.id] : [])),
    )
    if (unknown.size === 0) return
    await inCompany(replica.companyId, null, async (connection) => {
      for (const clientId of unknown) {
        const known = await readClient(connection, replica.companyId, clientId)
        if (known) replica.clients.set(clientId, known)
      }
    })
  }

  /** Rows that arguments point to but the live set no longer holds; the head comparison keeps them consistent too. */
  async #coldRows(submissions: Submission[]): Promise<Overlay> {
    const { replica, inCompany, codecs } = this.#options
    const cold = new Overlay(replica.store)
    const wanted = new Map<string, Set<string>>()
    for (const { mutation, args } of submissions) {
      for (const { field, table } of mutation.references) {
        const value = (args as Record<string, unknown>)[field]
        for (const id of [value].flat()) {
          if (typeof id !== 'string' || replica.store.get(replica.store.definition(table), id)) continue
          wanted.set(table, (wanted.get(table) ?? new Set()).add(id))
        }
      }
    }
    if (wanted.size === 0) return cold
    await inCompany(replica.companyId, null, async (connection) => {
      for (const [name, ids] of wanted) {
        const codec = codecs.get(name)!
        for (const row of await readRows(connection, replica.companyId, codec, [...ids]))
          cold.put(codec.table, row.id, row)
      }
    })
    return cold
  }

  async #finish(batch: Batch): Promise<void> {
    const { replica, publish } = this.#options
    const from = replica.seq
    const logged = batch.accepted.flatMap(({ submission: { client }, offset, changes }) =>
      changes.map((change) => ({
        ...change,
        seq: from + offset,
        clientId: client?.id ?? null,
        mid: client?.mid ?? null,
      })),
    )
    for (const [id, { userId, to, seq }] of batch.clients) {
      replica.clients.set(id, { userId, lastMid: to, lastSeq: seq })
    }
    replica.apply(logged, from + batch.accepted.length)
    if (batch.accepted.length > 0) publish(logged, replica.seq)
    await this.#answer(batch, from)
  }

  async #answer(batch: Batch, from: number): Promise<void> {
    const { replica } = batch
    for (const { submission, offset, changes } of batch.accepted) {
      // A mutation that changed nothing is in no frame: there is nothing to wait for.
      const seq = changes.length > 0 ? from + offset : 0
      submission.resolve({ mid: submission.client?.mid ?? 0, status: 'ok', seq })
      this.#followUp(submission, changes)
    }
    for (const { submission, text } of batch.refused) {
      submission.resolve({ mid: submission.client?.mid ?? 0, status: 'rejected', error: text })
    }
    for (const { submission, expected } of batch.gaps) {
      submission.resolve({ mid: submission.client!.mid, status: 'gap', expected })
    }
    for (const submission of batch.duplicates)
      submission.resolve(await this.#earlierResult(replica, submission))
  }

  async #earlierResult(replica: Replica, { client }: Submission): Promise<MutationResult> {
    const { id, mid } = client!
    const error = await this.#options.inCompany(replica.companyId, null, (connection) =>
      readRefusal(connection, replica.companyId, id, mid),
    )
    return error
      ? { mid, status: 'rejected', error, duplicate: true }
      : { mid, status: 'ok', seq: replica.clients.get(id)?.lastSeq ?? 0, duplicate: true }
  }

  #followUp(submission: Submission, changes: Batch['accepted'][number]['changes']): void {
    const { afterCommit, replica, log } = this.#options
    const { mutation, args, userId } = submission
    const committed = { companyId: replica.companyId, userId, args, changes, now: new Date().toISOString() }
    afterCommit
      .get(mutation.name)
      ?.handle(committed)
      .catch((error: unknown) =>
        log.error({ err: error, mutation: mutation.name }, 'effect after commit failed'),
      )
  }

  /** The database refused what the rules let pass: alone, it is the one; among others, each is tried by itself. */
  async #isolate(batch: Batch, { constraint, reason }: CommitAnswer): Promise<void> {
    const submissions = [
      ...batch.accepted.map(({ submission }) => submission),
      ...batch.refused.map(({ submission }) => submission),
      ...batch.gaps.map(({ submission }) => submission),
      ...batch.duplicates,
    ].toSorted((left, right) => (left.client?.mid ?? 0) - (right.client?.mid ?? 0))
    if (submissions.length > 1) {
      for (const submission of submissions) await this.#commit([submission])
      return
    }
    const { log, replica } = this.#options
    const [submission] = submissions
    if (!submission) throw new Error(`Commit without a mutation refused: ${reason}`)
    log.warn({ constraint, reason, mutation: submission.mutation.name }, 'refused by the database')
    const text = this.#conflictText(submission.mutation, constraint)
    const refusal: Batch = {
      ...batch,
      overlay: new Overlay(replica.store),
      accepted: [],
      refused: [{ submission, text, recorded: submission.client !== null }],
    }
    const answer = await this.#send(refusal)
    if (answer.status === 'ok') await this.#finish(refusal)
    else await this.#commit(submissions)
  }

  #conflictText({ failure }: Mutation, constraint: string | undefined): RefusalText {
    const conflicts = this.#options.app.tables.map((table) => table.conflicts?.[constraint ?? ''])
    const known = conflicts.find((reason) => reason !== undefined)
    return known ? new Refusal({ kind: 'refused', code: 'refused', ...known }).under(failure).text : TAKEN
  }
}
