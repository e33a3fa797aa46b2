export const MEETING_RATING = 'Meeting-Bewertung'
export const TASKS_DONE = 'Pünktlich erledigte Aufgaben'
export const NOT_RATED = 'Kein Meeting der letzten 13 Wochen wurde bewertet. Alle bewerten es, wenn es endet.'
export const NOTHING_DUE = 'In den letzten 13 Wochen war keine Aufgabe fällig.'
export const ratedIn = (meetings: number, week: string): string =>
  meetings === 1 ? `Woche ab ${week}` : `Woche ab ${week}, ${meetings} Meetings`
export const ratedOver = (average: string, meetings: number): string =>
  meetings === 1 ? 'das erste bewertete' : `${average} über ${meetings} Meetings`
export const doneOfDue = (done: number, due: number, week: string): string =>
  `${done} von ${due} fälligen, Woche ab ${week}`
export const underBar = (under: number, weeks: number, bar: number): string =>
  `${under} von ${weeks} ${weeks === 1 ? 'Woche' : 'Wochen'} unter ${bar}%`
/** A line read aloud, oldest first. */
export const lineRead = (title: string, values: readonly string[]): string =>
  `${title}, älteste zuerst: ${values.join(', ')}`
export const NONE = 'keine'
