import { expect, test } from 'vitest'
import { defineMutation } from './define-mutation.ts'
import { integer, list, text } from './fields.ts'
import { Refusal } from './refusal.ts'
import { parseArguments } from './run-mutation.ts'

const setLimit = defineMutation('setLimit', {
  input: { limit: integer(1, 5), names: list(text({ max: 3 }), 2).optional() },
  may: () => true,
  run: () => undefined,
})

function refusalOf(args: unknown): string {
  try {
    parseArguments(setLimit, args)
  } catch (error) {
    if (error instanceof Refusal) return error.text.detail
    throw error
  }
  return ''
}

test('a refusal uses the field’s own words and repeats nothing that was sent', () => {
  expect(refusalOf({ limit: 9 })).toBe('Enter a whole number from 1 to 5.')
  expect(refusalOf({ limit: 1, names: ['long'] })).toBe('This is too long: at most 3 characters.')
  for (const args of [
    { limit: 1, 'x\ud800': 1 },
    { limit: 1, names: 'a\u0000' },
    { limit: 1, names: ['a', 'b', 'c'] },
    JSON.parse('{"limit":1,"__proto__":{"a":1}}'),
    null,
    [],
    'text',
  ])
    expect(refusalOf(args)).toBe('Some of it can’t be read. Reload the page and try again.')
})

test('text that the database can’t store is refused wherever it occurs', () => {
  for (const name of ['\u0000', '\ud800', '\udfff'])
    expect(refusalOf({ limit: 1, names: [name] })).toBe('It contains a character that can’t be stored.')
  expect(refusalOf({ limit: 1, names: ['\\u', '🚢'] })).toBe('')
})
