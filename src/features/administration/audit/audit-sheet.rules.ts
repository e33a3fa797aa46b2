import type { Sheet } from '../../metrics/csv/csv-text.rules.ts'
import type { TrailEntry } from './audit-trail.queries.ts'
import { ACTION_LABELS, BY_THE_SERVER, COLUMNS, subjectText } from './audit.text.ts'

/** The entries as the rows of a file, with titles. */
export const auditSheet = (trail: readonly TrailEntry[]): Sheet => [
  COLUMNS,
  ...trail.map(({ entry, actor, person }) => [
    entry.at,
    actor ?? BY_THE_SERVER,
    ACTION_LABELS[entry.action],
    subjectText(entry, person),
    entry.before ?? '',
    entry.after ?? '',
    entry.network ?? '',
  ]),
]
