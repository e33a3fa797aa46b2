import { expect, test } from 'vitest'
import { NOT_PLANNED, plannedFor, punctualityOf } from './punctuality.rules.ts'
import { punctualityText } from './punctuality.text.ts'

const weekly = {
  startsOn: '2026-10-20',
  timeOfDay: '09:30',
  minutes: 90,
  everyWeeks: 1,
  timeZone: 'Europe/Berlin',
  skippedDays: [] as string[],
  movedMeetings: [{ day: '2026-11-03', toDay: '2026-11-05', toTime: '14:00' }],
}
const planned = (plannedAt: string, plannedUntil: string) => ({ plannedAt, plannedUntil })
const tuesday = planned('2026-10-27T08:30:00.000Z', '2026-10-27T10:00:00.000Z')

test.each([
  ['a little late', '2026-10-27T08:34:00Z', tuesday],
  ['two hours early', '2026-10-27T06:30:00Z', tuesday],
  ['earlier than that', '2026-10-27T06:29:00Z', NOT_PLANNED],
  ['when it should be over', '2026-10-27T10:00:00Z', NOT_PLANNED],
  [
    'on the day that it was moved to',
    '2026-11-05T13:00:00Z',
    planned('2026-11-05T13:00:00.000Z', '2026-11-05T14:30:00.000Z'),
  ],
  ['on the day that it was moved from', '2026-11-03T08:30:00Z', NOT_PLANNED],
])('a meeting that begins %s', (_, start, expected) =>
  expect(plannedFor(weekly, Date.parse(start))).toEqual(expected),
)

test('one that was skipped was not planned', () =>
  expect(plannedFor({ ...weekly, skippedDays: ['2026-10-27'] }, Date.parse(tuesday.plannedAt))).toEqual(
    NOT_PLANNED,
  ))

const sections = [
  { kind: 'segue' as const, section: 'Segue', minutes: 30 },
  { kind: 'conclude' as const, section: 'Conclude', minutes: 60 },
]
const held = (from: string, to: string | null, plan = NOT_PLANNED) =>
  punctualityText(
    punctualityOf({
      ...plan,
      sections,
      startedAt: `2026-10-27T${from}:00.000Z`,
      endedAt: to && `2026-10-27T${to}:00.000Z`,
    }),
  )

test.each([
  ['08:34', '10:00', tuesday, 'Started 4 min late, ended on time'],
  ['08:29', '10:01', tuesday, 'Started on time, ended on time'],
  ['08:20', '09:45', tuesday, 'Started 10 min early, ended 15 min early'],
  ['08:30', '12:05', tuesday, 'Started on time, ended 2 h 5 min late'],
  ['08:32', null, tuesday, 'Started 2 min late'],
  ['14:00', '15:30', NOT_PLANNED, 'Ended on time'],
  ['14:00', '15:39', NOT_PLANNED, 'Ended 9 min late'],
  ['14:00', null, NOT_PLANNED, ''],
])('from %s to %s', (from, to, plan, text) => expect(held(from, to, plan)).toBe(text))
