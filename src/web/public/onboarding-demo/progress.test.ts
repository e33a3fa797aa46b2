import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completed, durationOf, NOTHING_DONE, type Progress, started, stateOf } from './progress.rules.ts'

const STEPS = [0, 1, 2, 3, 4, 5, 6]
const states = (progress: Progress) => STEPS.map((step) => stateOf(step, progress))

test('a step is current, in progress and completed, and then the next one is current', () => {
  const running = started(0, NOTHING_DONE)
  expect(states(NOTHING_DONE).slice(0, 2)).toEqual(['current', 'pending'])
  expect(states(running).slice(0, 2)).toEqual(['in progress', 'pending'])
  expect(states(completed(running)).slice(0, 3)).toEqual(['completed', 'current', 'pending'])
})

test('whatever is started and ended, steps are completed one after the other', () => {
  const act = fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constant('end' as const))
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let progress = NOTHING_DONE
      for (const one of acts) {
        const before = progress
        progress = one === 'end' ? completed(before) : started(one, before)
        expect(progress.done - before.done).toBe(one === 'end' && before.running ? 1 : 0)
        if (one !== 'end' && one !== before.done) expect(progress).toBe(before)
      }
      const here = states(progress).filter((state) => state === 'current' || state === 'in progress')
      expect(here).toHaveLength(progress.done < STEPS.length ? 1 : 0)
    }),
    { numRuns: 200 },
  )
})

test('a step takes 1.5 to 2.5 seconds', () => {
  expect([durationOf(0), durationOf(0.5), durationOf(1)]).toEqual([1_500, 2_000, 2_500])
})
