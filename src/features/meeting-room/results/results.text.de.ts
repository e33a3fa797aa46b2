import { BEST_RATING } from '../../meetings/meeting-values.rules.ts'
import { ratingText } from '../../meetings/ratings/ratings.text.de.ts'
import { clockText } from '../../meetings/timer/timer.text.de.ts'
import type { LeftIssue } from './meeting-results.table.ts'

export const ALL_MEETINGS = 'Meetings'
export const PRINT = 'Drucken'

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`
export const fromTo = (start: string, end: string): string => `${start} bis ${end}`
export const nextMeeting = (when: string): string => `Nächstes: ${when}`
export const previousMeeting = (day: string): string => `Meeting vom ${day}`

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const DECISIONS = 'Entscheidungen'
export const brought = (solved: number, tasks: number): string =>
  `${counted(solved, 'Thema', 'Themen')} gelöst, ${counted(tasks, 'Aufgabe', 'Aufgaben')} angelegt`
export const NO_DECISIONS = 'Kein Thema wurde gelöst und keine Aufgabe angelegt.'
export const OTHER_TASKS = 'Weitere Aufgaben'
export const ownedBy = (name: string): string => `Zuständig: ${name}`
export const solvedIn = (issue: string, time: string | null): string =>
  time === null ? issue : `${issue} · ${time}`
export const doneTask = (title: string): string => `Erledigt: ${title}`

export const NOT_DECIDED = 'Heute nicht entschieden'
export const FATES: Record<LeftIssue['fate'], string> = {
  stays: 'bleibt',
  long_term: 'langfristig',
  dropped: 'verworfen',
  moved: 'an ein anderes Team',
}
export const MESSAGES = 'Nachrichten an Teams'
export const toTeam = (name: string): string => `an ${name}`
export const NUMBERS_OFF = 'Zahlen nicht im Plan'
export const answerText = (answer: { decision: number } | 'issue' | 'none'): string => {
  if (answer === 'none') return 'kein Thema'
  return answer === 'issue' ? 'Thema bleibt' : `Entscheidung ${answer.decision}`
}
export const HEADLINES = 'Schlagzeilen'
export const AUTO_CREATED = 'Themen aus Überfälligem'
export const ON_THE_LIST = 'auf der Liste'
export const GOALS = 'Neue Ziele'
export const METRICS = 'Neue Kennzahlen'
export const ISSUES_RESOLVED = 'Gelöste Themen'

export const others = (count: number): string => `${count} weitere`

export const RATING = 'Bewertung'
export const healthyFrom = (rating: number): string => `gut ab ${rating}`
export const ratingsRead = (averages: readonly (number | null)[]): string =>
  `Bisherige Bewertungen, älteste zuerst: ${averages.map((one) => (one === null ? 'keine' : ratingText(one))).join(', ')}`
export const ATTENDEES = 'Anwesend'
export const ABSENT = 'Abwesend:'
export const LEFT_EARLY = 'Früher gegangen'
export const NOT_COUNTED = 'Ihre Bewertungen zählen nicht im Durchschnitt.'
export const NOT_RATED = 'Nicht bewertet'
export const ratingOf10 = (rating: number): string => `${rating} von ${BEST_RATING}`
export const FOR_A_10 = 'Für eine 10:'

export const NUMBERS_ON_TARGET = 'Zahlen im Plan'
export const TASKS_DONE = 'Aufgaben erledigt'
export const GOALS_ON_TRACK = 'Ziele im Plan'
export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)
export const countOf = (count: number, all: number): string => (all === 0 ? '–' : `${count} von ${all}`)
export const shareOfNumbers = (met: number, missed: number): string =>
  met + missed === 0
    ? 'keine zu beurteilen'
    : `${met} von ${met + missed}${missed > 0 ? `, ${missed} nicht im Plan` : ''}`
export const shareOfTasks = (done: number, due: number, bar: number): string =>
  due === 0 ? 'keine war fällig' : `${done} von ${due}, Zielmarke ${bar}`
export const shareOfGoals = (percent: number | null, bar: number): string =>
  percent === null ? 'keine Ziele' : `${percent}%, Zielmarke ${bar}`

export const TIME = 'Zeit'
export const TIME_COLUMNS = {
  section: 'Abschnitt',
  planned: 'Geplant',
  taken: 'Gebraucht',
  difference: 'Unterschied',
}
export const TIME_LEGEND = [
  { of: 'planned', label: 'Geplant' },
  { of: 'taken', label: 'Gebraucht' },
  { of: 'over', label: 'Darüber' },
] as const
export const ofPlan = (planned: number, taken: number): string =>
  `von ${clockText(planned * 1_000)}, ${
    taken <= planned ? 'im Plan' : `${clockText((taken - planned) * 1_000)} darüber`
  }`
export { differenceText } from './results.text.ts'

export const DELETE_MEETING = 'Meeting löschen'
export const DELETE_MEETING_QUESTION = 'Dieses Meeting löschen?'
export const DELETE_MEETING_EXPLAINED =
  'Das Meeting und sein Ergebnis verschwinden für alle. Aufgaben, Themen und Schlagzeilen bleiben.'
export const DELETE = 'Löschen'
export const MEETING_DELETED = 'Meeting gelöscht'

export const NAMES_NO_TEAM =
  'Diese Adresse sagt nicht, welches Team sich traf. Wählen Sie das Team in der Liste aller Meetings, und lassen Sie dort frühere zeigen.'
