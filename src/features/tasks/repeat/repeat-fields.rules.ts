import type { Day } from '../../time/calendar.rules.ts'
import type { Repeat, RepeatFields } from './repeat.rules.ts'

export const NO_REPEAT: RepeatFields = { repeatEvery: null, repeatUnit: null, repeatDay: null }

/** What a task that is due on a day holds of how it repeats. */
export const repeatFields = (repeat: Repeat | null, dueDate: Day): RepeatFields =>
  repeat
    ? { repeatEvery: repeat.every, repeatUnit: repeat.unit, repeatDay: Number(dueDate.slice(8)) }
    : NO_REPEAT
