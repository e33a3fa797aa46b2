import { expect, test } from 'vitest'
import type { SeatAnswers, ValueMark } from './fit-marks.rules.ts'
import { isRunning, quartersShown, ratingIdOf, ratingThatCounts, resultOf, USUAL_BAR } from './fit.rules.ts'

const MARKS: Record<string, ValueMark> = { '+': 'mostly', '±': 'sometimes', '−': 'rarely' }

/** Marks of values as they are drawn, a space for none. */
const valuesOf = (drawn: string) =>
  Object.fromEntries([...drawn].flatMap((sign, at) => (MARKS[sign] ? [[`v${at}`, MARKS[sign]]] : [])))

const ANSWERS = { Y: 'yes', N: 'no', ' ': 'open' } as const

/** Answers about seats, three letters each. */
const seatsOf = (drawn: readonly string[]): Record<string, SeatAnswers> =>
  Object.fromEntries(
    drawn.map((letters, at) => {
      const [understands, wants, capacity] = [...letters].map((letter) => ANSWERS[letter as 'Y'])
      return [`s${at}`, { understands: understands!, wants: wants!, capacity: capacity! }]
    }),
  )

const result = (values: string, seats: readonly string[], bar = USUAL_BAR) =>
  resultOf(
    { valueMarks: valuesOf(values), seatMarks: seatsOf(seats) },
    {
      valueIds: [...values].map((_, at) => `v${at}`),
      seatIds: seats.map((_, at) => `s${at}`),
    },
    bar,
  )

test.each([
  ['+++', ['YYY'], 'meets'],
  ['++±', ['YYY'], 'meets'],
  ['+±±', ['YYY'], 'below'],
  ['++−', ['YYY'], 'below'],
  ['+++', ['YYN'], 'below'],
  ['+++', ['YYY', 'NYY'], 'below'],
  ['++ ', ['YYY'], 'incomplete'],
  ['+++', ['YY '], 'incomplete'],
  ['+++', ['YYY', '   '], 'incomplete'],
  // What is still open can't mend what is below already.
  ['− ', ['   '], 'below'],
  ['  ', ['N  '], 'below'],
  // Without a seat the values decide, and without values the seats.
  ['+++', [], 'meets'],
  ['', ['YYY'], 'meets'],
  ['', [], 'incomplete'],
] as const)('values %j and seats %j: %s', (values, seats, said) => {
  expect(result(values, seats)).toBe(said)
})

test.each([
  [{ maxSometimes: 0, maxRarely: 0, seatYes: 3 }, '+±', ['YYY'], 'below'],
  [{ maxSometimes: 2, maxRarely: 1, seatYes: 3 }, '±±−', ['YYY'], 'meets'],
  [{ maxSometimes: 1, maxRarely: 0, seatYes: 2 }, '+', ['YYN'], 'meets'],
  [{ maxSometimes: 1, maxRarely: 0, seatYes: 0 }, '+', ['NNN'], 'meets'],
  [{ maxSometimes: 1, maxRarely: 0, seatYes: 2 }, '+', ['YNN'], 'below'],
] as const)('with the bar %j, %s and %j: %s', (bar, values, seats, said) => {
  expect(result(values, seats, bar)).toBe(said)
})

test('marks of values that were removed, and of seats given up, count no more', () => {
  const marks = { valueMarks: valuesOf('+−'), seatMarks: seatsOf(['YYY', 'NNN']) }
  expect(resultOf(marks, { valueIds: ['v0'], seatIds: ['s0'] }, USUAL_BAR)).toBe('meets')
})

test('one’s own rating counts, else that of who sits above, else the newest', () => {
  const by = (raterId: string, updatedAt: string, said = 'mostly') => ({
    id: raterId,
    raterId,
    updatedAt,
    note: null,
    valueMarks: (said === '' ? {} : { v0: said }) as Record<string, ValueMark>,
    seatMarks: {},
  })
  const [mine, above, newest] = [by('me', '1'), by('above', '2'), by('other', '3')]
  const aboveIds = new Set(['above'])
  expect(ratingThatCounts([newest, above, mine], 'me', aboveIds)).toBe(mine)
  expect(ratingThatCounts([newest, above], 'me', aboveIds)).toBe(above)
  expect(ratingThatCounts([above, newest], 'me', new Set())).toBe(newest)
  expect(ratingThatCounts([], 'me', aboveIds)).toBeUndefined()
  // Nothing is said in mine any more.
  const empty = by('me', '4', '')
  expect(ratingThatCounts([newest, above, empty], 'me', aboveIds)).toBe(above)
  expect(ratingThatCounts([empty], 'me', aboveIds)).toBe(empty)
})

test.each([
  ['2026-10-01', '2026-11-26', true],
  ['2026-07-01', '2026-11-26', false],
  ['2027-01-01', '2026-11-26', false],
  // In the west it is still the last day of September, in the east already the first of October.
  ['2026-07-01', '2026-10-01', true],
  ['2026-07-01', '2026-10-02', false],
  ['2026-10-01', '2026-09-30', true],
  ['2026-10-02', '2026-11-26', false],
])('the quarter of %s runs on %s: %s', (quarter, day, runs) => {
  expect(isRunning(quarter, day)).toBe(runs)
})

test('eight quarters are shown', () => {
  const shown = quartersShown('2026-11-26')
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([8, '2026-10-01', '2025-01-01'])
})

test('two who rate each other write two rows', () => {
  const [one, other] = ['0190b1c2-0000-7000-8000-000000000001', '0190b1c2-0000-7000-8000-000000000002']
  const ids = [ratingIdOf(one, other, '2026-10-01'), ratingIdOf(other, one, '2026-10-01')]
  expect(new Set([...ids, ratingIdOf(one, other, '2026-07-01')]).size).toBe(3)
})
