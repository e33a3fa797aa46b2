import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLongOverdue, withoutNamesakes } from './overdue.rules.ts'

const TODAY = '2026-11-24'

describe('a task becomes an issue', () => {
  const task = { status: 'todo', archivedAt: null, dueDate: '2026-11-16' } as const

  test.each([
    ['overdue by eight days', {}, true],
    ['also while somebody works on it', { status: 'in-progress' }, true],
    ['overdue by seven days', { dueDate: '2026-11-17' }, false],
    ['due later', { dueDate: '2026-12-01' }, false],
    ['done', { status: 'done' }, false],
    ['archived', { archivedAt: '2026-11-20T09:00:00.000Z' }, false],
  ] as const)('%s: %j is %s', (_story, changed, expected) => {
    expect(isLongOverdue({ ...task, ...changed }, TODAY)).toBe(expected)
  })
})

describe('duplicates', () => {
  const titled = (...titles: string[]) => titles.map((title) => ({ title }))

  test('an open issue of the same title, in whatever case, keeps another one away', () => {
    expect(withoutNamesakes(titled('Call the Plumber', 'Paint'), ['call the plumber '])).toEqual(
      titled('Paint'),
    )
  })

  test('of two alike the first is made', () => {
    expect(withoutNamesakes(titled('Paint', 'PAINT', 'Sand'), [])).toEqual(titled('Paint', 'Sand'))
  })

  test('what was made once is never made again, and nothing is made twice', () => {
    const titles = fc.array(fc.constantFrom('Paint', 'paint', 'Sand', ' sand', 'Oil', 'OIL '), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(titles, titles, (wanted, open) => {
        const made = withoutNamesakes(titled(...wanted), open).map(({ title }) => title)
        const keys = [...made, ...open].map((title) => title.trim().toLowerCase())
        expect(new Set(made.map((title) => title.trim().toLowerCase())).size).toBe(made.length)
        expect(withoutNamesakes(titled(...wanted), [...open, ...made])).toEqual([])
        for (const title of wanted) expect(keys).toContain(title.trim().toLowerCase())
      }),
    )
  })
})
