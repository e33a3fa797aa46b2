import { describe, expect, test } from 'vitest'
import { needsSecondStep, readCode, RECOVERY_LETTERS, shownRecoveryCode } from './second-factor.rules.ts'

describe('whether a sign-in waits for a second step', () => {
  test.each([
    ['password', true, false, true],
    ['password', true, true, false],
    ['password', false, false, false],
    ['mailed link', true, false, true],
    ['mailed link', false, false, false],
    ['passkey', true, false, false],
    ['demo', true, false, false],
  ] as const)('%s, codes on: %s, device remembered: %s', (proof, isOn, isRemembered, waits) => {
    expect(needsSecondStep({ proof, isOn, isRemembered })).toBe(waits)
  })
})

test.each([
  ['123456', { kind: 'one-time', code: '123456' }],
  [' 123 456 ', { kind: 'one-time', code: '123456' }],
  ['ABCD-efgh-2345–jkmn', { kind: 'recovery', code: 'abcdefgh2345jkmn' }],
  ['12345', null],
  ['', null],
  ["abcdefgh2345jkm'", null],
])('%j is read as a code', (typed, read) => {
  expect(readCode(typed)).toEqual(read)
})

test('a recovery code is shown in groups, of letters that can’t be mistaken', () => {
  expect(shownRecoveryCode('abcdefgh2345jkmn')).toBe('abcd-efgh-2345-jkmn')
  expect(new Set(RECOVERY_LETTERS).size).toBe(32)
})
