import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../time/calendar.rules.ts'
import { comingMoves, movesWithin, moveProblem, withMove } from './moves.rules.ts'
import { meetingAt, meetingsFrom, turnsFrom } from './schedule.rules.ts'
import type { MovedMeeting } from './schedules.table.ts'

const weekly = {
  startsOn: '2026-10-20',
  timeOfDay: '09:30',
  minutes: 90,
  everyWeeks: 1,
  timeZone: 'Europe/Berlin',
  skippedDays: [] as string[],
  movedMeetings: [] as MovedMeeting[],
}
const ms = (moment: string) => Date.parse(moment)
const NOW = ms('2026-10-19T00:00:00Z')
const moved = (day: string, toDay: string, toTime = '09:30') => ({ day, toDay, toTime })
const having = (...movedMeetings: MovedMeeting[]) => ({ ...weekly, movedMeetings })
const heldFrom = (rhythm: typeof weekly, now = NOW, count = 3) =>
  meetingsFrom(rhythm, now, count).map(({ at }) => new Date(at).toISOString())

test('a moved meeting is held at its new time, and says where it was', () => {
  const [first, second] = turnsFrom(having(moved('2026-10-27', '2026-10-29', '14:00')), NOW, 2)
  expect(first?.movedFrom).toBeNull()
  expect(second).toMatchObject({ day: '2026-10-27', at: ms('2026-10-29T13:00:00Z') })
  expect(second?.movedFrom).toBe(ms('2026-10-27T08:30:00Z'))
})

test('one that is moved beyond the next takes its place in the order', () =>
  expect(heldFrom(having(moved('2026-10-27', '2026-11-05')))).toEqual([
    '2026-10-20T07:30:00.000Z',
    '2026-11-03T08:30:00.000Z',
    '2026-11-05T08:30:00.000Z',
  ]))

test('one from far ahead that is moved close comes next', () =>
  expect(heldFrom(having(moved('2027-02-02', '2026-10-19')), NOW, 1)).toEqual(['2026-10-19T07:30:00.000Z']))

test('a time on the wall that is left out or comes twice when clocks change', () => {
  expect(heldFrom(having(moved('2027-03-23', '2027-03-28', '02:30')), ms('2027-03-24T00:00:00Z'), 1)).toEqual(
    ['2027-03-28T01:30:00.000Z'],
  )
  expect(heldFrom(having(moved('2026-10-27', '2026-10-25', '02:30')), ms('2026-10-21T00:00:00Z'), 1)).toEqual(
    ['2026-10-25T00:30:00.000Z'],
  )
})

test('a meeting that was held before its turn is not held again at it', () => {
  const rhythm = having(moved('2026-10-27', '2026-10-26'))
  const after = ms('2026-10-26T12:00:00Z')
  expect(comingMoves(rhythm, after)).toHaveLength(1)
  expect(heldFrom(rhythm, after, 1)).toEqual(['2026-11-03T08:30:00.000Z'])
  expect(comingMoves(rhythm, ms('2026-10-27T12:00:00Z'))).toEqual([])
})

test('a moment finds the meeting that begins then, and none at the place it has left', () => {
  const rhythm = having(moved('2026-10-27', '2026-11-20', '14:00'))
  expect(meetingAt(rhythm, ms('2026-11-20T13:00:00Z'))?.day).toBe('2026-10-27')
  expect(meetingAt(rhythm, ms('2026-10-27T08:30:00Z'))).toBeUndefined()
})

test.each([
  ['to another day', moved('2026-10-27', '2026-10-28'), null],
  ['to another time of its day', moved('2026-10-27', '2026-10-27', '16:00'), null],
  ['to where the one after it ends', moved('2026-10-27', '2026-11-03', '11:00'), null],
  ['onto the next', moved('2026-10-27', '2026-11-03'), 'schedule/other-meeting-then'],
  ['into the next', moved('2026-10-27', '2026-11-03', '10:59'), 'schedule/other-meeting-then'],
  ['of a day without one', moved('2026-10-28', '2026-10-29'), 'schedule/no-meeting-then'],
  ['into the past', moved('2026-10-20', '2026-10-18'), 'schedule/moved-into-past'],
  ['by years', moved('2026-10-27', '2028-10-26'), 'schedule/moved-too-far'],
])('moving a meeting %s', (_, move, problem) => expect(moveProblem(weekly, move, NOW)).toBe(problem))

