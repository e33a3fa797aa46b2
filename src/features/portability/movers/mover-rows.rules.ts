import type { Row, Table } from '../../../sync/define-table.ts'
import { hashedId } from '../../../sync/hashed-id.ts'
import { GOAL_STATUSES, goalMilestones, NOT_CLOSED, teamGoals } from '../../goals/goals.table.ts'
import { headlines } from '../../headlines/headlines.table.ts'
import { issues } from '../../issues/issues.table.ts'
import { taskAssignees, tasks } from '../../tasks/tasks.table.ts'
import { addDays, type Day, endOfQuarter } from '../../time/calendar.rules.ts'
import { AT_THE_END } from '../../work/order.rules.ts'
import type { MoverKind } from './mover-fields.rules.ts'
import type { MovedRow } from './mover-known.rules.ts'
import { goalStatusNamed, isLongTerm, percentIn, saysDone } from './mover-values.rules.ts'

/** A row of work, read but for what is its kind's own. */
export interface ReadRow {
  id: string
  title: string
  description: string | null
  teamId: string
  ownerId: string
  importerId: string
  now: string
  today: Day
  created: Day | null
  due: Day | null
  /** When it was done, if that is known. */
  completed: Day | null
  status: string
  isArchived: boolean
  progress: string
  type: string
  /** Of a milestone. */
  goalId: string | null
}

const momentOf = (day: Day | null, now: string): string => (day === null ? now : `${day}T12:00:00.000Z`)

export const rowFor = <R extends Row>(table: Table<R>, row: R): MovedRow => ({
  table: table as unknown as Table,
  row,
})

/** The rows that one of another product becomes. */
export function rowsOfWork(kind: MoverKind, read: ReadRow): MovedRow[] {
  const { id, title, description, teamId, ownerId, importerId, now } = read
  const at = { createdAt: momentOf(read.created, now), updatedAt: now }
  const isDone = read.completed !== null || saysDone(read.status)
  const doneAt = isDone ? momentOf(read.completed, now) : null
  const archivedAt = read.isArchived ? now : null
  const percent = percentIn(read.progress)
  const base = { id, title, teamId, createdBy: importerId, ...at }
  switch (kind) {
    case 'goals': {
      const status = isDone ? GOAL_STATUSES[2] : goalStatusNamed(read.status)
      return [
        rowFor(teamGoals, {
          ...base,
          ...NOT_CLOSED,
          description,
          ownerId,
          status,
          targetDate: read.due ?? endOfQuarter(read.created ?? read.today),
          progress: status === 'complete' ? 100 : (percent ?? 0),
          isCompanyGoal: false,
          isShared: false,
          displayOrder: AT_THE_END,
          completedAt: doneAt,
          archivedAt,
        }),
      ]
    }
    case 'milestones':
      return [
        rowFor(goalMilestones, {
          ...base,
          goalId: read.goalId!,
          ownerId,
          dueDate: read.due,
          progress: isDone ? 100 : (percent ?? 0),
        }),
      ]
    case 'headlines':
      return [
        rowFor(headlines, {
          ...base,
          content: description,
          createdBy: ownerId,
          meetingId: null,
          forMeetingAt: null,
          readAt: null,
          fromTeamId: null,
          archivedAt,
        }),
      ]
    case 'issues':
      return [
        rowFor(issues, {
          ...base,
          description,
          ownerId,
          issueType: isLongTerm(read.type) ? 'long_term' : 'short_term',
          status: isDone ? 'resolved' : 'open',
          resolvedAt: doneAt,
          resolvedBy: isDone ? ownerId : null,
          archivedAt,
          meetingId: null,
          sourceKind: null,
          sourceId: null,
          sourceWeek: null,
          place: null,
          mergedIntoId: null,
          movedToTeamId: null,
          reopenedAt: null,
        }),
      ]
    default:
      return [
        rowFor(tasks, {
          ...base,
          description,
          taskType: 'team',
          status: isDone ? 'done' : /progress|started/i.test(read.status) ? 'in-progress' : 'todo',
          dueDate: read.due ?? addDays(read.created ?? read.today, 7),
          doneAt,
          archivedAt,
          sourceIssueId: null,
          sourceGoalId: null,
          sourceMilestoneId: null,
          meetingId: null,
          repeatEvery: null,
          repeatUnit: null,
          repeatDay: null,
          nextTaskId: null,
          missesDismissedAt: null,
        }),
        rowFor(taskAssignees, {
          id: hashedId('assignee', id, ownerId),
          taskId: id,
          personId: ownerId,
          teamId,
        }),
      ]
  }
}
