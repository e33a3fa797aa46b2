import type { Day } from '../../time/calendar.rules.ts'
import { DERIVED, type Repeat, type RepeatFields, VERSION_AT } from './repeat.rules.ts'

export const NO_REPEAT: RepeatFields = { repeatEvery: null, repeatUnit: null, repeatDay: null }

/** What a task that is due on a day holds of how it repeats. */
export const repeatFields = (repeat: Repeat | null, dueDate: Day): RepeatFields =>
  repeat
    ? { repeatEvery: repeat.every, repeatUnit: repeat.unit, repeatDay: Number(dueDate.slice(8)) }
    : NO_REPEAT

/** Whether the id can only be that of a task made by completing another one. */
export const isOfNextTask = (taskId: string): boolean => taskId[VERSION_AT] === DERIVED
