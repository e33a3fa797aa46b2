import { expect, test } from 'vitest'
import { movedCaret } from './caret.rules.ts'
import { baseOf, isUnsaved, opened, received, saved, typed } from './shared-text.rules.ts'

test('what one has sent oneself is not written twice when it comes back', () => {
  const sent = saved(typed(opened(''), 'Late '))
  expect(isUnsaved(sent)).toBe(false)
  const back = received(typed(sent, 'Late again'), 'Late')
  expect(back).toEqual({ stored: 'Late', sent: null, draft: 'Late again' })
  expect(isUnsaved(back)).toBe(true)
  expect(baseOf(back)).toBe('Late')
})

test('what another person writes is woven into a draft that was not sent yet', () => {
  const draft = typed(opened('One supplier.'), 'One supplier. No second source.')
  const woven = received(draft, 'Cause: One supplier.')
  expect(woven.draft).toBe('Cause: One supplier. No second source.')
  expect(isUnsaved(woven)).toBe(true)
})

test('a space at the end, which is not stored, stays while one types', () => {
  const sent = saved(typed(opened(''), 'Late '))
  expect(received(sent, 'Late').draft).toBe('Late ')
})

test.each([
  ['before the change', 'abc', 'abc d', 1, 1],
  ['after it', 'abc', 'x abc', 3, 5],
  ['within what was replaced', 'a red b', 'a blue b', 4, 2],
])('a caret %s', (_, before, after, at, expected) => {
  expect(movedCaret(before, after, at)).toBe(expected)
})
