import type { Stored } from '../../revisions/draft.rules.ts'
import type { Readers } from '../../revisions/readers.rules.ts'
import type { Seat } from '../org-chart.table.ts'

/** The note of a seat as its row holds it. One that came with its seat is a first version. */
export const noteStored = ({
  note,
  noteVersion,
  noteBy,
  createdBy,
}: Pick<Seat, 'note' | 'noteVersion' | 'noteBy' | 'createdBy'>): Stored => ({
  text: note ?? '',
  version: note === null ? noteVersion : Math.max(1, noteVersion),
  updatedBy: noteBy ?? (note === null ? null : createdBy),
})

/** Whoever sees a seat sees its history. */
export const noteReaders = ({ isDraft }: Pick<Seat, 'isDraft'>): Readers => ({
  audience: isDraft ? 'managers' : 'company',
  teamId: null,
  personId: null,
})
