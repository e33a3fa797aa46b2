import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { choice, integer, ref, text, timestamp } from '../../../sync/fields.ts'
import { person } from '../../../sync/scope.ts'
import { enteredDay } from '../../time/day-input.rules.ts'

export const REPEATS = ['once', 'daily', 'weekly', 'monthly'] as const
export type Repeats = (typeof REPEATS)[number]

/** In minutes. */
export const SHORTEST_BREAK = 30
export const LONGEST_BREAK = 240

export const appointmentFields = {
  startsOn: enteredDay(),
  /** Such as 09:30, by the clock of its zone. */
  timeOfDay: text({ max: 5 }),
  minutes: integer(SHORTEST_BREAK, LONGEST_BREAK),
  repeats: choice(...REPEATS),
  timeZone: text({ max: 64 }),
}

/** When somebody wants time to think; the id is the person's, so each has one. */
export const clarityAppointments = defineTable(
  'clarity_appointments',
  {
    id: ref('people'),
    ...appointmentFields,
    /** When to tell them of the next one; null if none comes any more. */
    remindAt: timestamp().nullable(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  { scope: ({ id }) => person(id) },
)

export type ClarityAppointment = RowOf<typeof clarityAppointments>
