import type { Discussion, SubjectField } from './discussions.table.ts'

const KINDS = {
  issueId: 'issue',
  goalId: 'goal',
  taskId: 'task',
  headlineId: 'headline',
  metricId: 'metric',
} as const satisfies Record<SubjectField, string>

/** What a discussion is about: of which kind, and its id. */
export function subjectOf(discussion: Pick<Discussion, SubjectField>) {
  for (const [field, kind] of Object.entries(KINDS) as [SubjectField, (typeof KINDS)[SubjectField]][]) {
    const id = discussion[field]
    if (id !== null) return { kind, id }
  }
  throw new Error('A discussion is about something')
}
