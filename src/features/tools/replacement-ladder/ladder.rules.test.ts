import { expect, test } from 'vitest'
import { chance, seeds } from '../../../../tests/seeded.ts'
import { RUNG_STATES, type RungState } from '../sheets/sheets.table.ts'
import { ladderSums, nextRung, RUNGS } from './ladder.rules.ts'

const ladder = (...states: (RungState | null)[]) =>
  states.map((state, place) => ({ section: RUNGS[place]!, state, hours: 10, amount: 1000 }))

test.each([
  [[], 'admin'],
  [['open'], 'admin'],
  [['in-place'], 'delivery'],
  [['in-place', 'hiring', 'in-place'], 'delivery'],
  [['hiring', 'in-place'], 'admin'],
  [['in-place', 'in-place', null], 'marketing'],
  [['in-place', 'in-place', 'in-place', 'in-place', 'in-place'], null],
] as [(RungState | null)[], string | null][])('after %j the next rung is %s', (states, next) => {
  expect(nextRung(ladder(...states))).toBe(next)
})

test('hours and costs add up, of what is in place and of all', () => {
  const items = ladder('in-place', 'hiring', 'in-place').map((item, place) => ({
    ...item,
    hours: place + 0.5,
  }))
  expect(ladderSums(items)).toEqual({ boughtBack: 3, hours: 4.5, cost: 3000 })
  expect(ladderSums([{ section: 'admin', state: 'open', hours: null, amount: null }])).toEqual({
    boughtBack: 0,
    hours: 0,
    cost: 0,
  })
})

test.each(seeds(30))(
  'seed %d: all rungs below the next one are in place, and never more is bought back than bought',
  (seed) => {
    const random = chance(seed)
    const items = ladder(...RUNGS.map(() => random.pick([...RUNG_STATES, null])))
    const next = nextRung(items)
    const below = items.slice(0, next === null ? RUNGS.length : RUNGS.indexOf(next))
    expect(below.every(({ state }) => state === 'in-place')).toBe(true)
    const { boughtBack, hours } = ladderSums(items)
    expect(boughtBack).toBeLessThanOrEqual(hours)
  },
)
