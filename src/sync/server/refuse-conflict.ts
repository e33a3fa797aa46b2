import type { Table } from '../define-table.ts'
import { Refusal, type RefusalText } from '../refusal.ts'
import { Overlay } from '../transaction.ts'
import type { Batch, Submission } from './batch.ts'

const TAKEN: RefusalText = {
  kind: 'refused',
  code: 'sync/conflict',
  title: 'Not saved',
  detail: 'Somebody else changed the same thing at the same time. Check it and try again.',
}

/** Every submission of a batch, with each client's mids in order. */
export function submissionsOf({ accepted, refused, gaps, duplicates }: Batch): Submission[] {
  return [...[...accepted, ...refused, ...gaps].map(({ submission }) => submission), ...duplicates].toSorted(
    (one, other) => (one.client?.mid ?? 0) - (other.client?.mid ?? 0),
  )
}

/** The batch of one mutation with that mutation refused, because the database refused what the rules let pass. */
export function refuseConflict(
  batch: Batch,
  submission: Submission,
  tables: readonly Table[],
  constraint: string | undefined,
): Batch {
  const conflicts = tables.map((table) => table.conflicts?.[constraint ?? ''])
  const known = conflicts.find((reason) => reason !== undefined)
  const text = known
    ? new Refusal({ kind: 'refused', code: 'refused', ...known }).under(submission.mutation.failure).text
    : TAKEN
  return {
    ...batch,
    overlay: new Overlay(batch.replica.store),
    accepted: [],
    refused: [{ submission, text, recorded: submission.client !== null }],
  }
}
