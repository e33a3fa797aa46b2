/** What people are told of: by the calendar, or because of what colleagues do. */
export const NOTIFICATION_KINDS = [
  'quarter_halfway',
  'goal_deadline_warning',
  'task_deadline_warning',
  'metric_stale',
  'process_reading',
  'process_review_due',
  'assigned',
  'mentioned',
  'conversation_due',
  'clarity_break',
  'checkup_open',
] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** What is pushed to the devices of somebody who has not chosen yet: what others wait for, and what is due. */
export const PUSHED_AT_FIRST: readonly NotificationKind[] = ['assigned', 'mentioned', 'task_deadline_warning']

/** Which kinds a person does not want to see or to be mailed, and which they want on their devices. */
export interface NotificationPreferences {
  hidden: readonly NotificationKind[]
  unmailed: readonly NotificationKind[]
  pushed: readonly NotificationKind[]
  /** The moments (ISO 8601) until which they have read and deleted everything. */
  readUntil: string | null
  deletedUntil: string | null
}

/** Of somebody who has not chosen yet. */
export const NOTHING_CHOSEN: NotificationPreferences = {
  hidden: [],
  unmailed: [],
  pushed: PUSHED_AT_FIRST,
  readUntil: null,
  deletedUntil: null,
}
