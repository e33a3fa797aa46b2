import type { WebhookEvent } from './events.rules.ts'

/** What `data` of each event holds, in its order: texts, but for a `value`. What can be missing is null. */
export const EVENT_DATA: Record<WebhookEvent, readonly string[]> = {
  'task.created': ['taskId', 'teamId', 'title', 'status', 'dueDate', 'createdBy'],
  'task.completed': ['taskId', 'teamId', 'title', 'status', 'dueDate', 'createdBy'],
  'goal.status_changed': ['goalId', 'teamId', 'title', 'status', 'before', 'ownerId'],
  'issue.solved': ['issueId', 'teamId', 'title', 'ownerId', 'solvedBy'],
  'metric.entered': ['metricId', 'teamId', 'week', 'value', 'enteredBy'],
  'meeting.ended': ['meetingId', 'teamId', 'meetingType', 'startedAt', 'endedAt'],
  'headline.created': ['headlineId', 'teamId', 'title', 'createdBy'],
  'person.joined': ['personId', 'level'],
  'person.removed': ['personId'],
}
