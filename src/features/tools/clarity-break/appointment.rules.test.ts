import { expect, test } from 'vitest'
import { chance, seeds } from '../../../../tests/seeded.ts'
import {
  type Appointment,
  appointmentProblem,
  breakAfter,
  minutesLeft,
  presentBreak,
  reminderAfter,
} from './appointment.rules.ts'
import { REPEATS } from './appointments.table.ts'

const berlin: Appointment = {
  startsOn: '2026-03-02',
  timeOfDay: '09:30',
  minutes: 60,
  repeats: 'daily',
  timeZone: 'Europe/Berlin',
}
const at = (moment: string) => Date.parse(moment)
const startAfter = (appointment: Appointment, moment: string) => {
  const next = breakAfter(appointment, at(moment))
  return next && new Date(next.startsAt).toISOString()
}

test.each([
  ['daily', '2026-03-02T08:00:00Z', '2026-03-02T08:30:00.000Z'],
  // Under way, it is still the present one.
  ['daily', '2026-03-02T09:29:59Z', '2026-03-02T08:30:00.000Z'],
  ['daily', '2026-03-02T09:30:00Z', '2026-03-03T08:30:00.000Z'],
  // Clocks go forward on 29 March, and back on 25 October.
  ['daily', '2026-03-28T12:00:00Z', '2026-03-29T07:30:00.000Z'],
  ['daily', '2026-10-24T12:00:00Z', '2026-10-25T08:30:00.000Z'],
  ['weekly', '2026-03-24T00:00:00Z', '2026-03-30T07:30:00.000Z'],
  ['monthly', '2026-03-20T00:00:00Z', '2026-04-02T07:30:00.000Z'],
  ['once', '2026-03-02T09:29:00Z', '2026-03-02T08:30:00.000Z'],
  ['once', '2026-03-02T09:30:00Z', null],
  ['weekly', '2020-01-01T00:00:00Z', '2026-03-02T08:30:00.000Z'],
] as const)('%s, after %s the next one begins at %s', (repeats, moment, expected) => {
  expect(startAfter({ ...berlin, repeats }, moment)).toBe(expected)
})

test('a month without its day has it on its last one, and the next month on its own again', () => {
  const monthly: Appointment = { ...berlin, startsOn: '2026-01-31', repeats: 'monthly' }
  expect(startAfter(monthly, '2026-02-10T00:00:00Z')).toBe('2026-02-28T08:30:00.000Z')
  expect(startAfter(monthly, '2026-03-01T00:00:00Z')).toBe('2026-03-31T07:30:00.000Z')
  expect(startAfter(monthly, '2028-02-10T00:00:00Z')).toBe('2028-02-29T08:30:00.000Z')
})

test('a time that the clock leaves out is as much later', () => {
  const early = { ...berlin, timeOfDay: '02:30' }
  expect(startAfter(early, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
  // Of a time that comes twice it is the first.
  expect(startAfter(early, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
})

test('one is told ten minutes before, of the next one after that, and of none that is over', () => {
  expect(reminderAfter(berlin, at('2026-03-02T08:20:00Z'))).toBe('2026-03-02T08:20:00.000Z')
  expect(reminderAfter(berlin, at('2026-03-02T08:20:01Z'))).toBe('2026-03-03T08:20:00.000Z')
  expect(reminderAfter({ ...berlin, repeats: 'once' }, at('2026-03-02T08:20:01Z'))).toBeNull()
})

test('it is time from ten minutes before the start until the end', () => {
  const isTime = (moment: string) => presentBreak(berlin, at(moment)) !== null
  expect(isTime('2026-03-02T08:19:59Z')).toBe(false)
  expect(isTime('2026-03-02T08:20:00Z')).toBe(true)
  expect(isTime('2026-03-02T09:29:59Z')).toBe(true)
  expect(isTime('2026-03-02T09:30:00Z')).toBe(false)
})

test('a minute that has begun is left, and none once it is over', () => {
  expect([60_000, 59_999, 1, 0, -1].map((left) => minutesLeft(left, 0))).toEqual([1, 1, 1, 0, 0])
})

test.each([
  [{}, null],
  [{ timeOfDay: '24:00' }, 'tool/no-time'],
  [{ timeOfDay: '9:30' }, 'tool/no-time'],
  [{ timeZone: 'Nowhere/Sea' }, 'tool/no-time'],
] as const)('%j is refused by %s', (changed, code) => {
  expect(appointmentProblem({ ...berlin, ...changed })?.code ?? null).toBe(code)
})

const ZONES = ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Adak']

test.each(seeds(40))(
  'seed %d: the breaks of two years follow one another without a gap or a double',
  (seed) => {
    const random = chance(seed)
    const appointment: Appointment = {
      startsOn: `2026-0${random.integer(1, 9)}-${String(random.integer(10, 28))}`,
      timeOfDay: `${String(random.integer(0, 23)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
      minutes: random.integer(30, 240),
      repeats: random.pick(REPEATS.filter((one) => one !== 'once')),
      timeZone: random.pick(ZONES),
    }
    const longest = { daily: 1, weekly: 7, monthly: 31, once: 0 }[appointment.repeats]
    let moment = breakAfter(appointment, at('2026-01-01T00:00:00Z'))!.startsAt
    for (let times = 0; times < 24; times++) {
      const next = breakAfter(appointment, moment + appointment.minutes * 60_000)!
      const days = (next.startsAt - moment) / 86_400_000
      expect(days).toBeGreaterThan(appointment.repeats === 'monthly' ? 27.9 : longest - 0.1)
      expect(days).toBeLessThan(longest + 0.1)
      expect(reminderAfter(appointment, moment)).toBe(new Date(next.startsAt - 600_000).toISOString())
      moment = next.startsAt
    }
  },
)
