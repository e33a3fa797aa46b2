import { expect, test } from 'vitest'
import { taskLine } from './task-line.rules.ts'

const people = [
  { id: 'idris', name: 'Idris Calloway' },
  { id: 'june', name: 'June Abara' },
  { id: 'jude', name: 'Jude Ames' },
]
/** A Monday. */
const today = '2026-03-02'

test.each([
  ['Call the supplier', { title: 'Call the supplier' }],
  ['Call the supplier @idris', { title: 'Call the supplier', ownerId: 'idris' }],
  [
    'Call the supplier @calloway +14',
    { title: 'Call the supplier', ownerId: 'idris', dueDate: '2026-03-16' },
  ],
  ['Call the supplier +3 @june', { title: 'Call the supplier', ownerId: 'june', dueDate: '2026-03-05' }],
  ['Call the supplier @fri', { title: 'Call the supplier', dueDate: '2026-03-06' }],
  ['Ask @ju', { title: 'Ask @ju' }],
  ['Answer @support', { title: 'Answer @support' }],
  ['@idris', { title: '@idris' }],
  ['Use the @ sign', { title: 'Use the @ sign' }],
  ['', { title: '' }],
])('%s', (typed, expected) => {
  expect(taskLine(typed, { people, today })).toEqual(expected)
})
