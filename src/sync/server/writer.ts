import { answerBatch } from './answer-batch.ts'
import type { Batch, Submission } from './batch.ts'
import { batchText } from './batch-text.ts'
import { type CommitAnswer, OK } from './committer.ts'
import { prepareBatch } from './prepare-batch.ts'
import { refuseConflict, submissionsOf } from './refuse-conflict.ts'
import { commits } from './traced.ts'
import type { WriterOptions } from './writer-options.ts'

const MAX_BATCH = 64
/** Known clients are read again after a mismatch. Without a limit, one that stays would hold up the company for ever. */
const MAX_MISMATCHES = 5
/** Where others commit all the time, whoever needs longer than they do would never be written. */
const MAX_OUTRUN = 2

interface Attempt {
  batch: Batch
  answer: CommitAnswer
}

/** Commits one company's mutations in turn: those that arrive during a commit run and commit together next. */
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

  /** Resolves when nothing is waiting any more. */
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
    let [mismatches, outrun] = [0, 0]
    while (mismatches < MAX_MISMATCHES) {
      const isHeld = outrun >= MAX_OUTRUN
      const { batch, answer } = await (isHeld ? this.#attemptHeld(submissions) : this.#attempt(submissions))
      if (answer.status === 'ok') return this.#finish(batch)
      if (answer.status === 'conflict') return this.#isolate(batch, answer)
      if (answer.status === 'stale') {
        outrun++
        await this.#options.feed.catchUp()
      } else {
        mismatches++
        for (const id of batch.clients.keys()) batch.replica.clients.delete(id)
      }
    }
    throw new Error('What this node knows of these clients keeps contradicting the database')
  }

  async #attempt(submissions: Submission[]): Promise<Attempt> {
    const batch = await prepareBatch(this.#options, submissions)
    return { batch, answer: await this.#send(batch) }
  }

  /** The same while no other node can commit for this company, which waits for it meanwhile. */
  async #attemptHeld(submissions: Submission[]): Promise<Attempt> {
    const { committer, replica, feed, codecs } = this.#options
    const { promise: prepared, resolve } = Promise.withResolvers<Batch>()
    const make = async () => {
      await feed.catchUp()
      const batch = await prepareBatch(this.#options, submissions)
      resolve(batch)
      return isEmpty(batch) ? null : batchText(batch, codecs)
    }
    const answer = await commits.tracePromise(() => committer.commitHeld(replica.companyId, make), {
      submissions,
    })
    return { batch: await prepared, answer }
  }

  async #send(batch: Batch): Promise<CommitAnswer> {
    if (isEmpty(batch)) return OK
    const { committer, codecs } = this.#options
    return commits.tracePromise(() => committer.commit(batch.replica.companyId, batchText(batch, codecs)), {
      submissions: submissionsOf(batch),
    })
  }

  async #finish(batch: Batch): Promise<void> {
    const { replica, feed, poke, wrote } = this.#options
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
    if (batch.accepted.length > 0) {
      const seq = from + batch.accepted.length
      feed.advance(logged, seq, batch.sizes.told())
      poke(seq)
    }
    for (const { submission, bytes } of batch.accepted) if (submission.userId) wrote(submission.userId, bytes)
    this.#waiting.unshift(...batch.left)
    await answerBatch(this.#options, batch, from)
  }

  /** The database refused what the rules let pass. Each mutation is tried alone; one that fails alone is refused. */
  async #isolate(batch: Batch, { constraint, reason }: CommitAnswer): Promise<void> {
    const submissions = submissionsOf(batch)
    if (submissions.length > 1) {
      for (const submission of submissions) await this.#commit([submission])
      return
    }
    const { log, app } = this.#options
    const [submission] = submissions
    if (!submission) throw new Error(`Commit without a mutation refused: ${reason}`)
    log.warn({ constraint, reason, mutation: submission.mutation.name }, 'refused by the database')
    const refusal = refuseConflict(batch, submission, app.conflicts, constraint)
    const answer = await this.#send(refusal)
    if (answer.status === 'ok') await this.#finish(refusal)
    else await this.#commit(submissions)
  }
}

/** A refusal counts only if it was decided on the company's latest state, so it goes through the comparison too. */
const isEmpty = ({ accepted, refused }: Batch): boolean => accepted.length + refused.length === 0
