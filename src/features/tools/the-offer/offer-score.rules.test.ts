import { describe, expect, test } from 'vitest'
import { chance, seeds } from '../../../../tests/seeded.ts'
import { LEVERS, offerScore, type Scores, strengthOf, weakestLever } from './offer-score.rules.ts'

const scores = (...[outcome, likelihood, delay, effort]: (number | null)[]): Scores => ({
  outcome: outcome ?? null,
  likelihood: likelihood ?? null,
  delay: delay ?? null,
  effort: effort ?? null,
})

describe('the score of an offer', () => {
  test.each([
    [[10, 10, 1, 1], 100],
    [[1, 1, 10, 10], 0.01],
    [[8, 7, 3, 4], 4.67],
    [[5, 5, 5, 5], 1],
    [[9, 6, 7, 8], 0.96],
    [[1, 1, 3, 3], 0.11],
    [[8, 7, 3, null], null],
    [[null, null, null, null], null],
  ])('of %j is %s', (four, score) => {
    expect(offerScore(scores(...four))).toBe(score)
  })
})

describe('the weakest lever', () => {
  test.each([
    [[10, 10, 1, 1], 'outcome'],
    [[8, 7, 3, 4], 'likelihood'],
    [[8, 7, 5, 4], 'delay'],
    [[9, 9, 2, 9], 'effort'],
    [[5, 5, 6, 6], 'outcome'],
    [[null, null, 9, null], 'delay'],
    [[null, null, null, null], null],
  ])('of %j is %s', (four, lever) => {
    expect(weakestLever(scores(...four))).toBe(lever)
  })
})

test.each(seeds(50))(
  'seed %d: no lever is weaker than the weakest, and improving one raises the score',
  (seed) => {
    const random = chance(seed)
    const each = () => random.integer(2, 9)
    const before = scores(each(), each(), each(), each())
    const weakest = weakestLever(before)!
    for (const lever of LEVERS)
      expect(strengthOf(lever, before[lever]!)).toBeGreaterThanOrEqual(strengthOf(weakest, before[weakest]!))
    for (const lever of LEVERS) {
      const better = lever === 'delay' || lever === 'effort' ? -1 : 1
      const after = { ...before, [lever]: before[lever]! + better }
      expect(offerScore(after)!).toBeGreaterThanOrEqual(offerScore(before)!)
    }
  },
)
