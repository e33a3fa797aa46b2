import { expect, test } from 'vitest'
import { newId, UUID } from '../../../sync/id.ts'
import { addDays, endOfQuarter } from '../../time/calendar.rules.ts'
import { carriedDate, closesFrom, mayBeClosed, plannedQuarter, successorId } from './closing.rules.ts'

test.each([
  ['2026-12-16', false],
  ['2026-12-17', true],
  ['2027-02-01', true],
])('on %s the goals of the fourth quarter can be closed: %s', (today, may) =>
  expect(mayBeClosed({ targetDate: '2026-12-31' }, today)).toBe(may),
)

test('all goals of a quarter close together, whatever their dates', () =>
  expect(closesFrom('2026-10-02')).toBe('2026-12-17'))

test.each([
  ['before the quarter ends, to the next one', '2026-12-20', '2027-03-31'],
  ['soon after, to the one that has begun', '2027-01-05', '2027-03-31'],
  ['long after, to the present one', '2027-08-01', '2027-09-30'],
])('carried over %s', (_story, today, date) =>
  expect(carriedDate({ targetDate: '2026-12-31' }, today)).toBe(date),
)

test('a goal of a quarter that is long over goes on in the quarter for which goals are set, in the last two weeks too', () => {
  const days = Array.from({ length: 16 }, (_, ago) => addDays('2026-12-31', -ago))
  const carried = days.map((today) => carriedDate({ targetDate: '2026-03-31' }, today))
  expect(carried).toEqual([...Array<string>(15).fill('2027-03-31'), '2026-12-31'])
  expect(carried).toEqual(days.map((today) => endOfQuarter(plannedQuarter(today))))
})

test('a goal has one successor, which has one of its own', () => {
  const id = newId()
  const chain = [
    id,
    successorId(id),
    successorId(successorId(id)),
    successorId(`${id.slice(0, 24)}ffffffffffff`),
  ]
  expect(new Set(chain).size).toBe(4)
  for (const one of chain) expect(one).toMatch(UUID)
})
