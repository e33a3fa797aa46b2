import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMetric } from '../metrics-harness.ts'
import { MOST_EARLIER } from '../metrics.table.ts'
import { pastAfter, placeChangesOf } from './metric-past.rules.ts'

const by = 'omar'
const at = '2026-11-20T08:00:00.000Z'

test('a new name and a new team are told with who changed them; anything else leaves no entry', () => {
  const leads = aMetric({})
  expect(pastAfter(leads, leads, { by, at })).toEqual([])
  const earlier = pastAfter(leads, { name: 'Enquiries', teamId: 'crew' }, { by, at })
  const renamed = aMetric({ name: 'Enquiries', earlier })
  expect(placeChangesOf(renamed)).toEqual([{ by, at, name: { before: 'Leads', after: 'Enquiries' } }])
  const moved = aMetric({
    name: 'Enquiries',
    teamId: 'leadership',
    earlier: pastAfter(renamed, { name: 'Enquiries', teamId: 'leadership' }, { by: 'maya', at }),
  })
  expect(placeChangesOf(moved)).toEqual([
    { by: 'maya', at, team: { before: 'crew', after: 'leadership' } },
    { by, at, name: { before: 'Leads', after: 'Enquiries' } },
  ])
})

test('whatever becomes of a metric, its changes lead from one to the next, and only the latest are kept', () => {
  const place = fc.record({ name: fc.constantFrom('a', 'b', 'c'), teamId: fc.constantFrom('crew', 'deck') })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), (places) => {
      const metric = aMetric({ name: 'a' })
      for (const next of places) Object.assign(metric, next, { earlier: pastAfter(metric, next, { by, at }) })
      const changes = placeChangesOf(metric)
      expect(changes.length).toBeLessThanOrEqual(MOST_EARLIER)
      expect(changes.every(({ name, team }) => name ?? team)).toBe(true)
      const names = changes.flatMap(({ name }) => name ?? [])
      names.forEach(({ before }, index) => {
        const earlier = names[index + 1]
        if (earlier) expect(earlier.after).toBe(before)
      })
      if (names[0]) expect(names[0].after).toBe(metric.name)
    }),
  )
})
