import { expect, test } from 'vitest'
import { filtersOf, searchOf } from './filters.rules.ts'

test.each([
  [{}, { teamIds: [], period: 'last-4-quarters', compares: false }],
  [
    { period: 'last-quarter', compare: 'before' },
    { teamIds: [], period: 'last-quarter', compares: true },
  ],
  [{ teams: 'a,b' }, { teamIds: ['a', 'b'], period: 'last-4-quarters', compares: false }],
  [
    { from: '2026-01-01', to: '2026-03-04' },
    { teamIds: [], period: { from: '2026-01-01', to: '2026-03-04' }, compares: false },
  ],
] as const)('the address %j leads to its filters and back', (search, filters) => {
  expect(filtersOf(search)).toEqual(filters)
  expect(searchOf(filters)).toEqual(search)
})

test.each([
  { period: 'for-ever' },
  { from: '2026-03-04', to: '2026-01-01' },
  { from: '2020-01-01', to: '2026-01-01' },
  { from: 'yesterday', to: 'today' },
  { from: '2026-01-01' },
])('the address %j means the period that there is by itself', (search) => {
  expect(filtersOf(search).period).toBe('last-4-quarters')
})
