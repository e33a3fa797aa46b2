/** What people are told of. The first four come with the calendar, the last from colleagues. */
export const NOTIFICATION_KINDS = [
  'quarter_halfway',
  'goal_deadline_warning',
  'task_deadline_warning',
  'metric_stale',
  'assigned',
] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
