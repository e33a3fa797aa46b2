import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmationOf, isRecovery } from './arrival.rules.ts'
import { tabAfter } from './tabs.ts'

const at = (hash: string, search = '') => ({ hash, search })

test.each([
  ['', '', null],
  ['#areas', '', null],
  ['#type=recovery&code=abc', '', null],
  ['#type=signup&code=a%2Bb', '', '/email-confirmation?code=a%2Bb'],
  ['#type=signup', '?code=abc', '/email-confirmation?code=abc'],
  ['#access_token=s3cret&refresh_token=s3cret&type=signup', '', '/email-confirmation'],
])('an address with %s%s leads on to %s', (hash, search, path) => {
  expect(confirmationOf(at(hash, search))).toBe(path)
})

test('no token is ever led on', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('access_token', 'refresh_token'),
      fc.string({ minLength: 12 }),
      (name, token) => {
        const hash = `#${new URLSearchParams({ [name]: token, type: 'signup' }).toString()}`
        expect(confirmationOf(at(hash))).toBe('/email-confirmation')
      },
    ),
    { numRuns: 50 },
  )
})

test('somebody on the way to a new password stays, whether hash or query says so', () => {
  expect(isRecovery(at('#type=recovery'))).toBe(true)
  expect(isRecovery(at('', '?type=recovery'))).toBe(true)
  expect(isRecovery(at('#type=signup', '?type=recovery'))).toBe(true)
  expect(isRecovery(at('#recovery', '?kind=recovery'))).toBe(false)
})

test('arrows go around the ends of the tabs, Home and End to them, and other keys nowhere', () => {
  expect([tabAfter('ArrowRight', 3, 4), tabAfter('ArrowLeft', 0, 4), tabAfter('ArrowDown', 1, 3)]).toEqual([
    0, 3, 2,
  ])
  expect([tabAfter('Home', 2, 4), tabAfter('End', 0, 4), tabAfter('Enter', 0, 4)]).toEqual([0, 3, null])
})
