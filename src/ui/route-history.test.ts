import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterVisit, noteVisit, previousIn, previousRoute } from './route-history.ts'

const visits = (...paths: string[]) =>
  paths.reduce<string[]>((history, path) => afterVisit(history, path), [])

test.each([
  ['leads to the page before', ['/tasks', '/goals'], '/tasks'],
  ['passes over meetings', ['/tasks', '/meeting/sales', '/meeting/sales/weekly'], '/tasks'],
  ['knows of none on the first page', ['/tasks'], null],
  ['knows of none when there were only meetings', ['/meeting/sales', '/meeting/ops'], null],
  ['counts the same page once', ['/tasks', '/goals', '/goals'], '/tasks'],
  ['forgets signing in', ['/tasks', '/login?returnTo=%2F', '/signup', '/auth/callback', '/goals'], '/tasks'],
])('the way back %s', (_, paths, expected) => {
  expect(previousIn(visits(...paths))).toBe(expected)
})

test('a page that takes the place of another is not gone back to', () => {
  const history = afterVisit(visits('/dashboard', '/tasks'), '/tasks?who=me', true)
  expect(previousIn(history)).toBe('/dashboard')
})

test('it keeps the latest ten, never two of the same in a row', () => {
  const path = fc.constantFrom('/tasks', '/goals', '/issues', '/meeting/a', '/login', '/signup?x', '/people')
  fc.assert(
    fc.property(fc.array(path), (paths) => {
      const history = visits(...paths)
      expect(history.length).toBeLessThanOrEqual(10)
      expect(history.some((each, index) => each === history[index + 1])).toBe(false)
      expect(history.some((each) => /^\/(login|signup)/.test(each))).toBe(false)
      expect(history.at(-1)).toBe(paths.findLast((each) => !/^\/(login|signup)/.test(each)))
    }),
    { numRuns: 50 },
  )
})

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a tab remembers it, and leads nowhere else whatever stands in its storage', () => {
  noteVisit('/tasks', false)
  noteVisit('/goals', false)
  expect(previousRoute()).toBe('/tasks')
  for (const spoiled of [
    '{',
    '{}',
    '"x"',
    '[1,null,2]',
    '["//elsewhere.example","https://elsewhere.example","/tasks"]',
  ]) {
    stored.set('route_history', spoiled)
    expect(previousRoute()).toBe(null)
  }
})
