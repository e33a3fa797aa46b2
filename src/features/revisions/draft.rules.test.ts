import { expect, test } from 'vitest'
import { begun, isChangedUnder, isLeft, isOvertaken, isUnsaved, savedOver, startOf } from './draft.rules.ts'

const stored = (text: string, version: number, updatedBy: string | null = 'maya') => ({
  text,
  version,
  updatedBy,
})

test('a save starts from what the writer knew, also when somebody else was faster', () => {
  const draft = { ...begun(stored('Calm', 3)), text: 'Calm hands' }
  expect(isUnsaved(draft)).toBe(true)
  expect(startOf(draft, stored('Calm water', 4, 'omar'), 'maya')).toBe(3)
  expect(isChangedUnder(draft, stored('Calm water', 4, 'omar'), 'maya')).toBe(true)
})

test('the next save starts from one’s own last one', () => {
  const before = stored('Calm', 3, 'omar')
  const draft = savedOver({ ...begun(before), text: 'Calm hands' }, before)
  expect(isUnsaved(draft)).toBe(false)
  expect(isChangedUnder(draft, stored('Calm hands', 4), 'maya')).toBe(false)
  expect(startOf(draft, stored('Calm hands', 5), 'maya')).toBe(5)
})

test.each([
  ['somebody who only stands in the field sees what they wrote elsewhere', 'Calm', 4, 'maya', true],
  ['what is typed stays', 'Calm sea', 4, 'maya', false],
  ['what another person wrote does not change a text under the cursor', 'Calm', 4, 'omar', false],
  ['nothing has come', 'Calm', 3, 'maya', false],
] as const)('%s', (_story, text, version, updatedBy, expected) => {
  const draft = { ...begun(stored('Calm', 3)), text }
  expect(isOvertaken(draft, stored('Steam', version, updatedBy), 'maya')).toBe(expected)
})

test('spaces around a text are nothing to save', () => {
  expect(isUnsaved({ ...begun(stored('Calm', 1)), text: ' Calm ' })).toBe(false)
})

test.each([
  ['what was saved is there', 'Sail', 3, 'Sail', 3, false],
  ['a save of it has not arrived', 'Sail', 4, 'Row', 3, true],
  ['it was saved, and written anew on another device since', 'Sail', 3, 'Steam', 4, false],
  ['it was never saved', 'Sail', null, 'Row', 3, true],
  ['it was never saved, and another device has written since', 'Sail', null, 'Steam', 4, true],
  ['it was never saved, and says the same', ' Sail ', null, 'Sail', 3, false],
] as const)('%s', (_story, text, savedAs, present, version, expected) => {
  expect(isLeft({ text, seen: 2, savedAs }, { text: present, version, updatedBy: null })).toBe(expected)
})
