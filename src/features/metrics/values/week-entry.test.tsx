import { expect, test } from 'vitest'
import { amended, entryOf, type WeekEntry } from './week-entry.ts'

const EMPTY = entryOf(undefined)
const BEGAN: WeekEntry = { ...EMPTY, value: 5, customTargetValue: 10, targetNote: 'Fair' }

test.each<[string, Partial<WeekEntry>, Partial<WeekEntry>, Partial<WeekEntry>]>([
  [
    'a note alone leaves the value that a colleague has entered',
    { targetNote: 'Gale' },
    { value: 7 },
    { value: 7, targetNote: 'Gale' },
  ],
  [
    'a value alone leaves the note of a colleague',
    { value: 6 },
    { targetNote: 'Calm' },
    { value: 6, targetNote: 'Calm' },
  ],
  ['of one and the same field the later entry stands', { value: 6 }, { value: 7 }, { value: 6 }],
  [
    'what is emptied becomes empty',
    { targetNote: null },
    { customTargetValue: 12 },
    { targetNote: null, customTargetValue: 12 },
  ],
  [
    'whoever changes nothing undoes nothing',
    {},
    { value: null, customTargetLogic: 'equal' },
    { value: null, customTargetLogic: 'equal' },
  ],
])('%s', (_, entered, stored, wanted) => {
  const [now, entry] = [
    { ...BEGAN, ...stored },
    { ...BEGAN, ...entered },
  ]
  expect(amended(now, BEGAN, entry)).toEqual({ ...BEGAN, ...wanted })
})
