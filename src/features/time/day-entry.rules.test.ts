import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isMonday, mondayOf } from './calendar.rules.ts'
import { dayNamed } from './day-entry.rules.ts'

// A Thursday.
const today = '2026-11-26'

test.each([
  ['2026-12-17', '2026-12-17'],
  ['12/17', '2026-12-17'],
  ['12/17/2027', '2027-12-17'],
  ['12/17/27', '2027-12-17'],
  ['dec 17', '2026-12-17'],
  ['17 December', '2026-12-17'],
  ['Dec 17, 2028', '2028-12-17'],
  ['nov 26', '2026-11-26'],
  ['nov 25', '2027-11-25'],
  ['1/5', '2027-01-05'],
  ['fri', '2026-11-27'],
  ['thursday', '2026-12-03'],
  ['tu', '2026-12-01'],
  ['30', '2026-11-30'],
  ['5', '2026-12-05'],
  ['31', '2026-12-31'],
  ['10 days', '2026-12-06'],
  ['in 2 weeks', '2026-12-10'],
  ['3w', '2026-12-17'],
  ['today', '2026-11-26'],
  ['Tomorrow', '2026-11-27'],
  ['tom', '2026-11-27'],
  ['+7', '2026-12-03'],
  ['+ 1', '2026-11-27'],
  ['+0', '2026-11-26'],
  ['+2w', '2026-12-10'],
  ['+3 months', '2027-02-26'],
  ['in 1 month', '2026-12-26'],
  ['dec 3', '2026-12-03'],
  ['this fri', '2026-11-27'],
  ['next fri', '2026-12-04'],
  ['next mon', '2026-11-30'],
  ['next sunday', '2026-12-06'],
  ['next week', '2026-11-30'],
  ['next month', '2026-12-01'],
  ['next quarter', '2027-01-01'],
  ['17.12.', '2026-12-17'],
  ['17.12.2027', '2027-12-17'],
  ['1.3', '2027-03-01'],
  ['17. Dez.', '2026-12-17'],
  ['5. März', '2027-03-05'],
  ['heute', '2026-11-26'],
  ['morgen', '2026-11-27'],
  ['übermorgen', '2026-11-28'],
  ['mi', '2026-12-02'],
  ['nächsten Freitag', '2026-12-04'],
  ['in 2 Wochen', '2026-12-10'],
  ['nächste Woche', '2026-11-30'],
])('%s is %s', (typed, day) => {
  expect(dayNamed(typed, today)).toBe(day)
})

test.each([
  '',
  'd',
  't',
  'soon',
  '32',
  '2/30',
  '13/1',
  'feb 30 2027',
  '2026-02-30',
  '0',
  '99999 weeks',
  '1/5/1999',
  'to',
  '+',
  '+99999',
  '+121 months',
  'next',
  'next d',
  'next soon',
  'this',
])('%s is no day', (typed) => {
  expect(dayNamed(typed, today)).toBeUndefined()
})

const anyDay = fc.integer({ min: 0, max: 70_000 }).map((days) => addDays('2000-01-01', days))
const weekday = fc.constantFrom('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')

test('a weekday is always within the coming seven days, and with "next" within the week after this one', () => {
  fc.assert(
    fc.property(anyDay, weekday, (day, name) => {
      const ahead = daysBetween(day, dayNamed(name, day)!)
      expect(ahead).toBeGreaterThanOrEqual(1)
      expect(ahead).toBeLessThanOrEqual(7)
      const next = dayNamed(`next ${name}`, day)!
      expect(mondayOf(next)).toBe(addDays(mondayOf(day), 7))
      expect(isMonday(dayNamed('next week', day)!)).toBe(true)
    }),
  )
})

test('"+7" counts days, whatever the day', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(3_650), (day, count) => {
      expect(dayNamed(`+${count}`, day)).toBe(addDays(day, count))
    }),
  )
})
