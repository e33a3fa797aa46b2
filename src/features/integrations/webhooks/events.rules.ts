import type { AuditEntry } from '../../audit/audit.table.ts'
import type { Goal } from '../../goals/goals.table.ts'
import type { Headline } from '../../headlines/headlines.table.ts'
import type { Issue } from '../../issues/issues.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import type { MetricValue } from '../../metrics/metrics.table.ts'
import type { Task } from '../../tasks/tasks.table.ts'

/** What webhooks can be told of. Names stay for ever: programs of customers know them. */
export const WEBHOOK_EVENTS = [
  'task.created',
  'task.completed',
  'goal.status_changed',
  'issue.solved',
  'metric.entered',
  'meeting.ended',
  'headline.created',
  'person.joined',
  'person.removed',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** A row of the change log: what a row became. */
export interface LoggedChange {
  scope: string
  entity: string
  op: 'u' | 'd'
  row: object | null
  /** When it was committed, in milliseconds. */
  at: number
}

/** Something that happened. `key` tells it from anything else that ever happened to this row. */
export interface Happened {
  event: WebhookEvent
  rowId: string
  key: string
  data: Record<string, string | number | null>
}

/**
 * A row names the moment of what happened to it, and is written again later for other reasons. Only then, by the clocks of server and
 * database, it has just happened.
 */
const FRESH_MS = 10 * 60_000

const isFresh = (moment: string | null, { at }: LoggedChange): moment is string =>
  moment !== null && Math.abs(at - Date.parse(moment)) < FRESH_MS

type Reading = (row: never, change: LoggedChange, goalBefore: string | undefined) => Happened[]

const one = (event: WebhookEvent, rowId: string, key: string, data: Happened['data']): Happened => ({
  event,
  rowId,
  key,
  data,
})

/** Who may change a row, its texts beyond the title and everything about votes stay out of what is told. */
const READINGS: Record<string, Reading> = {
  tasks: (task: Task, change) => {
    const data = {
      taskId: task.id,
      teamId: task.teamId,
      title: task.title,
      status: task.status,
      dueDate: task.dueDate,
      createdBy: task.createdBy,
    }
    return [
      ...(isFresh(task.createdAt, change) ? [one('task.created', task.id, task.createdAt, data)] : []),
      ...(isFresh(task.doneAt, change) ? [one('task.completed', task.id, task.doneAt, data)] : []),
    ]
  },
  team_goals: (goal: Goal, { at }, before) =>
    before === undefined || before === goal.status
      ? []
      : [
          one('goal.status_changed', goal.id, `${goal.status} ${at}`, {
            goalId: goal.id,
            teamId: goal.teamId,
            title: goal.title,
            status: goal.status,
            before,
            ownerId: goal.ownerId,
          }),
        ],
  issues: (issue: Issue, change) =>
    isFresh(issue.resolvedAt, change)
      ? [
          one('issue.solved', issue.id, issue.resolvedAt, {
            issueId: issue.id,
            teamId: issue.teamId,
            title: issue.title,
            ownerId: issue.ownerId,
            solvedBy: issue.resolvedBy,
          }),
        ]
      : [],
  metric_values: (entry: MetricValue, change) =>
    // Who changes only a week’s target or note leaves its value as it was.
    isFresh(entry.updatedAt, change) &&
    entry.value !== (entry.earlier[0]?.value ?? null) &&
    entry.value !== null
      ? [
          one('metric.entered', entry.id, entry.updatedAt, {
            metricId: entry.metricId,
            teamId: entry.teamId,
            week: entry.week,
            value: entry.value,
            enteredBy: entry.updatedBy,
          }),
        ]
      : [],
  meetings: (meeting: Meeting, change) =>
    isFresh(meeting.endedAt, change)
      ? [
          one('meeting.ended', meeting.id, meeting.endedAt, {
            meetingId: meeting.id,
            teamId: meeting.teamId,
            meetingType: meeting.meetingType,
            startedAt: meeting.startedAt,
            endedAt: meeting.endedAt,
          }),
        ]
      : [],
  headlines: (headline: Headline, change) =>
    isFresh(headline.createdAt, change)
      ? [
          one('headline.created', headline.id, headline.createdAt, {
            headlineId: headline.id,
            teamId: headline.teamId,
            title: headline.title,
            createdBy: headline.createdBy,
          }),
        ]
      : [],
  audit_log: ({ id, action, at, personId, after }: AuditEntry, change) =>
    isFresh(at, change) && (action === 'joined' || action === 'removed')
      ? [one(`person.${action}`, id, at, { personId, ...(action === 'joined' && { level: after }) })]
      : [],
}

/** The tables whose changes can be events. */
export const EVENT_ENTITIES = Object.keys(READINGS)

/**
 * What a change means to the outside. What only one person may see, such as their own tasks, means nothing.
 * @param goalBefore the status that a goal had before the change
 */
export function happenedIn(change: LoggedChange, goalBefore?: string): Happened[] {
  const reading = READINGS[change.entity]
  if (!reading || change.op === 'd' || change.row === null || change.scope.startsWith('u:')) return []
  return reading(change.row as never, change, goalBefore)
}
