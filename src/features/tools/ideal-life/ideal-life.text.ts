import { numberText } from '../sheets/numbers.rules.ts'

export const WORK_DAYS = 'Work days a year'
export const HOURS_A_DAY = 'Hours a day'
export const SCORES = 'Scores'
export const PART = 'Part of life'
export const BY_QUARTER = 'Scores by quarter'
export const NO_SCORE = '–'
export const scoreOf = (part: string): string => `Score from 1 to 10: ${part}`
export const hoursOfYear = (hours: number): string => `${numberText(hours)} hours of work a year`
