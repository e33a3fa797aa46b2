import { expect, test } from 'vitest'
import { chance, seeds } from '../../../../tests/seeded.ts'
import {
  FEWEST,
  highest,
  lowest,
  NO_ANSWERS,
  percentOf,
  percentsByComponent,
  resultOf,
  type Sheet,
  widest,
} from './results.rules.ts'
import { COMPONENTS, placesOf, STATEMENTS } from './statements.rules.ts'

const ID = '0190a000-0000-7000-8000-000000000001'
const all = (points: number, note: string | null = null): Sheet => ({
  answers: NO_ANSWERS.map(() => points),
  note,
})

test('there are twenty statements, each in one part', () => {
  expect(STATEMENTS).toBe(20)
  expect(COMPONENTS.map((one) => placesOf(one).length)).toEqual([4, 4, 3, 3, 3, 3])
})

test.each([
  [[5, 5, 5, 5, 5], 100],
  [[1, 1, 1, 1, 1], 20],
  [[1, 2, 3, 4, 5], 60],
  [[5, 4, 4, 4, 4, 4], 83],
])('people who answer %j everywhere make %d percent', (points, percent) => {
  const result = resultOf(
    ID,
    points.map((one) => all(one)),
  )
  expect(percentOf(result)).toBe(percent)
  expect(percentsByComponent(result).map((one) => one.percent)).toEqual(COMPONENTS.map(() => percent))
})

test.each([
  [[3, 3, 3, 3, 3], 3, 0],
  [[1, 1, 5, 5, 3], 3, Math.sqrt(16 / 5)],
  [[1, 5, 5, 5, 5, 5], 26 / 6, Math.sqrt(80) / 6],
])('of %j the mean is %d and the spread %d', (points, average, spread) => {
  const [first] = resultOf(
    ID,
    points.map((one) => all(one)),
  ).statements
  expect(first!.average).toBeCloseTo(average, 10)
  expect(first!.spread).toBeCloseTo(spread, 2)
  expect(first!.count).toBe(points.length)
})

test.each([0, 1, 2, 3, 4])('%d answers say nothing, their notes neither', (people) => {
  const result = resultOf(
    ID,
    Array.from({ length: people }, (_, at) => all(at + 1, `Note ${at}`)),
  )
  expect(result).toEqual({ statements: [], notes: [] })
  expect([percentOf(result), percentsByComponent(result), highest(result)]).toEqual([null, [], []])
})

const random = (seed: number): Sheet[] => {
  const { integer } = chance(seed)
  return Array.from({ length: integer(FEWEST, 30) }, (_, at) => ({
    answers: NO_ANSWERS.map(() => integer(1, 5)),
    note: integer(0, 2) === 0 ? null : `Note ${integer(0, 999)} of ${at}`,
  }))
}

test.each(seeds(40))('seed %d: percent is sum ÷ (people × 100) × 100', (seed) => {
  const sheets = random(seed)
  const sum = sheets.flatMap(({ answers }) => answers).reduce((one, other) => one + other, 0)
  expect(percentOf(resultOf(ID, sheets))).toBe(Math.round((sum * 100) / (sheets.length * 100)))
})

test('a half is rounded up, even where means that are no whole numbers add up to it', () => {
  const sheets = [1, 1, 1, 2, 2, 2].map((points) => ({
    answers: NO_ANSWERS.map((_, place) => (place < 3 ? 1 : points)),
    note: null,
  }))
  expect(percentOf(resultOf(ID, sheets))).toBe(29)
})

test.each(seeds(40))('seed %d: whoever answered first or last, the result is the same', (seed) => {
  const sheets = random(seed)
  const { integer } = chance(seed + 1)
  const mixed = sheets
    .map((sheet) => ({ sheet, at: integer(0, 1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ sheet }) => sheet)
  const [one, other] = [resultOf(ID, sheets), resultOf(ID, mixed)]
  expect(other.notes).toEqual(one.notes)
  expect(other.statements.map(({ average }) => average)).toEqual(one.statements.map(({ average }) => average))
  for (const [place, { spread }] of one.statements.entries())
    expect(other.statements[place]!.spread).toBeCloseTo(spread, 9)
  expect(one.notes.toSorted()).toEqual(sheets.flatMap(({ note }) => note ?? []).toSorted())
})

test('notes stand neither by who wrote them nor by their first letter', () => {
  const written = Array.from({ length: 20 }, (_, at) => `${String.fromCharCode(97 + at)} is a note`)
  const { notes } = resultOf(
    ID,
    written.map((note) => all(3, note)),
  )
  expect(notes).toHaveLength(20)
  expect(notes).not.toEqual(written)
  expect(notes).not.toEqual(written.toReversed())
})

test('the highest, the lowest and the most disputed statements are named, three of each at most', () => {
  const sheet = (second: number): Sheet => ({
    answers: NO_ANSWERS.map((_, place) => (place === 7 ? 5 : place === 2 ? 1 : place === 11 ? second : 3)),
    note: null,
  })
  const result = resultOf(ID, [1, 5, 1, 5, 3].map(sheet))
  expect(highest(result)[0]).toMatchObject({ place: 7, average: 5 })
  expect(lowest(result)[0]).toMatchObject({ place: 2, average: 1 })
  expect(widest(result).map(({ place }) => place)).toEqual([11])
  expect([highest(result), lowest(result)].map(({ length }) => length)).toEqual([3, 3])
})
