import { describe, expect, test } from 'vitest'
import { issueRow } from '../../../tests/issue-rows.ts'
import type { IssueItem } from '../issues/issues.queries.ts'
import type { Issue } from '../issues/issues.table.ts'
import { comparing, filtered, isFiltered, mostVoted, NO_FILTERS, summaryOf } from './filters.rules.ts'

const NOW = '2026-11-22T10:00:00.000Z'

const item = (issue: Partial<Issue>, needsOwner = false): IssueItem => ({
  issue: issueRow({ teamId: 'crew', ownerId: 'lena', createdAt: '2026-11-20T08:00:00.000Z', ...issue }),
  owner: undefined,
  needsOwner,
  taskCount: 0,
  mergedInto: null,
  movedTo: null,
})

const old = item({ id: 'old', title: 'Ropes are worn', createdAt: '2026-09-01T08:00:00.000Z' })
const lost = item({ id: 'lost', title: 'Dock leaks', description: 'At the ropes', ownerId: 'gone' }, true)
const late = item({
  id: 'late',
  title: 'Speed: 3, target 5',
  sourceKind: 'metric',
  createdAt: '2026-11-21T08:00:00.000Z',
})
const ITEMS = [old, lost, late]
const ids = (items: readonly IssueItem[]) => items.map(({ issue }) => issue.id)

describe('filters', () => {
  test.each([
    ['nothing', {}, ['old', 'lost', 'late']],
    ['an owner', { ownerId: 'gone' }, ['lost']],
    ['a source', { source: 'metric' as const }, ['late']],
    ['no source', { source: 'none' as const }, ['old', 'lost']],
    ['words of title and description', { text: ' ROPES  dock ' }, ['lost']],
    ['what is stale', { attention: 'stale' as const }, ['old']],
    ['what needs an owner', { attention: 'no-owner' as const }, ['lost']],
    ['several at once', { ownerId: 'lena', source: 'none' as const }, ['old']],
  ])('by %s', (_, changed, expected) => {
    const filters = { ...NO_FILTERS, ...changed }
    expect(ids(filtered(ITEMS, filters, NOW))).toEqual(expected)
    expect(isFiltered(filters)).toBe(Object.keys(changed).length > 0)
  })
})

test.each([
  ['votes', ['late', 'old', 'lost']],
  ['newest', ['late', 'lost', 'old']],
  ['oldest', ['old', 'lost', 'late']],
  ['hand', ['old', 'lost', 'late']],
] as const)('the order %s', (order, expected) => {
  const compare = comparing(order, { late: 2 })
  expect(ids(ITEMS.toSorted((one, other) => compare(one.issue, other.issue)))).toEqual(expected)
})

test('at first sight one sees who owns how many, what lies about and what leads', () => {
  expect(summaryOf(ITEMS, NOW)).toEqual({
    owned: new Map([
      ['lena', 2],
      ['gone', 1],
    ]),
    stale: 1,
    noOwner: 1,
  })
  expect(mostVoted(ITEMS, { lost: 3, late: 1 })).toEqual({ item: lost, votes: 3 })
  expect(mostVoted(ITEMS, {})).toBeNull()
  expect(mostVoted([], {})).toBeNull()
})
