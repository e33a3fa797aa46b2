import { choice, date, uuid } from '../../sync/fields.ts'
import type { Day } from '../time/calendar.rules.ts'
import type { Discussion, SubjectField } from './discussions.table.ts'

/** The kinds of what is discussed, with the fields by which a discussion refers to them. */
const FIELDS = {
  issue: 'issueId',
  goal: 'goalId',
  task: 'taskId',
  headline: 'headlineId',
  metric: 'metricId',
} as const satisfies Record<string, SubjectField>

export type SubjectKind = keyof typeof FIELDS

/** What a discussion is about: a row or, with the Monday of a week, a metric's week. Rows of two kinds may have one id. */
export interface About {
  readonly kind: SubjectKind
  readonly subjectId: string
  readonly week: Day | null
}

/** As fields of an input. */
export const aboutFields = {
  kind: choice('issue', 'goal', 'task', 'headline', 'metric'),
  subjectId: uuid(),
  /** The Monday of a metric's week; null for anything else. */
  week: date().nullable(),
}

/** The subject of any row but a metric. */
export const aboutRow = (kind: Exclude<SubjectKind, 'metric'>, { id }: { id: string }): About => ({
  kind,
  subjectId: id,
  week: null,
})

/** Tells subjects apart. */
export const aboutKey = ({ kind, subjectId, week }: About): string => `${kind} ${subjectId} ${week ?? ''}`

/** The fields by which a discussion refers to its subject. */
export const referringTo = ({ kind, subjectId }: About): Partial<Record<SubjectField, string>> => ({
  [FIELDS[kind]]: subjectId,
})

/** What a discussion is about. */
export function subjectOf(discussion: Pick<Discussion, SubjectField | 'week'>): About {
  for (const [kind, field] of Object.entries(FIELDS) as [SubjectKind, SubjectField][]) {
    const subjectId = discussion[field]
    if (subjectId !== null) return { kind, subjectId, week: discussion.week }
  }
  throw new Error('A discussion is about something')
}
