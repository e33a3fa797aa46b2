import { afterEach, expect, test, vi } from 'vitest'
import { log } from './log.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [null, ['warn', 'error']],
  ['nonsense', ['warn', 'error']],
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['error', ['error']],
  ['silent', []],
])('with the level %s the browser writes %j', (stored, expected) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  const written: string[] = []
  const levels = ['debug', 'info', 'warn', 'error'] as const
  for (const level of levels) vi.spyOn(console, level).mockImplementation(() => void written.push(level))
  for (const level of levels) log(level, 'something')
  expect(written).toEqual(expected)
})
