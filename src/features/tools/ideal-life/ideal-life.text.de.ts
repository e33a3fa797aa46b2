import { numberText } from '../sheets/numbers.rules.ts'

export const WORK_DAYS = 'Arbeitstage im Jahr'
export const HOURS_A_DAY = 'Stunden am Tag'
export const SCORES = 'Bewertungen'
export const PART = 'Seite des Lebens'
export const BY_QUARTER = 'Bewertungen nach Quartal'
export const NO_SCORE = '–'
export const scoreOf = (part: string): string => `Bewertung von 1 bis 10: ${part}`
export const hoursOfYear = (hours: number): string => `${numberText(hours)} Arbeitsstunden im Jahr`
