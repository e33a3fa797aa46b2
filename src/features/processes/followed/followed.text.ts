import type { Parts } from './followed.rules.ts'
import type { Followed } from './followed.table.ts'

export const FOLLOWED_BY_EVERYONE = 'Followed by everyone'
export const NOT_YET_BY_EVERYONE = 'Not followed by everyone yet'
export const PART_LABELS: Record<keyof Parts, string> = {
  read: 'Read',
  measured: 'Measured',
  followed: 'Followed',
  current: 'Current',
}
export const EACH_EIGHTY = 'Each of the four has to be 80 or more.'
export const outOfHundred = (part: number): string => `${part} of 100`

/** The monthly question. */
export const wasFollowed = (process: string): string => `Was ${process} followed this month?`
export const FOLLOWED_LABELS: Record<Followed, string> = {
  always: 'Always',
  mostly: 'Mostly',
  rarely: 'Rarely',
}
export const THANKS_NOTED = 'Answer noted'
export const saidThisMonth = (answer: string): string => `This month: ${answer}`

/** What measures it. */
export const MEASURES = 'Measures'
export const ADD_MEASURE = 'Add a measure'
export const MEASURE_BY = 'Use an existing metric'
export const CHOOSE_METRIC = 'Choose a metric'
export const removeMeasureNamed = (name: string): string => `Remove ${name}`
export const MEASURE_REMOVED = 'Measure removed'
export const NOT_MEASURED = 'Nothing measures it yet.'
/** With which the name of a new metric begins. */
export const measureBeginning = (process: string): string => `${process}: `
export const TRACK_READING = 'Track reading as a metric'
/** The name of that metric. */
export const readOf = (process: string): string => `${process}: read`
export const trackedAs = (name: string): string => `Reading is tracked as ${name}`
