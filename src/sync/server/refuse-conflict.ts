import { type Conflicts, Refusal } from '../refusal.ts'
import { Overlay } from '../transaction.ts'
import type { Batch, Submission } from './batch.ts'
import { refuse } from '../engine.refusals.ts'

/** Every submission of a batch, with each client's mids in order. */
export function submissionsOf({ accepted, refused, gaps, duplicates, left }: Batch): Submission[] {
  return [
    ...[...accepted, ...refused, ...gaps].map(({ submission }) => submission),
    ...duplicates,
    ...left,
  ].toSorted((one, other) => (one.client?.mid ?? 0) - (other.client?.mid ?? 0))
}

/** The batch of one mutation with that mutation refused, because the database refused what the rules let pass. */
export function refuseConflict(
  batch: Batch,
  submission: Submission,
  conflicts: Conflicts,
  constraint: string | undefined,
): Batch {
  const known = conflicts[constraint ?? '']
  const text = known
    ? new Refusal(known).under(submission.mutation.failure).text
    : new Refusal(refuse.reason('sync/conflict')).text
  return {
    ...batch,
    overlay: new Overlay(batch.replica.store),
    sizes: batch.replica.sizes.copy(),
    accepted: [],
    refused: [{ submission, text, recorded: submission.client !== null }],
  }
}
