import { describe, expect, test } from 'vitest'
import { passwordProblem, passwordStrength } from './password.rules.ts'

const MAYA = 'maya@harbor.example'

describe('a password is refused', () => {
  test.each([
    ['1234567', 'Use at least 8 characters.'],
    ['⚓⚓⚓⚓⚓⚓⚓', 'Use at least 8 characters.'],
    ['ab-'.repeat(43), 'Use at most 128 characters.'],
    [MAYA, 'The password can’t be your e-mail address.'],
    [' Maya@Harbor.example', 'The password can’t be your e-mail address.'],
  ])('%s: %s', (password, problem) => expect(passwordProblem(password, MAYA)).toBe(problem))

  test.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'passw0rd123',
    '12345678',
    '987654321',
    '11111111',
    '11223344',
    '19870412',
    '04121987',
    'qwertyuiop',
    'QWER1234',
    '1q2w3e4r',
    'zaq12wsx',
    'abcabcabc',
    'abc12345',
    'iloveyou',
    'letmein1',
    'trustno1',
    'welcome1',
    'Summer2024',
    'summer-2024!',
    'michael123',
    'football',
    'sunshine123456',
    'starwars77',
    'passpass',
    'quarterdeck1',
  ])('%s is too common', (password) =>
    expect(passwordProblem(password, MAYA)).toBe('This is one of the most common passwords. Choose another.'),
  )
})

test.each([
  'harbour.mist.42',
  'correct horse battery',
  'mausoleum9',
  '9f2kd02lsx',
  'tide lantern oak',
  'пароль-для-гавани',
  'x'.padEnd(128, 'ab-7'),
])('the password %s may be used', (password) => expect(passwordProblem(password, MAYA)).toBeNull())

test('a password of 128 times the longest walk is judged', () => {
  // Code that tried every way to split the walk would exceed the test's time limit.
  expect(passwordProblem('1234567890'.repeat(12) + 'x', MAYA)).not.toBeUndefined()
})

test.each([
  ['password', 'refused'],
  ['blueferry', 'fair'],
  ['harbor-mist', 'good'],
  ['tide lantern over oak', 'strong'],
  ['Tr0ub4dor&3x!', 'strong'],
])('while typing %s the hint says %s', (password, strength) =>
  expect(passwordStrength(password, MAYA)).toBe(strength),
)
