import type { Issue } from './issues.table.ts'

const DAY_MS = 86_400_000

/** Whether an issue that is opened again had come back, rather than been resolved by mistake: a day or more after it was resolved. */
export const cameBack = ({ resolvedAt }: Pick<Issue, 'resolvedAt'>, now: string): boolean =>
  resolvedAt !== null && Date.parse(now) - Date.parse(resolvedAt) >= DAY_MS

/** After how many days without a change an open issue counts as stale. */
const STALE_DAYS = { short_term: 30, long_term: 90 }

export const isStale = (issue: Pick<Issue, 'issueType' | 'updatedAt'>, now: string): boolean =>
  Date.parse(now) - Date.parse(issue.updatedAt) > STALE_DAYS[issue.issueType] * DAY_MS
