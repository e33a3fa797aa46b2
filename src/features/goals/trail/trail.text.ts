/** What was said of a goal week by week. */
export const TRAIL = 'Week by week'
export const NOTHING_SAID_YET =
  'Nobody has said yet how this goal stands. Set it on track or off track each week.'
export const NOTE = 'Note for this week (optional)'
export const NOTE_HINT = 'What happened, or what is in the way?'
export const SAVE_NOTE = 'Save note'
/** Of a week, by its first day. */
export const weekOf = (day: string): string => `Week of ${day}`
export const weekSaid = (day: string, status: string, note: string | null): string =>
  note === null ? `${weekOf(day)}: ${status}` : `${weekOf(day)}: ${status}. ${note}`
export const weekSilent = (day: string): string => `${weekOf(day)}: nothing said`
/** Read aloud in place of the marks. */
export const lastWeeksRead = (weeks: number, said: string): string =>
  said === '' ? `Last ${weeks} weeks: nothing said` : `Last ${weeks} weeks: ${said}`
export const weeksWith = (count: number, status: string): string => `${count} ${status.toLowerCase()}`
