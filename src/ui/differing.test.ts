import { expect, test } from 'vitest'
import { differing } from './differing.ts'

test('what was not touched is left out, lists included', () => {
  const task = { title: 'Scrub the deck', assigneeIds: ['omar', 'lena'] }
  expect(differing(task, { title: 'Scrub the deck', assigneeIds: ['omar', 'lena'] })).toEqual({})
  expect(differing(task, { title: 'Swab', assigneeIds: ['omar'] })).toEqual({
    title: 'Swab',
    assigneeIds: ['omar'],
  })
})
