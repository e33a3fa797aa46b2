import { expect, test } from 'vitest'
import type { WeekChange } from '../values/week-history.rules.ts'
import { changeWords, placeWords } from './change-words.rules.ts'

const at = (change: Partial<WeekChange>): WeekChange => ({
  week: '2026-11-09',
  by: 'lena',
  at: '2026-11-13T08:00:00.000Z',
  ...change,
})

test.each<[string, Partial<WeekChange>, string[]]>([
  ['entered', { value: { before: null, after: 12 } }, ['$12 for the week of Nov 9']],
  ['corrected', { value: { before: 12, after: 15 } }, ['$15 for the week of Nov 9, $12 before']],
  ['cleared', { value: { before: 12, after: null } }, ['Cleared for the week of Nov 9, $12 before']],
  ['noted', { note: 'Two days off' }, ['Note for the week of Nov 9: “Two days off”']],
  ['with its note gone', { note: null }, ['Note removed from the week of Nov 9']],
  [
    'given a target of its own',
    { target: { customTargetValue: 9, customTargetLogic: 'less_than_or_equal' } },
    ['Target ≤ $9 for the week of Nov 9'],
  ],
  [
    'back at the usual target, with a new number',
    {
      value: { before: null, after: 1 },
      target: { customTargetValue: null, customTargetLogic: null },
    },
    ['$1 for the week of Nov 9', 'Usual target again for the week of Nov 9'],
  ],
])('a week that was %s', (_story, change, words) => {
  expect(changeWords(at(change), 'Nov 9', 'currency')).toEqual(words)
})

test('a metric that was renamed, or moved out of a team that is gone', () => {
  const by = { by: 'omar', at: '2026-11-13T08:00:00.000Z' }
  expect(placeWords({ ...by, name: { before: 'Leads', after: 'Enquiries' } })).toEqual([
    'Renamed to “Enquiries” from “Leads”',
  ])
  expect(placeWords({ ...by, team: { before: null, after: 'Crew' } })).toEqual([
    'Moved from another team to Crew',
  ])
})
