import { expect, test } from 'vitest'
import { initialsOf, PERSON_TINTS, tintOf } from './initials.ts'

test('a person has the initials of the first and the last name', () => {
  expect(initialsOf('Maya Ruth Okafor')).toBe('MO')
})

test('one word gives one letter, also with spaces around it', () => {
  expect(initialsOf('  harbor ')).toBe('H')
})

test('a letter outside the basic plane is not cut in half', () => {
  expect(initialsOf('𐐷ohn 𐐨ve')).toBe('𐐏𐐀')
})

test('an empty name is a question mark', () => {
  expect(initialsOf('   ')).toBe('?')
})

test('people keep their tint, and all tints are used', () => {
  expect(tintOf(' Maya Harper')).toBe(tintOf('Maya Harper'))
  const names = Array.from({ length: 100 }, (_, index) => `Sailor ${index}`)
  expect(new Set(names.map(tintOf)).size).toBe(PERSON_TINTS)
})
