import type { Parts } from './followed.rules.ts'
import type { Followed } from './followed.table.ts'

export const FOLLOWED_BY_EVERYONE = 'Von allen befolgt'
export const NOT_YET_BY_EVERYONE = 'Noch nicht von allen befolgt'
export const PART_LABELS: Record<keyof Parts, string> = {
  read: 'Gelesen',
  measured: 'Gemessen',
  followed: 'Befolgt',
  current: 'Aktuell',
}
export const EACH_EIGHTY = 'Jeder der vier Werte muss mindestens 80 sein.'
export const outOfHundred = (part: number): string => `${part} von 100`

export const wasFollowed = (process: string): string => `Wurde ${process} diesen Monat befolgt?`
export const FOLLOWED_LABELS: Record<Followed, string> = {
  always: 'Immer',
  mostly: 'Meistens',
  rarely: 'Selten',
}
export const THANKS_NOTED = 'Antwort vermerkt'
export const saidThisMonth = (answer: string): string => `Diesen Monat: ${answer}`

export const MEASURES = 'Messung'
export const ADD_MEASURE = 'Messung hinzufügen'
export const MEASURE_BY = 'Mit einer vorhandenen Kennzahl messen'
export const CHOOSE_METRIC = 'Kennzahl wählen'
export const removeMeasureNamed = (name: string): string => `${name} entfernen`
export const MEASURE_REMOVED = 'Messung entfernt'
export const NOT_MEASURED = 'Noch misst ihn nichts.'
export const measureBeginning = (process: string): string => `${process}: `
export const TRACK_READING = 'Lesen als Kennzahl verfolgen'
export const readOf = (process: string): string => `${process}: gelesen`
export const trackedAs = (name: string): string => `Das Lesen wird verfolgt als ${name}`
