import type { Change } from '../change.ts'
import type { MutationResult } from '../protocol.ts'
import type { Batch, Submission } from './batch.ts'
import { readRefusal } from './company-reads.ts'
import type { WriterOptions } from './writer-options.ts'

type Options = Pick<WriterOptions, 'replica' | 'inCompany' | 'afterCommit' | 'effects' | 'moment'>

/** Answers everyone in a committed batch and starts what follows a commit. `from` is the seq before the batch. Never rejects. */
export async function answerBatch(options: Options, batch: Batch, from: number): Promise<void> {
  for (const { submission, offset, changes } of batch.accepted) {
    // A mutation that changed nothing is in no frame, so there is nothing to wait for.
    const seq = changes.length > 0 ? from + offset : 0
    submission.resolve({ mid: submission.client?.mid ?? 0, status: 'ok', seq })
    followUp(options, submission, changes)
  }
  for (const { submission, text } of batch.refused) {
    submission.resolve({ mid: submission.client?.mid ?? 0, status: 'rejected', error: text })
  }
  for (const { submission, expected } of batch.gaps) {
    submission.resolve({ mid: submission.client!.mid, status: 'gap', expected })
  }
  for (const submission of batch.duplicates)
    await earlierResult(options, submission).then(submission.resolve, submission.reject)
}

async function earlierResult(
  { replica, inCompany }: Options,
  { client }: Submission,
): Promise<MutationResult> {
  const { id, mid } = client!
  const error = await inCompany(replica.companyId, null, (connection) =>
    readRefusal(connection, replica.companyId, id, mid),
  )
  return error
    ? { mid, status: 'rejected', error, duplicate: true }
    : { mid, status: 'ok', seq: replica.clients.get(id)?.lastSeq ?? 0, duplicate: true }
}

function followUp(
  { afterCommit, effects, replica, moment }: Options,
  { mutation, args, userId }: Submission,
  changes: Change[],
): void {
  const effect = afterCommit.get(mutation.name)
  if (effect) effects.start(effect, { companyId: replica.companyId, userId, args, changes, now: moment() })
}
