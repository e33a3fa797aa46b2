import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../sync/id.ts'
import { noteOpened, openedBy, recentIds } from './recent.ts'

const lena = { userId: newId(), companyId: newId() }
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the last eight things are remembered, each once, for one person in one company', () => {
  const ids = Array.from({ length: 10 }, () => newId())
  for (const id of ids) noteOpened(lena, id)
  noteOpened(lena, ids[4]!)
  expect(recentIds(lena)).toEqual([4, 9, 8, 7, 6, 5, 3, 2].map((index) => ids[index]))
  expect(recentIds({ ...lena, userId: newId() })).toEqual([])
  expect(recentIds({ ...lena, companyId: newId() })).toEqual([])
})

test('what somebody else has written there counts for nothing', () => {
  kept.set(`recent:${lena.userId}:${lena.companyId}`, '[{"x":1}] <b> 1 2 3')
  expect(recentIds(lena)).toEqual([])
})

test('addresses say what they lead to', () => {
  const [id, teamId] = [newId(), newId()]
  expect(openedBy({ search: { row: id, team: teamId }, hash: '' })).toBe(id)
  expect(openedBy({ search: { metric: id }, hash: '' })).toBe(id)
  expect(openedBy({ search: {}, hash: `${teamId}/${id}` })).toBe(id)
  expect(openedBy({ search: { row: '../x', tab: teamId }, hash: 'top' })).toBeNull()
})
