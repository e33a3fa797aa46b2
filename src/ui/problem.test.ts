import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

test('an error made for people is shown in its own words', () => {
  const error = {
    code: 'account/wrong-password',
    title: 'Sign-in failed',
    detail: 'The password is not right.',
    fields: { email: 'Unknown.' },
  }
  expect(problemOf(error)).toEqual(error)
})

test('any other error gives nothing of the inside away', () => {
  for (const error of [
    new TypeError('fetch failed at 10.0.0.7'),
    'select * from users',
    null,
    { title: 7 },
  ]) {
    expect(problemOf(error)).toEqual({
      code: undefined,
      title: 'Unexpected Error',
      detail: 'Check your connection and try again.',
      fields: {},
    })
  }
})
