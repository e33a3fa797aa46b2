import type { NotificationKind } from './notification-kinds.rules.ts'

export const NOTIFICATION_CHOICES = 'Notifications'
export const CHOICES_EXPLAINED =
  'What you are told of under the bell, at the top of every page, in one mail a day with what you have not read, and on devices that you turn on.'
export const BY_APP = 'Bell'
export const BY_MAIL = 'Mail'
export const BY_PUSH = 'Push'

export const KIND_CHOICES: Record<NotificationKind, string> = {
  quarter_halfway: 'Half of the quarter',
  goal_deadline_warning: 'Deadlines of goals',
  task_deadline_warning: 'Deadlines of tasks',
  metric_stale: 'Missing numbers',
  process_reading: 'Processes to read',
  process_review_due: 'Reviews of processes',
  assigned: 'What others give you',
  mentioned: 'Mentions',
  conversation_due: 'Conversations',
  clarity_break: 'Time to think',
  checkup_open: 'Check-ups',
}

export const KIND_WHEN: Record<NotificationKind, string> = {
  quarter_halfway: 'When it is half over, how many of your goals are still open.',
  goal_deadline_warning: 'A week and a day before a goal of yours is due.',
  task_deadline_warning: 'The day before a task of yours is due, and on the day.',
  metric_stale: 'From the second day of a week, numbers of yours that the last one lacks.',
  process_reading: 'When you are asked to read and confirm one.',
  process_review_due: 'When the review of a process of yours is due.',
  assigned: 'Tasks, goals, issues and metrics that a colleague makes yours.',
  mentioned: 'Comments in which a colleague writes @ and your name.',
  conversation_due: 'A week and a day before a conversation of yours is due.',
  clarity_break: 'Ten minutes before your appointment with yourself begins.',
  checkup_open: 'When you are invited to one, and two days before it closes if you have not answered.',
}
