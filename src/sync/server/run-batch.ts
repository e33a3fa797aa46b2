import { refuse } from '../engine.refusals.ts'
import { type Actor, systemActor } from '../actor.ts'
import type { SyncApp } from '../app.ts'
import type { Change } from '../change.ts'
import { newId } from '../id.ts'
import { Refusal } from '../refusal.ts'
import { runMutation } from '../run-mutation.ts'
import { Overlay } from '../transaction.ts'
import type { Batch, MakeBeside, Submission } from './batch.ts'
import type { KnownClient } from './replica.ts'
import { bytesOf } from './row-bytes.ts'
import { UNEXPECTED } from './server.refusals.ts'
import type { WriterOptions } from './writer-options.ts'

const MIB = 1024 * 1024

/** What the rows that a person's mutation writes may come to: however few they are, they go into the log and to every reader as a whole. */
export const MAX_BYTES_WRITTEN = 2 * MIB

/** A batch takes no further mutation once it holds this much, so it holds less than this and one mutation's. */
const MAX_CHANGES_PER_BATCH = 2_000
const MAX_BYTES_PER_BATCH = 2 * MIB

/** Runs the submissions one after another over the replica and the `cold` rows beside it, as they will be committed. */
export function runBatch(
  {
    app,
    replica,
    log,
    requireOpen,
    recordings,
    moment,
  }: Pick<WriterOptions, 'app' | 'replica' | 'log' | 'requireOpen' | 'recordings' | 'moment'>,
  cold: Overlay,
  submissions: Submission[],
): Batch {
  const batch: Batch = {
    replica,
    overlay: new Overlay(cold),
    sizes: replica.sizes.copy(),
    accepted: [],
    refused: [],
    duplicates: [],
    gaps: [],
    left: [],
    clients: new Map(),
  }
  const now = moment()
  let membershipChanged = false
  let [size, bytes] = [0, 0]
  for (const [index, submission] of submissions.entries()) {
    if (size >= MAX_CHANGES_PER_BATCH || bytes >= MAX_BYTES_PER_BATCH) {
      batch.left = submissions.slice(index)
      break
    }
    if (!takeTurn(batch, submission)) continue
    try {
      const actor = actorFor(app, batch, submission, membershipChanged)
      if (!actor) refuse('access/no-member')
      if (!actor.system || submission.mutation.onBehalf)
        requireOpen?.(batch.overlay, submission.mutation.name, now)
      const origin = { network: submission.network ?? null, makeId: newId }
      const context = { actor, now, origin }
      const written = runMutation(app, submission.mutation, batch.overlay, submission.args, context)
      const changes = written.changes()
      const more = changes.reduce((sum, { row }) => sum + bytesOf(row), 0)
      const isBounded = !actor.system && !submission.mutation.gathers
      if (more > MAX_BYTES_WRITTEN && isBounded)
        refuse('sync/too-much-text', { mebibytes: MAX_BYTES_WRITTEN / MIB })
      batch.sizes.admit(written, actor.system)
      const makeBeside = besideOf(submission, recordings, now)
      const groups = makeBeside ? written.written() : []
      batch.overlay.absorb(written)
      accept(batch, submission, changes, more)
      if (makeBeside) batch.accepted.at(-1)!.beside = makeBeside(groups, batch.overlay)
      size += changes.length
      bytes += more
      membershipChanged ||= changes.some(({ entity }) => replica.isMembership(entity))
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ err: error, mutation: submission.mutation.name }, 'mutation failed')
      const refusal = error instanceof Refusal ? error : failed(submission.mutation.failure)
      batch.refused.push({ submission, text: refusal.text, recorded: submission.client !== null })
    }
  }
  return batch
}

/** What goes beside a submission: what its sender says, or what is recorded of each such mutation. */
function besideOf(
  { beside, mutation, userId, args }: Submission,
  recordings: WriterOptions['recordings'],
  now: string,
): MakeBeside | undefined {
  const recording = recordings.get(mutation.name)
  return beside ?? (recording && ((written, read) => recording.make(args, { userId, now, written, read })))
}

const failed = (title: string | undefined): Refusal =>
  new Refusal(refuse.reason('sync/failed')).under(title ?? UNEXPECTED)

function accept(batch: Batch, submission: Submission, changes: Change[], bytes: number): void {
  const offset = batch.accepted.length + 1
  batch.accepted.push({ submission, offset, changes, bytes, beside: null })
  const turn = submission.client && batch.clients.get(submission.client.id)
  if (turn && changes.length > 0) turn.seq = batch.replica.seq + offset
}

/** Whether this is its client's next mutation. If so, its mid is used up whether it is accepted or refused. */
function takeTurn(batch: Batch, submission: Submission): boolean {
  const { client, userId } = submission
  if (!client) return true
  const known: KnownClient | undefined = batch.replica.clients.get(client.id)
  const inBatch = batch.clients.get(client.id)
  const owner = known ?? inBatch
  if (owner && owner.userId !== userId) {
    batch.refused.push({
      submission,
      text: new Refusal(refuse.reason('access/other-client')).text,
      recorded: false,
    })
    return false
  }
  const last = inBatch?.to ?? known?.lastMid ?? 0
  if (client.mid <= last) {
    batch.duplicates.push(submission)
    return false
  }
  if (client.mid > last + 1) {
    batch.gaps.push({ submission, expected: last + 1 })
    return false
  }
  if (inBatch) inBatch.to = client.mid
  else
    batch.clients.set(client.id, {
      userId: userId!,
      from: client.mid,
      to: client.mid,
      seq: known?.lastSeq ?? 0,
    })
  return true
}

function actorFor(
  app: SyncApp,
  batch: Batch,
  { userId, narrow }: Submission,
  membershipChanged: boolean,
): Actor | null {
  if (userId === null) return systemActor
  const actor = membershipChanged ? app.actorOf(batch.overlay, userId) : batch.replica.actor(userId)
  return actor && narrow ? narrow(actor) : actor
}
