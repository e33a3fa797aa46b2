import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSince, revealSteps } from './ballots.rules.ts'
import { ALL_SLOTS } from './meeting-ballots.table.ts'

test.each([
  ['as many as usually meet: in one step', 18, [100]],
  ['fifty', 50, [36, 72, 100]],
  ['a whole company', 1_000, Array.from({ length: 100 }, (_, index) => index + 1)],
  ['nobody', 0, [100]],
])('votes are revealed to %s', (_, people, steps) => {
  expect(revealSteps(people)).toEqual(steps)
})

test('the steps rise up to the last slot, and none reveals more votes than a mutation may write', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_800 }), (people) => {
      const steps = revealSteps(people)
      expect(steps.at(-1)).toBe(ALL_SLOTS)
      for (const [index, upTo] of steps.entries())
        expect((upTo - (steps[index - 1] ?? 0)) * people).toBeLessThanOrEqual(1_800)
    }),
  )
})

test.each([
  ['before anything was revealed', '2026-03-02T10:00:00.000Z', null, true],
  ['after it', '2026-03-02T10:00:00.000Z', '2026-03-02T09:59:00.000Z', true],
  ['before it', '2026-03-02T10:00:00.000Z', '2026-03-02T10:01:00.000Z', false],
  ['never', null, null, false],
])('voted %s', (_, moment, since, expected) => {
  expect(isSince(moment, since)).toBe(expected)
})
