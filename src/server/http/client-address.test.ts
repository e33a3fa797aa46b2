import { expect, test } from 'vitest'
import { networkOf, plainAddress } from './client-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5678', '203.0.113.9'],
  ['::1', '::1'],
  ['[::1]', '::1'],
  ['[2001:DB8::9]:5678', '2001:db8::9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:5678', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
])('%s is the address %s', (text, address) => expect(plainAddress(text)).toBe(address))

test.each(['', 'unknown', '_hidden', '203.0.113', '0x7f.1', '203.0.113.9:x', '[203.0.113.9', '1.2.3.4:5:6'])(
  '"%s" is no address',
  (text) => expect(plainAddress(text)).toBeNull(),
)

test('addresses of one IPv6 /64 count as one, those of the next as another', () => {
  expect(networkOf('2001:db8:1:2::9')).toBe(networkOf('2001:db8:1:2:ffff::1'))
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'))
  expect(networkOf('::ffff:203.0.113.9')).toBe(networkOf('203.0.113.9'))
})
