import { type Day, dayOf, daysBetween } from '../time/calendar.rules.ts'
import { dayLabel, quarterLabel } from '../time/time.text.ts'
import type { NotificationKind } from './notification-kinds.rules.ts'
import type { Notification } from './notifications.table.ts'

export const NOTIFICATIONS = 'Notifications'
export const NO_NOTIFICATIONS = 'No notifications'
export const NO_NOTIFICATIONS_YET =
  'No notifications. Deadlines, missing numbers and tasks that others give you appear here.'
export const MARK_ALL_READ = 'Mark all read'
export const VIEW_ALL = 'View all notifications'
export const DELETE_ALL = 'Delete all'
export const DELETE_ALL_QUESTION = 'Delete all notifications?'
export const ALL_DELETED = 'They leave your list on every device. What they tell of stays as it is.'
export const UNREAD = 'Unread'
export const ALL = 'All'
export const SHOWN = 'Shown notifications'
export const NOTHING_UNREAD = 'You have read everything.'
/** Where more tasks are due than messages name. */
export const OTHER_DEADLINES = 'The other deadlines wait under the bell.'
export const PREFERENCES = 'Preferences'
export const deleteNamed = (title: string): string => `Delete “${title}”`
export const openNamed = (title: string, detail: string): string => `${title}: ${detail}`

export const KIND_TITLES: Record<NotificationKind, string> = {
  quarter_halfway: 'Quarter Update',
  goal_deadline_warning: 'Goal Deadline',
  task_deadline_warning: 'Task Deadline',
  metric_stale: 'Metric Update',
  process_reading: 'Process To Read',
  process_review_due: 'Process Review',
  assigned: 'Assigned To You',
  mentioned: 'Mentioned',
  conversation_due: 'Conversation Due',
  clarity_break: 'Time To Think',
  checkup_open: 'Check-up Open',
}

/** A day as people speak of it. */
const dueText = (day: Day, today: Day): string => {
  const days = daysBetween(today, day)
  if (days === 0) return 'is due today'
  if (days === 1) return 'is due tomorrow'
  return days > 0 ? `is due on ${dayLabel(day, today)}` : `was due on ${dayLabel(day, today)}`
}

const SUBJECTS = {
  task: 'task',
  goal: 'goal',
  issue: 'issue',
  metric: 'metric',
  headline: 'headline',
  process: 'process',
  conversation: 'conversation',
  checkup: 'check-up',
} as const

const several = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

/** What a notification says below its title. `sender` is who caused it, if anybody did. */
export function detailOf(
  {
    kind,
    name,
    count,
    day,
    subjectKind,
  }: Pick<Notification, 'kind' | 'name' | 'count' | 'day' | 'subjectKind'>,
  today: Day,
  sender: string | null,
): string {
  const named = name === null ? 'Something' : `“${name}”`
  switch (kind) {
    case 'task_deadline_warning':
    case 'goal_deadline_warning':
      return day === null ? named : `${named} ${dueText(day, today)}.`
    case 'conversation_due':
      return `Your conversation with ${name ?? 'somebody'} ${day === null ? 'is due' : dueText(day, today)}.`
    case 'clarity_break':
      return `Your time to think begins at ${name ?? 'the time you chose'}.`
    case 'checkup_open':
      return count === null
        ? `The check-up of ${named} is open${day === null ? '' : ` until ${dayLabel(day, today)}`}. Twenty statements, without names.`
        : `You have not answered the check-up of ${named} yet${day === null ? '' : `. It closes on ${dayLabel(day, today)}`}.`
    case 'quarter_halfway':
      return `${day === null ? 'The quarter' : quarterLabel(day)} is half over. ${several(count ?? 1, `${named} is still open.`, 'of your goals are still open.')}`
    case 'metric_stale':
      return `${several(count ?? 1, `${named} has`, 'of your metrics have')} no number for the week of ${day === null ? 'last week' : dayLabel(day, today)}.`
    case 'process_reading':
      return `${named} is yours to read and confirm${day === null ? '' : ` by ${dayLabel(day, today)}`}.`
    case 'process_review_due':
      return `Is ${named} still right? Its review was due${day === null ? '' : ` on ${dayLabel(day, today)}`}.`
    case 'assigned':
      return `${sender ?? 'Somebody'} gave you the ${subjectKind ? SUBJECTS[subjectKind] : SUBJECTS.task} ${named}${day === null ? '' : `, due ${dayLabel(day, today)}`}.`
    case 'mentioned':
      return `${sender ?? 'Somebody'} mentioned you in a comment${name === null ? '' : ` on ${named}`}.`
  }
}

/** How long ago a moment (ISO 8601) was, as in "3 h ago". */
export function agoText(moment: string, now: number, today: Day): string {
  const minutes = Math.floor((now - Date.parse(moment)) / 60_000)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`
  return dayLabel(dayOf(moment), today)
}
