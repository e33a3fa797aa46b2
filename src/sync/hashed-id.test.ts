import { expect, test } from 'vitest'
import { hashedId as onServer } from '../server/hashed-id.ts'
import { hashedId } from './hashed-id.ts'

test('browsers and servers make the same id of the same words', () => {
  expect(hashedId('draft', 'Küche', '1')).toBe(onServer('draft', 'Küche', '1'))
  expect(hashedId('a', 'bc')).not.toBe(hashedId('ab', 'c'))
})
