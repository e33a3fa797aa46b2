import type { NotificationKind } from './notification-kinds.rules.ts'

export const NOTIFICATION_CHOICES = 'Benachrichtigungen'
export const CHOICES_EXPLAINED =
  'Was Sie unter der Glocke oben auf jeder Seite erfahren, in einer E-Mail am Tag mit dem, was Sie noch nicht gelesen haben, und auf Geräten, die Sie einschalten.'
export const BY_APP = 'Glocke'
export const BY_MAIL = 'E-Mail'
export const BY_PUSH = 'Push'

export const KIND_CHOICES: Record<NotificationKind, string> = {
  quarter_halfway: 'Halbzeit des Quartals',
  goal_deadline_warning: 'Fristen von Zielen',
  task_deadline_warning: 'Fristen von Aufgaben',
  metric_stale: 'Fehlende Zahlen',
  process_reading: 'Prozesse zum Lesen',
  process_review_due: 'Prüfungen von Prozessen',
  assigned: 'Was andere Ihnen geben',
  mentioned: 'Erwähnungen',
  conversation_due: 'Gespräche',
  clarity_break: 'Zeit zum Denken',
  checkup_open: 'Check-ups',
}

export const KIND_WHEN: Record<NotificationKind, string> = {
  quarter_halfway: 'Zur Halbzeit: wie viele Ihrer Ziele noch offen sind.',
  goal_deadline_warning: 'Eine Woche und einen Tag, bevor eines Ihrer Ziele fällig ist.',
  task_deadline_warning: 'Am Tag, bevor eine Ihrer Aufgaben fällig ist, und am Tag selbst.',
  metric_stale: 'Ab dem zweiten Tag einer Woche: Ihre Zahlen, die der letzten fehlen.',
  process_reading: 'Wenn Sie gebeten sind, einen zu lesen und zu bestätigen.',
  process_review_due: 'Wenn die Prüfung eines Prozesses fällig ist, für den Sie zuständig sind.',
  assigned: 'Aufgaben, Ziele, Themen und Kennzahlen, die jemand Ihnen überträgt.',
  mentioned: 'Kommentare, in denen jemand @ und Ihren Namen schreibt.',
  conversation_due: 'Eine Woche und einen Tag, bevor ein Gespräch von Ihnen fällig ist.',
  clarity_break: 'Zehn Minuten, bevor Ihr Termin mit sich selbst beginnt.',
  checkup_open:
    'Wenn Sie zu einem eingeladen sind, und zwei Tage bevor er schließt, wenn Sie noch nicht geantwortet haben.',
}
