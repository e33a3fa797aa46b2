import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAN_FIELD_NAMES, PLAN_LIST_NAMES } from '../plan-blocks.rules.ts'
import { differencesOf, type KeptItem, type PlanContent } from './plan-content.rules.ts'

const item = fc.record({
  id: fc.uuid(),
  list: fc.constantFrom(...PLAN_LIST_NAMES),
  title: fc.constantFrom('Calm', 'Early', 'Far'),
  note: fc.constantFrom('', 'Every day'),
  amount: fc.constantFrom(null, 12),
  unit: fc.constantFrom(null, 'boats'),
  metricId: fc.constant(null),
  goalId: fc.constant(null),
}) satisfies fc.Arbitrary<KeptItem>

const content: fc.Arbitrary<PlanContent> = fc.record({
  texts: fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...PLAN_FIELD_NAMES), text: fc.constantFrom('Near', 'Wide') }),
    { selector: ({ field }) => field },
  ),
  items: fc.array(item, { maxLength: 8 }),
})

test('a version differs in nothing from itself, and the other way round before and after change places', () => {
  fc.assert(
    fc.property(content, content, (one, other) => {
      expect(differencesOf(one, one)).toEqual([])
      expect(differencesOf(other, one)).toEqual(
        differencesOf(one, other).map(({ before, after, ...place }) => ({
          ...place,
          before: after,
          after: before,
        })),
      )
    }),
  )
})

test('a list is one text, with an entry a line', () => {
  const kept = (title: string, rest: Partial<KeptItem> = {}): KeptItem => ({
    id: title,
    list: 'yearMeasures',
    title,
    note: '',
    amount: null,
    unit: null,
    metricId: null,
    goalId: null,
    ...rest,
  })
  const before = { texts: [], items: [kept('Boats', { amount: 12, unit: 'boats' })] }
  const after = { texts: [], items: [...before.items, kept('Crews', { note: 'Trained' })] }
  expect(differencesOf(before, after)).toEqual([
    {
      block: 'year',
      of: { list: 'yearMeasures' },
      before: 'Boats: 12 boats',
      after: 'Boats: 12 boats\nCrews: Trained',
    },
  ])
})
