import { describe, expect, test } from 'vitest'
import { shareOf } from '../completion/completion.rules.ts'
import { byAssignees, isProposed, missesOf, countsOf, type Verdict, verdictOf } from './review.rules.ts'

// Reviews on Tuesdays: the one before was on the 10th, at nine.
const time = { day: '2026-11-17', since: '2026-11-10T09:00:00.000Z', sinceDay: '2026-11-10' }

describe('how a task stands in a review', () => {
  test.each([
    ['todo', '2026-11-17', null, false, 'open'],
    ['in-progress', '2026-10-01', null, false, 'open'],
    ['todo', '2026-11-18', null, false, 'later'],
    // Carried over in this review, so it is due later and still counts.
    ['todo', '2026-11-24', null, true, 'missed'],
    ['done', '2026-11-24', '2026-11-17T09:30:00.000Z', true, 'done'],
    ['done', '2026-11-17', '2026-11-16T08:00:00.000Z', false, 'done'],
    ['done', '2026-11-03', '2026-11-12T08:00:00.000Z', false, 'done'],
    // Done before the last review, but due only by this one.
    ['done', '2026-11-12', '2026-11-09T08:00:00.000Z', false, 'done'],
    // The last review counted it.
    ['done', '2026-11-10', '2026-11-09T08:00:00.000Z', false, 'past'],
    // Done early: it was not due.
    ['done', '2026-11-20', '2026-11-16T08:00:00.000Z', false, 'past'],
  ] as const)('%s, due %s, done %s, missed %s: %s', (status, dueDate, doneAt, isMissed, verdict) => {
    expect(verdictOf({ status, dueDate, doneAt }, isMissed, time)).toBe(verdict)
  })
})

test.each<[Verdict[], number | null]>([
  [[], null],
  [['later', 'past'], null],
  [['done', 'done', 'done', 'done', 'done', 'open', 'later'], 83],
  [['done', 'missed'], 50],
  [['open'], 0],
])('%j is %s % done', (verdicts, share) => {
  expect(shareOf(countsOf(verdicts))).toBe(share)
})

describe('the proposal to make an issue', () => {
  const misses = ['2026-11-03T09:00:00.000Z', '2026-11-10T09:00:00.000Z'].map((createdAt) => ({ createdAt }))
  const task = { status: 'todo' as const, archivedAt: null, missesDismissedAt: null }

  test('comes with the second review that finds the task not done', () => {
    expect(isProposed(task, misses.slice(0, 1))).toBe(false)
    expect(isProposed(task, misses)).toBe(true)
  })

  test('comes once for the same misses, and again after two further ones', () => {
    const answered = { ...task, missesDismissedAt: '2026-11-10T09:30:00.000Z' }
    expect(isProposed(answered, misses)).toBe(false)
    const further = ['2026-11-17T09:00:00.000Z', '2026-11-24T09:00:00.000Z'].map((createdAt) => ({
      createdAt,
    }))
    expect(isProposed(answered, [...misses, further[0]!])).toBe(false)
    expect(isProposed(answered, [...misses, ...further])).toBe(true)
    expect(missesOf(answered, [...misses, ...further])).toBe(2)
  })

  test('does not come for a task that is done or archived', () => {
    expect(isProposed({ ...task, status: 'done' }, misses)).toBe(false)
    expect(isProposed({ ...task, archivedAt: '2026-11-11T09:00:00.000Z' }, misses)).toBe(false)
  })
})

test('tasks stand with whoever has them, and those of several people once', () => {
  const item = (title: string, ...ids: string[]) => ({ title, assignees: ids.map((id) => ({ id })) })
  const items = [
    item('Tar', 'omar'),
    item('Caulk', 'lena', 'omar'),
    item('Paint', 'omar'),
    item('Sew', 'omar', 'lena'),
  ]
  expect(byAssignees(items).map((group) => group.map(({ title }) => title))).toEqual([
    ['Tar', 'Paint'],
    ['Caulk', 'Sew'],
  ])
})
