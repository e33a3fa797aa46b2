import { expect, test } from 'vitest'
import { placeBehind, stepsBefore } from './new-step-place.rules.ts'

const steps = (ids: string) => [...ids].map((id) => ({ id }))

test.each([
  ['is behind its step', 'abcd', 2],
  ['goes with its step', 'acbd', 3],
  ['comes before what followed once its step is gone', 'acd', 1],
  ['comes first once all above are gone', 'cd', 0],
  ['comes before the next that is left', 'ad', 1],
  ['is the end once all below are gone', 'ab', 2],
  ['is the end once nothing of what was around is left', 'a', 1],
  ['is the only one in an empty list', '', 0],
])('the place of a new step behind b %s', (_story, left, place) => {
  expect(stepsBefore(steps(left), placeBehind(steps('abcd'), 1))).toBe(place)
})
