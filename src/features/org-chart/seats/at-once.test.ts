import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import { haveHeard } from '../../../../tests/heard.ts'
import { chance, seeds } from '../../../../tests/seeded.ts'
import { Refusal } from '../../../sync/refusal.ts'
import { addHolder } from './holders.mutations.ts'
import { liveSeats, seatsAdded, startedBy } from '../org-chart-harness.ts'
import { moveSeat } from './seats.mutations.ts'
import { above } from './tree.rules.ts'

let scene: Cast, harbor: Cast['harbor'], stop: Cast['stop']
let ids: string[]
beforeAll(async () => {
  scene = await cast()
  ;({ harbor, stop } = scene)
  const { chartId, topId } = await startedBy(harbor.maya)
  await harbor.maya.does(addHolder, { seatId: topId, personId: harbor.omar.id })
  ids = await seatsAdded(harbor.maya, chartId, topId, 'A', 'B', 'C')
  ids = [topId, ...ids]
})
afterAll(() => stop())

const code = (outcome: PromiseSettledResult<void>): string => {
  if (outcome.status === 'fulfilled') return 'ok'
  if (outcome.reason instanceof Refusal) return outcome.reason.text.code
  throw outcome.reason
}

test.each(seeds(500))(
  'A goes under B while B goes under A: one is told, and nobody reports to themselves (seed %i)',
  async (seed) => {
    const { pick, next } = chance(seed)
    const [topId, ...others] = ids as [string, ...string[]]
    for (const seatId of others) await harbor.maya.did(moveSeat, { seatId, parentId: topId, before: null })
    const one = pick(others)
    const other = pick(others.filter((id) => id !== one))
    const moves = [
      () => harbor.maya.did(moveSeat, { seatId: one, parentId: other, before: null }),
      () => harbor.omar.did(moveSeat, { seatId: other, parentId: one, before: null }),
    ]
    const outcomes = await Promise.allSettled(
      (next() < 0.5 ? moves : moves.toReversed()).map((move) => move()),
    )
    expect(outcomes.map(code).toSorted()).toEqual(['ok', 'org-chart/circle'])
    const seats = await liveSeats(harbor.maya)
    const byId = new Map(seats.map((seat) => [seat.id, seat]))
    for (const seat of seats) expect(above((id) => byId.get(id), seat).at(-1)?.id ?? seat.id).toBe(topId)
  },
)

test('on two nodes, too, one of both is told', async () => {
  const { node, pool } = scene
  const { companyId, maya, omar } = harbor
  const other = makeNode(pool)
  await other.start()
  const [topId, a, b] = ids as [string, string, string]
  for (let round = 0; round < 20; round++) {
    for (const seatId of [a, b])
      await node.run(companyId, maya.id, moveSeat, { seatId, parentId: topId, before: null })
    const outcomes = await Promise.allSettled([
      node.run(companyId, maya.id, moveSeat, { seatId: a, parentId: b, before: null }).then(() => undefined),
      other.run(companyId, omar.id, moveSeat, { seatId: b, parentId: a, before: null }).then(() => undefined),
    ])
    expect(outcomes.map(code).toSorted()).toEqual(['ok', 'org-chart/circle'])
  }
  await other.stop()
  await haveHeard([maya, omar])
})
