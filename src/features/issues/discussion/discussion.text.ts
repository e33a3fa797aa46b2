import type { Outcome } from './meeting-issues.table.ts'
import type { IssueNoteKind } from './meeting-notes.table.ts'

/** Titles of what did not happen. */
export const NOT_DISCUSSED = 'Issue not opened'
export const NOT_DECIDED = 'Issue not decided'
export const NOT_UNDONE = 'Decision not undone'
export const NOTE_NOT_SAVED = 'Note not saved'

export const OUTCOME_LABELS: Record<Outcome, string> = {
  solved: 'Solved',
  long_term: 'Long-term',
  tabled: 'Tabled',
  moved: 'Moved to another team',
  dropped: 'Dropped',
}

export const NOTE_LABELS: Record<IssueNoteKind, string> = {
  cause: 'Root cause',
  discussion: 'Discussion',
  decision: 'Decision',
}
