const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Such as "2 Zahlen fehlen, beides Ihre". */
export function numbersMissing(missing: number, mine: number): string {
  const told = counted(missing, 'Zahl fehlt', 'Zahlen fehlen')
  if (mine === 0) return told
  if (mine < missing) return `${told}, ${mine} von Ihnen`
  return `${told}, ${missing === 1 ? 'Ihre' : missing === 2 ? 'beides Ihre' : 'alles Ihre'}`
}
export const numbersIn = (count: number): string =>
  count === 1
    ? '1 Zahl eingetragen'
    : count === 2
      ? 'Beide Zahlen eingetragen'
      : `Alle ${count} Zahlen eingetragen`
export const overdue = (count: number): string =>
  counted(count, 'überfällige Aufgabe', 'überfällige Aufgaben')
export const openIssues = (count: number): string => counted(count, 'Thema', 'Themen')
export const headlinesWaiting = (count: number): string => counted(count, 'Schlagzeile', 'Schlagzeilen')

export const NEXT_MEETING = 'Nächstes Meeting'
export const NO_TIME_SET = 'Keine Zeit festgelegt'
export const MEMBERS = 'Mitglieder'
export const PREPARE = 'Vorbereiten'
export const START = 'Starten'

const MEETINGS: Readonly<Record<string, string>> = {
  weekly: 'Das Wochenmeeting',
  quarterly: 'Die Quartalsplanung',
}

/** Running meetings; `type` is weekly or quarterly. */
export const meetingIsRunning = (team: string | undefined, type: string): string =>
  `${team ?? ''}: ${MEETINGS[type] ?? 'Das Meeting'} läuft`
export const meetingsAreRunning = (count: number): string => `${count} Ihrer Meetings laufen`
export const RUNNING = 'Jetzt'
export const SEE_MEETINGS = 'Meetings ansehen'
export const JOIN_MEETING = 'Teilnehmen'
export const BACK_TO_MEETING = 'Zurück zum Meeting'

export { meetingDay } from './strip.text.ts'
