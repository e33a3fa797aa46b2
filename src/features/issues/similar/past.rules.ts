/** An issue of the past as the dialog for a new one shows it. Moments are ISO 8601. */
export interface PastIssue {
  id: string
  title: string
  teamName: string
  state: 'open' | 'resolved' | 'archived'
  /** When it was resolved or archived; for an open one, when it was raised. */
  since: string
  /** When it came back after it had been resolved: reopened, or raised again from the same row. Null if it did not. */
  cameBackAt: string | null
  /** What a meeting last decided on it; null if none did, or if that is not at hand. */
  decision: string | null
  tasks: { id: string; title: string; isDone: boolean }[]
}

/** How many of an issue's tasks are shown. */
export const MOST_TASKS = 5

interface Moments {
  readonly status: 'open' | 'resolved'
  readonly createdAt: string
  readonly resolvedAt: string | null
  readonly archivedAt: string | null
}

/** What became of an issue, and since when that holds. */
export function stateOf({
  status,
  createdAt,
  resolvedAt,
  archivedAt,
}: Moments): Pick<PastIssue, 'state' | 'since'> {
  if (status === 'resolved' && resolvedAt !== null) return { state: 'resolved', since: resolvedAt }
  return archivedAt === null ? { state: 'open', since: createdAt } : { state: 'archived', since: archivedAt }
}
