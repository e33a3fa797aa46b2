import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Issue } from '../issues/issues.table.ts'
import { effectiveLimit, isReturned, lowestFreeSlot, newestOf, remaining } from './voting.rules.ts'
import type { IssueVote } from './voting.table.ts'

const none = { meeting: null, team: null, company: null, ceiling: null }

describe('the limit that holds', () => {
  test.each([
    ['nobody set one', none, 5],
    ['the company’s default', { ...none, company: 8 }, 8],
    ['the team’s before the company’s', { ...none, company: 8, team: 3 }, 3],
    ['the meeting’s before the team’s', { ...none, team: 3, meeting: 10 }, 10],
    ['capped by the person’s own ceiling', { ...none, meeting: 10, ceiling: 7 }, 7],
    ['the ceiling is 25 for somebody who has set none', { ...none, meeting: 100 }, 25],
  ])('%s', (_, limits, expected) => {
    expect(effectiveLimit(limits)).toBe(expected)
  })

  test.each([
    [5, 0, 5],
    [5, 5, 0],
    [3, 5, 0],
  ])('of %i votes with %i used, %i remain', (limit, used, expected) => {
    expect(remaining(limit, used)).toBe(expected)
  })
})

const vote = (changes: Partial<IssueVote>): IssueVote => ({
  id: 'v1',
  issueId: 'dock',
  userId: 'lena',
  guestId: null,
  teamId: 'crew',
  meetingId: null,
  ballotId: null,
  value: 1,
  slot: 1,
  limitThen: 5,
  createdAt: '2026-03-02T09:00:00.000Z',
  mergedFromId: null,
  ...changes,
})

const issue = (changes: Partial<Issue>) =>
  ({ status: 'open', archivedAt: null, teamId: 'crew', ...changes }) as Issue

test.each([
  ['an open issue keeps its votes', issue({}), false],
  ['a resolved issue returns them', issue({ status: 'resolved' }), true],
  ['an archived issue returns them', issue({ archivedAt: '2026-03-02T10:00:00.000Z' }), true],
  ['an issue that went to another team returns them', issue({ teamId: 'leadership' }), true],
  ['an issue that is out of sight returns them', undefined, true],
])('%s', (_, target, returned) => {
  expect(isReturned(vote({}), target)).toBe(returned)
})

test('the lowest free slot is free, and no slot below it is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 99 }), (held) => {
      const slot = lowestFreeSlot(held.map((taken) => ({ slot: taken })))
      expect(held).not.toContain(slot)
      for (let below = 1; below < slot; below++) expect(held).toContain(below)
      expect(slot).toBeLessThanOrEqual(held.length + 1)
    }),
  )
})

test('the newest vote is the one given last', () => {
  const first = vote({ id: 'v1' })
  const second = vote({ id: 'v2', createdAt: '2026-03-02T09:00:01.000Z' })
  expect(newestOf([second, first])).toBe(second)
  expect(newestOf([])).toBeUndefined()
})
