import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filtersOf, isFiltered, isFound } from './people-filters.rules.ts'

const maya = {
  name: 'Maya Lindström',
  email: 'm.l@harbor.example',
  level: 'director',
  teamIds: ['crew'],
} as const
const nothing = filtersOf({})

test.each([
  ['', true],
  ['maya', true],
  ['  LINDSTROM ', true],
  ['lind may', true],
  ['aya', false],
  ['harbor', true],
  ['maya quay', false],
  ['.*', false],
])('%j finds Maya: %s', (q, found) => {
  expect(isFound(filtersOf({ q }), maya)).toBe(found)
})

test.each([
  [{ level: 'director' }, true],
  [{ level: 'member' }, false],
  [{ on: 'crew' }, true],
  [{ on: 'dock' }, false],
  [{ level: 'admiral' }, true],
])('%j finds Maya: %s', (search, found) => {
  expect(isFound(filtersOf(search), maya)).toBe(found)
})

test('an address without meaning filters nothing', () => {
  expect(filtersOf({ level: 'x', status: 'gone', on: '', q: '' })).toEqual(nothing)
  expect(isFiltered(nothing)).toBe(false)
  expect(isFiltered(filtersOf({ status: 'removed' }))).toBe(true)
})

test('everybody is found by their own name and address, whatever these are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, email) => {
      const person = { ...maya, name, email }
      expect(isFound(filtersOf({ q: name }), person)).toBe(true)
      expect(isFound(filtersOf({ q: email.split(/\s/)[0]! }), person)).toBe(true)
    }),
  )
})
