import { expect, test } from 'vitest'
import { app } from '../src/features/registry.ts'
import { DAY_OUT_OF_RANGE } from '../src/features/time/required.text.ts'
import type { Field, Fields } from '../src/sync/fields.ts'
import { Unfit } from '../src/sync/unfit.ts'

/** A week or quarter that is there to be chosen. */
const PERIOD = /\.(week|fromWeek|untilWeek|quarter)$/

/** Days that nobody enters: of a meeting that there is, of what was saved before, today’s, and one that the app computes. */
const COMPUTED = [
  'changeTasks.today',
  'createTask.today',
  'dismissMisses.until',
  'draftEarlierChart.seats.hireBy',
  'missTasks.today',
  'moveMeeting.day',
  'setSchedule.movedMeetings.day',
  'setSchedule.skippedDays',
  'setTaskStatus.today',
  'skipMeeting.day',
  'submitConversation.today',
]

/** Every day that a mutation takes, by the mutation and where it stands in its input. */
function daysIn(fields: Fields, place: string): [place: string, field: Field<unknown>][] {
  return Object.entries(fields).flatMap(([name, field]) => daysOf(field, `${place}.${name}`))
}

function daysOf(field: Field<unknown>, place: string): [string, Field<unknown>][] {
  if (field.kind === 'date') return [[place, field]]
  const { item, fields } = field.about ?? {}
  return [...(item ? daysOf(item, place) : []), ...(fields ? daysIn(fields, place) : [])]
}

const days = [...app.mutations.values()]
  .filter(({ internal }) => !internal)
  .flatMap(({ name, schema }) => daysIn(schema.fields ?? {}, name))
  .filter(([place]) => !PERIOD.test(place))

const problemOf = (field: Field<unknown>, day: string): string | null => {
  try {
    field.check(day)
    return null
  } catch (error) {
    if (error instanceof Unfit) return error.issues[0]!.message
    throw error
  }
}

test('every day that people enter lies between 2000 and 2199, and its field says so', () => {
  const open = days.filter(([, field]) => problemOf(field, '1999-12-31') === null).map(([place]) => place)
  expect(open.toSorted()).toEqual(COMPUTED.toSorted())
  for (const [place, field] of days.filter(([at]) => !COMPUTED.includes(at))) {
    expect(problemOf(field, '1999-12-31'), place).toBe(DAY_OUT_OF_RANGE)
    expect(problemOf(field, '2200-01-01'), place).toBe(DAY_OUT_OF_RANGE)
    expect(problemOf(field, '2000-01-01'), place).toBeNull()
    expect(problemOf(field, '2199-12-31'), place).toBeNull()
  }
})
