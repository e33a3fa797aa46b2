import { type Day, dayOf, daysBetween } from '../time/calendar.rules.ts'
import { dayLabel, quarterLabel } from '../time/time.text.de.ts'
import type { NotificationKind } from './notification-kinds.rules.ts'
import type { Notification } from './notifications.table.ts'

export const NOTIFICATIONS = 'Benachrichtigungen'
export const NO_NOTIFICATIONS = 'Keine Benachrichtigungen'
export const NO_NOTIFICATIONS_YET =
  'Keine Benachrichtigungen. Fristen, fehlende Zahlen und Aufgaben, die andere Ihnen geben, erscheinen hier.'
export const MARK_ALL_READ = 'Alle als gelesen markieren'
export const VIEW_ALL = 'Alle Benachrichtigungen ansehen'
export const DELETE_ALL = 'Alle löschen'
export const DELETE_ALL_QUESTION = 'Alle Benachrichtigungen löschen?'
export const ALL_DELETED =
  'Sie verschwinden auf allen Geräten aus Ihrer Liste. Worum es darin geht, bleibt, wie es ist.'
export const UNREAD = 'Ungelesen'
export const ALL = 'Alle'
export const SHOWN = 'Gezeigte Benachrichtigungen'
export const NOTHING_UNREAD = 'Sie haben alles gelesen.'
export const OTHER_DEADLINES = 'Die anderen Fristen stehen unter der Glocke.'
export const PREFERENCES = 'Auswahl'
export const deleteNamed = (title: string): string => `„${title}“ löschen`
export const openNamed = (title: string, detail: string): string => `${title}: ${detail}`

export const KIND_TITLES: Record<NotificationKind, string> = {
  quarter_halfway: 'Stand des Quartals',
  goal_deadline_warning: 'Frist eines Ziels',
  task_deadline_warning: 'Frist einer Aufgabe',
  metric_stale: 'Fehlende Zahlen',
  process_reading: 'Prozess zu lesen',
  process_review_due: 'Prüfung eines Prozesses',
  assigned: 'Ihnen übertragen',
  mentioned: 'Erwähnung',
  conversation_due: 'Gespräch fällig',
  clarity_break: 'Zeit zum Denken',
  checkup_open: 'Check-up offen',
}

const dueText = (day: Day, today: Day): string => {
  const days = daysBetween(today, day)
  if (days === 0) return 'ist heute fällig'
  if (days === 1) return 'ist morgen fällig'
  return days > 0 ? `ist am ${dayLabel(day, today)} fällig` : `war am ${dayLabel(day, today)} fällig`
}

const GIVEN: Readonly<Record<string, string>> = {
  task: 'die Aufgabe',
  goal: 'das Ziel',
  milestone: 'den Meilenstein',
  issue: 'das Thema',
  metric: 'die Kennzahl',
  headline: 'die Schlagzeile',
  process: 'den Prozess',
}

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
  const named = name === null ? 'Etwas' : `„${name}“`
  const many = (count ?? 1) > 1
  switch (kind) {
    case 'task_deadline_warning':
    case 'goal_deadline_warning':
      return day === null ? named : `${named} ${dueText(day, today)}.`
    case 'conversation_due':
      return `Ihr Gespräch mit ${name ?? 'jemandem'} ${day === null ? 'ist fällig' : dueText(day, today)}.`
    case 'clarity_break':
      return `Ihre Zeit zum Denken beginnt ${name === null ? 'zur gewählten Zeit' : `um ${name} Uhr`}.`
    case 'checkup_open':
      return count === null
        ? `Der Check-up von ${named} ist${day === null ? '' : ` bis ${dayLabel(day, today)}`} offen. Zwanzig Aussagen, ohne Namen.`
        : `Sie haben den Check-up von ${named} noch nicht beantwortet${day === null ? '' : `. Er schließt am ${dayLabel(day, today)}`}.`
    case 'quarter_halfway':
      return `${day === null ? 'Das Quartal' : quarterLabel(day)} ist zur Hälfte vorbei. ${many ? `${count} Ihrer Ziele sind noch offen.` : `${named} ist noch offen.`}`
    case 'metric_stale': {
      const week = day === null ? 'die letzte Woche' : `die Woche ab ${dayLabel(day, today)}`
      return many
        ? `${count} Ihrer Kennzahlen haben keine Zahl für ${week}.`
        : `${named} hat keine Zahl für ${week}.`
    }
    case 'process_reading':
      return `${named} ist${day === null ? '' : ` bis ${dayLabel(day, today)}`} zu lesen und zu bestätigen.`
    case 'process_review_due':
      return `Stimmt ${named} noch? Die Prüfung war${day === null ? '' : ` am ${dayLabel(day, today)}`} fällig.`
    case 'assigned':
      return `${sender ?? 'Jemand'} hat Ihnen ${GIVEN[subjectKind ?? 'task'] ?? ''} ${named} übertragen${day === null ? '' : `, fällig am ${dayLabel(day, today)}`}.`
    case 'mentioned':
      return `${sender ?? 'Jemand'} hat Sie in einem Kommentar${name === null ? '' : ` zu ${named}`} erwähnt.`
  }
}

export function agoText(moment: string, now: number, today: Day): string {
  const minutes = Math.floor((now - Date.parse(moment)) / 60_000)
  if (minutes < 1) return 'jetzt'
  if (minutes < 60) return `vor ${minutes} min`
  if (minutes < 24 * 60) return `vor ${Math.floor(minutes / 60)} h`
  return dayLabel(dayOf(moment), today)
}
