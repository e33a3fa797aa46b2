import { expect, test } from 'vitest'
import { pastedLines } from './pasted-lines.rules.ts'

test.each([
  ['Talk with customers', ['Talk with customers']],
  ['- one\r\n* two\n\n3. three\n 4) four ', ['one', 'two', 'three', 'four']],
  ['-5 degrees\n2026 budget', ['-5 degrees', '2026 budget']],
  [' \n\t\n', []],
])('%j has the lines %j', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines)
})
