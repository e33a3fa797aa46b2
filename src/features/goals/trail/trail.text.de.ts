export const TRAIL = 'Woche für Woche'
export const NOTHING_SAID_YET =
  'Noch hat niemand gesagt, wie es um dieses Ziel steht. Setzen Sie es jede Woche auf „Im Plan“ oder „Nicht im Plan“.'
export const NOTE = 'Notiz für diese Woche (freiwillig)'
export const NOTE_HINT = 'Was ist geschehen, oder was steht im Weg?'
export const SAVE_NOTE = 'Notiz speichern'
export const weekOf = (day: string): string => `Woche ab ${day}`
export const weekSaid = (day: string, status: string, note: string | null): string =>
  note === null ? `${weekOf(day)}: ${status}` : `${weekOf(day)}: ${status}. ${note}`
export const weekSilent = (day: string): string => `${weekOf(day)}: nichts gesagt`
export const lastWeeksRead = (weeks: number, said: string): string =>
  said === '' ? `Letzte ${weeks} Wochen: nichts gesagt` : `Letzte ${weeks} Wochen: ${said}`
export const weeksWith = (count: number, status: string): string => `${count} ${status}`
