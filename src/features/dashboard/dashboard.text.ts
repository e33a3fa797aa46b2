import { LOCALE } from '../../language/locale.text.ts'
import type { PartOfDay } from './dashboard.rules.ts'

export const DASHBOARD = 'Dashboard'
const GREETINGS: Record<PartOfDay, string> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
}

/** The heading; the name is missing until it is known. */
export const greeting = (part: PartOfDay, firstName: string | undefined): string =>
  firstName ? `${GREETINGS[part]}, ${firstName}` : GREETINGS[part]

export const VIEWERS_HAVE_NONE =
  'The dashboard is for members. Ask a manager of your company to make you one.'
export const GO_TO_TASKS = 'Go to your tasks'

const dayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric' })

/** Such as "Tuesday, November 24", by the reader's clock. */
export const todayText = (now: number): string => dayFormat.format(now)
/** Such as "Q4, week 8 of 13". */
export const quarterWeek = ({ quarter, week, of }: { quarter: number; week: number; of: number }): string =>
  `Q${quarter}, week ${week} of ${of}`
