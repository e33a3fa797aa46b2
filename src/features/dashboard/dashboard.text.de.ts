import { LOCALE } from '../../language/locale.text.ts'
import type { PartOfDay } from './dashboard.rules.ts'

export const DASHBOARD = 'Übersicht'
const GREETINGS: Record<PartOfDay, string> = {
  morning: 'Guten Morgen',
  afternoon: 'Guten Tag',
  evening: 'Guten Abend',
}

/** The heading; the name is missing until it is known. */
export const greeting = (part: PartOfDay, firstName: string | undefined): string =>
  firstName ? `${GREETINGS[part]}, ${firstName}` : GREETINGS[part]

export const VIEWERS_HAVE_NONE = 'Die Übersicht gibt es ab der Stufe Mitglied. Bitten Sie Ihre Leitung darum.'
export const GO_TO_TASKS = 'Zu Ihren Aufgaben'

const dayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric' })

/** Such as "Dienstag, 24. November", by the reader's clock. */
export const todayText = (now: number): string => dayFormat.format(now)
/** Such as "Q4, Woche 8 von 13". */
export const quarterWeek = ({ quarter, week, of }: { quarter: number; week: number; of: number }): string =>
  `Q${quarter}, Woche ${week} von ${of}`
