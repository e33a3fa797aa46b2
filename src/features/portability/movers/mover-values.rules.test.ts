import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOfBytes } from './csv-bytes.rules.ts'
import { columnsNamed, kindNamed } from './mover-fields.rules.ts'
import { goalStatusNamed, percentIn, weekOfTitle } from './mover-values.rules.ts'

const READING = { today: '2025-11-20', weekStartDay: 'monday' } as const

test('a file is read in the encodings that spreadsheets write', () => {
  const text = 'Größe,€'
  const wide = Buffer.from(text, 'utf16le')
  const windows = Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x2c, 0x80])
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
    windows,
  ])
    expect(textOfBytes(bytes)).toBe(text)
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void textOfBytes(bytes)))
})

test.each([
  ['11/03/2025 - 11/09/2025', '2025-11-03'],
  ['Nov 3 - Nov 9, 2025', '2025-11-03'],
  ['11/03 - 11/09', '2025-11-03'],
  ['12/29 - 01/04', '2024-12-23'],
  ['Week of 11/05/2025', '2025-11-03'],
  ['2025-11-05', '2025-11-03'],
  ['Owner', null],
])('a column called %s is of the week %s', (title, week) => {
  expect(weekOfTitle(title, 'month-first', READING)).toBe(week)
})

describe('what other products call things', () => {
  test.each([
    ['On Track', 'on_track'],
    ['Off-Track', 'off_track'],
    ['DONE', 'complete'],
    ['Complete', 'complete'],
    ['', 'on_track'],
  ] as const)('%s', (text, status) => expect(goalStatusNamed(text)).toBe(status))

  test.each([
    ['40%', 40],
    ['0.4', 40],
    ['400', null],
  ])('%s of a goal', (text, share) => expect(percentIn(text)).toBe(share))

  test('files and columns', () => {
    expect(kindNamed('L10 export/ToDos.csv', ['Title'])).toBe('tasks')
    expect(kindNamed('export.csv', ['Measurable', 'Goal'])).toBe('metrics')
    expect(kindNamed('export.csv', ['First Name', 'Email'])).toBe('people')
    expect(kindNamed('export.csv', ['a'])).toBeNull()
    expect(columnsNamed('milestones', ['Rock', 'Milestone', 'DUE DATE', 'x'])).toEqual([
      'goal',
      'title',
      'due',
      null,
    ])
  })
})
