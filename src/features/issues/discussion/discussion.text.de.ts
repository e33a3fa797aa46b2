import type { Outcome } from './meeting-issues.table.ts'
import type { IssueNoteKind } from './meeting-notes.table.ts'

export const NOT_DISCUSSED = 'Thema nicht geöffnet'
export const NOT_DECIDED = 'Thema nicht entschieden'
export const NOT_UNDONE = 'Entscheidung nicht zurückgenommen'
export const NOTE_NOT_SAVED = 'Notiz nicht gespeichert'

export const OUTCOME_LABELS: Record<Outcome, string> = {
  solved: 'Gelöst',
  long_term: 'Langfristig',
  tabled: 'Vertagt',
  moved: 'An ein anderes Team',
  dropped: 'Verworfen',
}

export const NOTE_LABELS: Record<IssueNoteKind, string> = {
  cause: 'Ursache',
  discussion: 'Diskussion',
  decision: 'Entscheidung',
}
