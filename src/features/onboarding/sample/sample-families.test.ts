import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HeldRow, untouched } from './sample-families.rules.ts'

const ADDED = '2026-11-23T09:00:00.000Z'
const BEFORE = '2026-11-20T09:00:00.000Z'
const AFTER = '2026-11-24T09:00:00.000Z'
const row = (table: string, id: string, refersTo: HeldRow['refersTo'] = {}, latest = BEFORE): HeldRow => ({
  table,
  id,
  made: BEFORE,
  latest,
  isInTeam: true,
  refersTo,
})
const ids = (rows: HeldRow[], held: string[] = []) =>
  untouched(rows, ADDED, held).removable.map(({ id }) => id)

test('a thing goes with its parts, and stays with them if one was changed, talked about, filled or needed', () => {
  const [metric, value] = [row('metrics', 'm'), row('metric_values', 'v', { metricId: ['m'] })]
  expect(ids([metric, value])).toEqual(['v', 'm'])
  expect(ids([metric, { ...value, latest: AFTER }])).toEqual([])
  expect(ids([metric, value], ['m'])).toEqual([])
  const comment = row('discussions', 'd', { metricId: ['m'] }, AFTER)
  expect(ids([metric, value, { ...comment, isInTeam: false }])).toEqual([])
  const ratio = row('metrics', 'r', { formula: ['m'] })
  expect(ids([metric, ratio])).toEqual(['r', 'm'].toSorted())
  expect(ids([metric, { ...ratio, latest: AFTER }])).toEqual([])
  const elsewhere = { ...row('tasks', 't'), isInTeam: false }
  expect(ids([elsewhere])).toEqual([])
})

test('whatever refers to whatever, nothing goes that was changed or that a remaining row refers to', () => {
  const table = fc.constantFrom('tasks', 'issues', 'team_goals', 'goal_milestones', 'comments')
  const one = fc.record({
    table,
    isInTeam: fc.boolean(),
    latest: fc.constantFrom(BEFORE, AFTER),
    to: fc.array(fc.nat(11), { maxLength: 2 }),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (drawn) => {
      const rows = drawn.map(({ to, ...rest }, id) => ({
        ...rest,
        id: String(id),
        made: rest.latest,
        refersTo: { goalId: to.map(String) },
      }))
      const gone = new Set(ids(rows))
      const remaining = rows.filter(({ id }) => !gone.has(id))
      for (const { id, latest } of rows) if (gone.has(id)) expect(latest).toBe(BEFORE)
      expect(remaining.flatMap(({ refersTo }) => refersTo.goalId).filter((id) => gone.has(id))).toEqual([])
    }),
    { numRuns: 300 },
  )
})
