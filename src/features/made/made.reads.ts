import type { Reader } from '../../sync/store.ts'
import { type GoalStatus, teamGoals } from '../goals/goals.table.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { standingFor } from '../issues/issues.reads.ts'
import { type Issue, issues } from '../issues/issues.table.ts'
import { tasks, type TaskStatus } from '../tasks/tasks.table.ts'
import type { MadeKind, MadeRef } from './made.rules.ts'

export type MadeStatus = Issue['status'] | TaskStatus | GoalStatus

/** Something that was made, as it stands now. */
export interface MadeEntry {
  kind: MadeKind
  id: string
  title: string
  teamId: string | null
  /** Null for a headline, which has none. */
  status: MadeStatus | null
  isDone: boolean
}

/** What was made, the latest first, as far as the reader sees it: nothing of what is archived or for others. */
export const foundMade = (read: Reader, made: readonly MadeRef[]): MadeEntry[] =>
  made
    .flatMap((one) => FINDS[one.kind](read, one.id) ?? [])
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map(({ archivedAt: _archivedAt, createdAt: _createdAt, ...entry }) => entry)

type Found = MadeEntry & { archivedAt: string | null; createdAt: string }

const FINDS: Record<MadeKind, (read: Reader, id: string) => Found | undefined> = {
  issue(read, issueId) {
    const made = read.get(issues, issueId)
    if (!made) return undefined
    const { id, title, teamId, status, archivedAt, createdAt } = standingFor(read, made)
    return { kind: 'issue', id, title, teamId, status, isDone: status === 'resolved', archivedAt, createdAt }
  },
  task(read, taskId) {
    const made = read.get(tasks, taskId)
    if (!made) return undefined
    const { id, title, teamId, status, archivedAt, createdAt } = made
    return { kind: 'task', id, title, teamId, status, isDone: status === 'done', archivedAt, createdAt }
  },
  headline(read, headlineId) {
    const made = read.get(headlines, headlineId)
    if (!made) return undefined
    const { id, title, teamId, archivedAt, createdAt } = made
    return { kind: 'headline', id, title, teamId, status: null, isDone: false, archivedAt, createdAt }
  },
  goal(read, goalId) {
    const made = read.get(teamGoals, goalId)
    if (!made) return undefined
    const { id, title, teamId, status, archivedAt, createdAt } = made
    return { kind: 'goal', id, title, teamId, status, isDone: status === 'complete', archivedAt, createdAt }
  },
}
