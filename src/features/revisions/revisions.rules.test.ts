import { describe, expect, test } from 'vitest'
import { isKept, isUnseen, overwritingFor } from './revisions.rules.ts'
import type { Revision } from './revisions.table.ts'

const AT = '2026-11-25T10:00:00.000Z'
const LATER = '2026-11-25T10:09:00.000Z'
const MUCH_LATER = '2026-11-25T10:11:00.000Z'

const written = (text: string, version: number, updatedBy: string) => ({ text, version, updatedBy })
const saved = (text: string, from: number, by = 'maya', now = LATER) => ({ text, from, by, now })
const entry = (before: string, createdBy: string, patch: Partial<Revision> = {}) =>
  ({ before, createdBy, beforeBy: 'omar', isUnseen: false, version: 1, createdAt: AT, ...patch }) as Revision

describe('what enters the history', () => {
  test.each([
    ['an empty text does not', written('', 1, 'omar'), saved('x', 1), [], false],
    [
      'another person’s text always does',
      written('Calm', 4, 'omar'),
      saved('x', 4),
      [entry('a', 'maya')],
      true,
    ],
    ['one’s own first text does', written('Calm', 1, 'maya'), saved('x', 1), [], true],
    [
      'one’s own again within ten minutes does not',
      written('b', 2, 'maya'),
      saved('c', 2),
      [entry('a', 'maya')],
      false,
    ],
    ['later it does', written('b', 2, 'maya'), saved('c', 2, 'maya', MUCH_LATER), [entry('a', 'maya')], true],
    [
      'one’s own that an earlier text takes the place of does',
      written('b', 2, 'maya'),
      saved('a', 2),
      [entry('a', 'maya')],
      true,
    ],
    ['one’s own of another tab does', written('b', 3, 'maya'), saved('c', 2), [entry('a', 'maya')], true],
  ] as const)('%s', (_name, before, save, entries, kept) => {
    expect(isKept(before, save, entries)).toBe(kept)
  })

  test('only another person’s text can be unseen', () => {
    expect(isUnseen(written('a', 2, 'omar'), saved('x', 1))).toBe(true)
    expect(isUnseen(written('a', 2, 'omar'), saved('x', 2))).toBe(false)
    expect(isUnseen(written('a', 2, 'maya'), saved('x', 1))).toBe(false)
  })
})

describe('who is told that texts have crossed', () => {
  const crossed = entry('Theirs', 'maya', { isUnseen: true, version: 3 })
  const mine = { text: 'Mine', updatedBy: 'maya' }

  test('both, and nobody else', () => {
    expect(overwritingFor([crossed], 'maya', mine)?.mine).toBe('text')
    expect(overwritingFor([crossed], 'omar', mine)?.mine).toBe('loss')
    expect(overwritingFor([crossed], 'lena', mine)).toBeNull()
  })

  test('also once the later author has gone on writing', () => {
    expect(overwritingFor([crossed], 'omar', { text: 'Mine, longer', updatedBy: 'maya' })?.mine).toBe('loss')
  })

  test('no more once the other text stands again, or somebody who has seen it goes on', () => {
    expect(overwritingFor([crossed], 'maya', { text: 'Theirs', updatedBy: 'maya' })).toBeNull()
    expect(overwritingFor([crossed], 'maya', { text: 'Both', updatedBy: 'omar' })).toBeNull()
    const seen = entry('Mine', 'omar', { beforeBy: 'maya', createdAt: LATER, version: 4 })
    expect(overwritingFor([crossed, seen], 'omar', { text: 'Both', updatedBy: 'omar' })).toBeNull()
  })
})
