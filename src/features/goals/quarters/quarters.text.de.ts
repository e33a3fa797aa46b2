import type { Day } from '../../time/calendar.rules.ts'
import { quarterLabel } from '../../time/time.text.de.ts'

export const QUARTER = 'Quartal'
export const ALL_QUARTERS = 'Alle Quartale'
export const thisQuarter = (quarter: Day): string => `Dieses Quartal (${quarterLabel(quarter)})`
export const lastQuarter = (quarter: Day): string => `Letztes Quartal (${quarterLabel(quarter)})`
export const nextQuarter = (quarter: Day): string => `Nächstes Quartal (${quarterLabel(quarter)})`

export const onTrackOf = (onTrack: number, all: number): string => `${onTrack} von ${all} im Plan`
export const doneOf = (done: number, all: number): string => `${done} von ${all} erledigt`
export const percentDone = (percent: number): string => `${percent}% erledigt`
export const BAR_EXPLAINED = 'Die Zielmarke sind 80% am Ende des Quartals.'
export const progressOfAll = (name: string): string => `Durchschnittlicher Fortschritt: ${name}`
export const averageProgress = (percent: number): string => `Durchschnittlicher Fortschritt ${percent}%`

export function daysToEnd(days: number, quarter: Day): string {
  const name = quarterLabel(quarter)
  if (days < 0) return `${name} ist vorbei`
  if (days === 0) return `${name} endet heute`
  return days === 1 ? `1 Tag bis zum Ende von ${name}` : `${days} Tage bis zum Ende von ${name}`
}
export const EARLIER_GOALS_COME = 'Ziele jenes Quartals werden geladen …'
export const earlierGoalsOffline = (quarter: Day): string =>
  `Sie sind offline. Ältere Ziele aus ${quarterLabel(quarter)} werden geladen, wenn Sie wieder online sind.`
export const noGoalsIn = (quarter: Day): string => `Keine Ziele in ${quarterLabel(quarter)}.`
