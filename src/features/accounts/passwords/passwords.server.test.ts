import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { PASSWORD_MIN } from '../account-limits.rules.ts'
import { checkPassword } from './passwords.server.ts'

const MAYA = 'maya@harbor.example'

function isAllowed(password: string): boolean {
  try {
    checkPassword(password, MAYA)
    return true
  } catch {
    return false
  }
}

test('each of the 10,000 most common passwords is refused', () => {
  const longEnough = dictionary['passwords-common']
    .slice(0, 10_000)
    .filter((password) => password.length >= PASSWORD_MIN)
  expect(longEnough.length).toBeGreaterThan(3_000)
  expect(longEnough.filter(isAllowed)).toEqual([])
})

test.each(['lacrosse', 'Lacrosse', 'ｌａｃｒｏｓｓｅ', 'cjkysirj', '4815162342'])(
  '%s is refused',
  (password) => expect(isAllowed(password)).toBe(false),
)

test.each(['harbour.mist.42', 'correct horse battery', 'lacrosse on the pier'])(
  '%s may be used',
  (password) => expect(isAllowed(password)).toBe(true),
)