test('what is over or skipped can’t be moved, and a skipped one is in nobody’s way', () => {
  const later = ms('2026-10-20T09:00:00Z')
  expect(moveProblem(weekly, moved('2026-10-20', '2026-10-21'), later)).toBe('schedule/meeting-over')
  const rhythm = { ...weekly, skippedDays: ['2026-10-27'] }
  expect(moveProblem(rhythm, moved('2026-10-27', '2026-10-28'), NOW)).toBe('schedule/is-skipped')
  expect(moveProblem(rhythm, moved('2026-11-03', '2026-10-27'), NOW)).toBeNull()
})

test('not endlessly many; the same one any number of times', () => {
  const many = Array.from({ length: 20 }, (_, week) => {
    const day = addDays('2026-11-03', 7 * week)
    return moved(day, addDays(day, 1))
  })
  expect(moveProblem(having(...many), moved('2026-10-27', '2026-10-28'), NOW)).toBe('schedule/too-many-moved')
  expect(moveProblem(having(...many), moved('2026-11-03', '2026-11-05'), NOW)).toBeNull()
})

test('moved to its own turn, it is not moved', () =>
  expect(withMove(having(moved('2026-10-27', '2026-10-28')), moved('2026-10-27', '2026-10-27'))).toEqual([]))

test.each([
  ['the same', {}, 1],
  ['another time', { timeOfDay: '08:00' }, 1],
  ['another day of the week', { startsOn: '2026-10-21' }, 0],
  ['one in which another meeting is held then', { everyWeeks: 1, startsOn: '2026-10-20', minutes: 720 }, 1],
  ['one by which it would be then anyway', { timeOfDay: '14:00' }, 0],
])('after a change of rhythm to %s, moves that fit stay', (_, change, count) => {
  const move = moved('2026-10-27', '2026-10-27', '14:00')
  expect(movesWithin({ ...having(move), ...change })).toHaveLength(count)
})

test('a move that is in the way of another meeting after a change is forgotten', () =>
  expect(movesWithin({ ...having(moved('2026-10-27', '2026-11-03', '12:00')), minutes: 240 })).toEqual([]))

test('a meeting moved to where one was that has itself been moved twice stays there', () => {
  const rhythm = having(moved('2026-11-03', '2026-10-27'), moved('2026-10-27', '2026-10-30'))
  expect(movesWithin(rhythm)).toEqual(rhythm.movedMeetings)
})

test('a skipped meeting stays moved to where another has been moved since', () => {
  const rhythm = {
    ...having(moved('2026-10-27', '2026-10-29'), moved('2026-11-03', '2026-10-29')),
    skippedDays: ['2026-10-27'],
  }
  expect(movesWithin(rhythm)).toEqual(rhythm.movedMeetings)
})

test('where a move is forgotten, its meeting is in the way of the one that took its place', () => {
  const tooLong = {
    ...having(moved('2026-10-27', '2026-11-02', '23:00'), moved('2026-11-10', '2026-10-27')),
    minutes: 720,
  }
  expect(movesWithin(tooLong)).toEqual([])
})

test('whatever is moved wherever, no two meetings are held at once and none is lost, also when the rhythm is set anew', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          week: fc.integer({ min: 0, max: 8 }),
          days: fc.integer({ min: -20, max: 40 }),
          hour: fc.integer({ min: 0, max: 23 }),
        }),
        { maxLength: 15 },
      ),
      (moves) => {
        const rhythm = having()
        for (const { week, days, hour } of moves) {
          const day = addDays(weekly.startsOn, 7 * week)
          const move = moved(day, addDays(day, days), `${String(hour).padStart(2, '0')}:30`)
          if (!moveProblem(rhythm, move, NOW)) rhythm.movedMeetings = withMove(rhythm, move)
        }
        const held = turnsFrom(rhythm, NOW, 20)
        for (const [place, { at }] of held.entries())
          if (place > 0) expect(at).toBeGreaterThanOrEqual(held[place - 1]!.endsAt)
        const days = new Set(held.map(({ day }) => day))
        expect(movesWithin(rhythm)).toEqual(rhythm.movedMeetings)
        for (let week = 0; week < 9; week++) expect(days.has(addDays(weekly.startsOn, 7 * week))).toBe(true)
      },
    ),
    { numRuns: 200 },
  ))
