import { expect, test } from 'vitest'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { moveTimer, pauseTimer, resumeTimer, startTimer } from '../../meetings/timer/timer.rules.ts'
import {
  byVotesThenAge,
  discussedFor,
  isExplained,
  latestRound,
  presentRound,
  topByVotes,
} from './discussion.rules.ts'
import type { MeetingIssue } from './meeting-issues.table.ts'

const issue = (id: string, createdAt: string) => ({ id, createdAt })
const dock = issue('dock', '2026-03-02T09:00:00.000Z')
const ropes = issue('ropes', '2026-03-01T09:00:00.000Z')
const pump = issue('pump', '2026-03-03T09:00:00.000Z')
const paint = issue('paint', '2026-03-04T09:00:00.000Z')

test.each([
  ['most votes first', { dock: 3, ropes: 1, pump: 2 }, ['dock', 'pump', 'ropes']],
  ['of equals, the one raised first', { dock: 2, ropes: 2, pump: 2 }, ['ropes', 'dock', 'pump']],
  ['three at most', { dock: 1, ropes: 1, pump: 1, paint: 4 }, ['paint', 'ropes', 'dock']],
  ['none without a vote', { pump: 1 }, ['pump']],
  ['nothing before anybody has voted', {}, []],
])('the top three: %s', (_, totals, expected) => {
  expect(topByVotes([dock, ropes, pump, paint], totals).map(({ id }) => id)).toEqual(expected)
})

test('of issues raised in the same moment the order is the same for everybody', () => {
  const twin = issue('dock-2', dock.createdAt)
  expect([twin, dock].toSorted(byVotesThenAge({})).map(({ id }) => id)).toEqual(['dock', 'dock-2'])
})

const NOW = Date.parse('2026-03-02T10:00:00.000Z')
const minutes = (count: number) => NOW + count * 60_000

test('an issue’s time runs with its section: not during a pause, and not in another section', () => {
  let timer = startTimer(2, NOW)
  const taken = { section: 0, since: 60_000, spent: 30_000 }
  const spentAt = (at: number) => discussedFor(taken, timer as Meeting, at) / 60_000
  expect(spentAt(minutes(2))).toBe(1.5)
  timer = { ...timer, ...pauseTimer(timer, minutes(2)) }
  expect(spentAt(minutes(30))).toBe(1.5)
  timer = { ...timer, ...resumeTimer(timer, minutes(30)) }
  expect(spentAt(minutes(31))).toBe(2.5)
  timer = { ...timer, ...moveTimer(timer, 1, minutes(31)) }
  expect(spentAt(minutes(50))).toBe(2.5)
  expect(discussedFor({ ...taken, since: null }, timer as Meeting, minutes(50))).toBe(30_000)
})

const taken = (changes: Partial<MeetingIssue>) =>
  ({ round: 1, place: 1, takenUpAt: '2026-03-02T10:00:00.000Z', ...changes }) as MeetingIssue

test('the present round is the last one chosen, and what was opened out of turn since', () => {
  const all = [
    taken({ id: 'b', place: 2 }),
    taken({ id: 'a' }),
    taken({ id: 'early', round: null, place: null, takenUpAt: '2026-03-02T09:59:00.000Z' }),
    taken({ id: 'late', round: null, place: null, takenUpAt: '2026-03-02T10:05:00.000Z' }),
  ]
  expect(presentRound(all).map(({ id }) => id)).toEqual(['a', 'b', 'late'])
  const second = taken({ id: 'c', round: 2, takenUpAt: '2026-03-02T10:30:00.000Z' })
  expect(presentRound([...all, second]).map(({ id }) => id)).toEqual(['c'])
  expect(latestRound(all)).toBe(1)
  expect(presentRound(all.slice(2)).map(({ id }) => id)).toEqual(['early', 'late'])
})

test.each([
  ['solved with a task', 'solved', 1, null, true],
  ['solved with a reason', 'solved', 0, 'It has gone away.', true],
  ['solved with neither', 'solved', 0, null, false],
  ['dropped', 'dropped', 0, null, true],
] as const)('%s: %s', (_, outcome, tasks, reason, expected) => {
  expect(isExplained(outcome, { tasks, reason })).toBe(expected)
})
