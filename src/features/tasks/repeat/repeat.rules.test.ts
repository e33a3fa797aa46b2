import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '../../time/calendar.rules.ts'
import { REPEAT_UNITS, type Task } from '../tasks.table.ts'
import { repeatKey, repeatNamed, repeatOfKey } from './repeat-entry.rules.ts'
import { isMadeId } from '../../../sync/hashed-id.ts'
import { repeatFields } from './repeat-fields.rules.ts'
import { isUntouched, nextDueDate, nextTask, nextTaskId, type Repeat } from './repeat.rules.ts'
import { everyLabel, repeatsEvery } from './repeat.text.ts'

const next = (dueDate: string, repeat: Repeat, today: string) =>
  nextDueDate({ dueDate, ...repeatFields(repeat, dueDate) }, today)

const rhythm = fc.record({ every: fc.integer({ min: 1, max: 365 }), unit: fc.constantFrom(...REPEAT_UNITS) })
const anyDay = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days))

describe('when the next one is due', () => {
  test.each([
    ['2026-11-20', { every: 1, unit: 'week' }, '2026-11-20', '2026-11-27'],
    // Early, on time, and so late that two were left out.
    ['2026-11-20', { every: 1, unit: 'week' }, '2026-11-17', '2026-11-27'],
    ['2026-11-20', { every: 1, unit: 'week' }, '2026-11-23', '2026-11-27'],
    ['2026-11-20', { every: 1, unit: 'week' }, '2026-12-04', '2026-12-11'],
    ['2026-11-20', { every: 10, unit: 'day' }, '2026-11-20', '2026-11-30'],
    ['2026-11-20', { every: 1, unit: 'day' }, '2027-11-20', '2027-11-21'],
    ['2026-01-31', { every: 1, unit: 'month' }, '2026-01-31', '2026-02-28'],
    ['2026-11-30', { every: 3, unit: 'month' }, '2026-11-30', '2027-02-28'],
    ['2026-11-20', { every: 12, unit: 'month' }, '2029-01-01', '2029-11-20'],
    ['2199-12-31', { every: 1, unit: 'day' }, '2199-12-31', null],
  ] as const)('due %s, %o, done %s: %s', (dueDate, repeat, today, expected) => {
    expect(next(dueDate, repeat, today)).toBe(expected)
  })

  test('after a short month it returns to its day', () => {
    const fields = repeatFields({ every: 1, unit: 'month' }, '2026-01-31')
    expect(nextDueDate({ dueDate: '2026-02-28', ...fields }, '2026-02-28')).toBe('2026-03-31')
  })

  test('one that does not repeat has none', () => {
    expect(
      nextDueDate({ dueDate: '2026-11-20', ...repeatFields(null, '2026-11-20') }, '2026-11-20'),
    ).toBeNull()
  })

  test('it is the first day of the rhythm after both the due date and the day it was done', () => {
    fc.assert(
      fc.property(anyDay, rhythm, anyDay, (dueDate, repeat, today) => {
        const found = next(dueDate, repeat, today)
        const after = today > dueDate ? today : dueDate
        const step = (steps: number) =>
          repeat.unit === 'month'
            ? addMonths(dueDate, repeat.every * steps)
            : addDays(dueDate, repeat.every * steps * (repeat.unit === 'week' ? 7 : 1))
        let steps = 1
        while (step(steps) <= after) steps++
        expect(found).toBe(step(steps) <= '2199-12-31' ? step(steps) : null)
      }),
    )
  })
})

describe('the next task', () => {
  const task: Task = {
    id: '019a0000-0000-7000-8000-ffffffffffff',
    title: 'Pump the bilge',
    description: 'With the small pump',
    taskType: 'team',
    teamId: 'crew',
    status: 'done',
    dueDate: '2026-11-20',
    sourceIssueId: 'leak',
    sourceGoalId: null,
    sourceMilestoneId: null,
    meetingId: 'meeting',
    createdBy: 'maya',
    createdAt: '2026-11-13T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    doneAt: '2026-11-20T12:00:00.000Z',
    archivedAt: null,
    ...repeatFields({ every: 1, unit: 'week' }, '2026-11-20'),
    nextTaskId: null,
    missesDismissedAt: '2026-11-14T12:00:00.000Z',
  }
  const now = '2026-11-20T12:00:00.000Z'

  test('begins afresh, without what the first was made from', () => {
    const made = nextTask(task, '2026-11-20', now)!
    expect(made).toMatchObject({
      title: 'Pump the bilge',
      description: 'With the small pump',
      createdBy: 'maya',
      status: 'todo',
      dueDate: '2026-11-27',
      sourceIssueId: null,
      meetingId: null,
      doneAt: null,
      missesDismissedAt: null,
      repeatEvery: 1,
    })
    expect(isUntouched(made)).toBe(true)
    expect(isUntouched({ ...made, updatedAt: '2026-11-21T12:00:00.000Z' })).toBe(false)
    expect(isUntouched({ ...made, archivedAt: now })).toBe(false)
  })

  test('its id is the same for everybody, marked as made from another, and new along the whole series', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 7 }), (id) => {
        const series = [id]
        for (let count = 0; count < 50; count++) series.push(nextTaskId(series.at(-1)!))
        expect(new Set(series).size).toBe(51)
        expect(series.map(isMadeId)).toEqual([false, ...Array.from({ length: 50 }, () => true)])
        for (const one of series.slice(1))
          expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      }),
    )
  })
})

describe('a rhythm that is typed', () => {
  test.each([
    ['weekly', 1, 'week'],
    ['Daily', 1, 'day'],
    ['mon', 1, 'month'],
    ['yearly', 12, 'month'],
    ['every 2 weeks', 2, 'week'],
    ['every other week', 2, 'week'],
    ['every month', 1, 'month'],
    ['10 days', 10, 'day'],
    ['6w', 6, 'week'],
    ['2 quarters', 6, 'month'],
    ['every year', 12, 'month'],
    ['wöchentlich', 1, 'week'],
    ['alle 2 Wochen', 2, 'week'],
    ['10 Tage', 10, 'day'],
    ['jeden Monat', 1, 'month'],
    ['jährlich', 12, 'month'],
  ] as const)('%s is every %i %s', (typed, every, unit) => {
    expect(repeatNamed(typed)).toEqual({ every, unit })
  })

  test.each(['', 'often', '0 days', '366 days', '40 years', 'every', 'two weeks'])('%s is none', (typed) => {
    expect(repeatNamed(typed)).toBeUndefined()
  })

  test('what a field holds is read back, and said in words', () => {
    fc.assert(
      fc.property(fc.option(rhythm), (repeat) => {
        expect(repeatOfKey(repeatKey(repeat))).toEqual(repeat)
      }),
    )
    expect(everyLabel({ every: 1, unit: 'month' })).toBe('Every month')
    expect(repeatsEvery({ every: 2, unit: 'week' })).toBe('Repeats every 2 weeks')
  })
})
