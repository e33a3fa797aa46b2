import type { Outcome } from './promise.rules.ts'
import type { Direction } from './promises.table.ts'

export const PROMISE_NOT_KEPT = 'Versprechen nicht gespeichert'

export const PROMISE_TITLE = 'Was soll die Lösung bewegen?'
export const PROMISE_EXPLAINED =
  'Dreizehn Wochen später sagt das Thema, ob die Kennzahl den vorher üblichen Bereich verlassen hat.'
export const METRIC = 'Kennzahl'
export const SELECT_METRIC = 'Kennzahl wählen'
export const NO_METRIC = 'Keine Kennzahl'
export const DIRECTION = 'Richtung'
export const DIRECTION_LABELS: Record<Direction, string> = { up: 'nach oben', down: 'nach unten' }
export const PROMISE = 'Versprechen'
export const PROMISED = 'Versprochen'
export const TAKE_BACK = 'Zurücknehmen'
export const PROMISE_TAKEN_BACK = 'Versprechen zurückgenommen'
export const NEEDS_8_WEEKS = 'Braucht 8 Wochen mit einem Wert'
export const NO_METRICS =
  'Dieses Team hat noch keine Kennzahlen. Legen Sie eine an, um zu sehen, was seine Lösungen ändern.'

export const STATE_LABELS: Record<Outcome['state'], string> = {
  open: 'Versprochen',
  moved: 'Hat gewirkt',
  worse: 'Ging in die andere Richtung',
  'not-moved': 'Hat nicht gewirkt',
  unknown: 'Nicht zu sagen',
}
export const shouldMove = (metric: string, direction: Direction): string =>
  `${metric} soll ${DIRECTION_LABELS[direction]}`
export const usuallyWas = (low: string, high: string): string => `üblich ${low} bis ${high}`
export const sinceThen = (mean: string): string => `seither ${mean} im Durchschnitt`
export const weeksOver = (weeks: number, all: number): string => `Woche ${weeks} von ${all}`
export const METRIC_GONE = 'eine Kennzahl, die gelöscht wurde oder die Sie nicht sehen'
export const LOADING = 'Wird geladen …'

export const PROMISES = 'Versprechen'
export const PROMISES_OF_TEAM = 'Versprechen gelöster Themen'
export const PROMISES_OF_MEETING = 'In diesem Meeting versprochen'
export const NO_PROMISES =
  'Ein gelöstes Thema kann die Kennzahl nennen, die es bewegen soll. Dreizehn Wochen später steht hier, ob es gewirkt hat.'
