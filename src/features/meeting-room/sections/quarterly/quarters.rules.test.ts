import { expect, test } from 'vitest'
import { mayBeClosed, plannedQuarter } from '../../../goals/closing/closing.rules.ts'
import { endOfQuarter } from '../../../time/calendar.rules.ts'
import { combinedDescription, countSays, reviewedQuarter } from './quarters.rules.ts'

test.each([
  ['2026-10-01', '2026-07-01', '2026-10-01'],
  ['2026-11-22', '2026-07-01', '2026-10-01'],
  ['2026-12-16', '2026-07-01', '2026-10-01'],
  ['2026-12-17', '2026-10-01', '2027-01-01'],
  ['2026-12-31', '2026-10-01', '2027-01-01'],
  ['2027-01-04', '2026-10-01', '2027-01-01'],
])(
  'a meeting on %s looks back on the quarter from %s and sets goals for the one from %s',
  (day, back, ahead) => {
    expect([reviewedQuarter(day), plannedQuarter(day)]).toEqual([back, ahead])
    expect(mayBeClosed({ targetDate: endOfQuarter(back) }, day)).toBe(true)
  },
)

test('three to seven goals are right', () =>
  expect([0, 2, 3, 7, 8].map(countSays)).toEqual(['few', 'few', 'right', 'right', 'many']))

test('a goal that takes another one in says so below its own description', () => {
  const faster = { title: 'Load faster', description: 'Two hours a ship.' }
  expect(combinedDescription({ title: 'Quay', description: null }, faster)).toBe(
    'Load faster: Two hours a ship.',
  )
  expect(combinedDescription(faster, { title: 'Quay', description: null })).toBe('Two hours a ship.\nQuay')
})
