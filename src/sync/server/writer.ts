import { answerBatch } from './answer-batch.ts'
import type { Batch, Submission } from './batch.ts'
import { batchText } from './batch-text.ts'
import type { CommitAnswer } from './committer.ts'
import { prepareBatch } from './prepare-batch.ts'
import { refuseConflict, submissionsOf } from './refuse-conflict.ts'
import { commits } from './traced.ts'
import type { WriterOptions } from './writer-options.ts'

const MAX_BATCH = 64
/** Known clients are read again after a mismatch. Without a limit, one that stays would hold up the company for ever. */
const MAX_MISMATCHES = 5

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
    for (let mismatches = 0; mismatches < MAX_MISMATCHES;) {
      const batch = await prepareBatch(this.#options, submissions)
      const answer = await this.#send(batch)
      if (answer.status === 'ok') return this.#finish(batch)
      if (answer.status === 'conflict') return this.#isolate(batch, answer)
      if (answer.status === 'stale') await this.#options.feed.catchUp()
      else {
        mismatches++
        for (const id of batch.clients.keys()) batch.replica.clients.delete(id)
      }
    }
    throw new Error('What this node knows of these clients keeps contradicting the database')
  }

  async #send(batch: Batch): Promise<CommitAnswer> {
    // A refusal counts only if it was decided on the company's latest state, so it goes through the comparison too.
    if (batch.accepted.length + batch.refused.length === 0) return { status: 'ok' }
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
