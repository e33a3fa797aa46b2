import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession } from './kept-session.ts'
import type { CurrentSession } from './sessions.requests.ts'

const MAYA = { user: { id: 'maya' }, companies: [], currentCompanyId: null } as unknown as CurrentSession

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const breakLine = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

/** Who is signed in, as a page that has just been loaded finds out. */
async function onNewPage(): Promise<string | undefined> {
  vi.resetModules()
  const { session } = await import('./session-resource.ts')
  return (await session.ensure()).user?.id
}

async function openedByMaya(): Promise<void> {
  answer(200, MAYA)
  expect(await onNewPage()).toBe('maya')
}

test('while the server or its database is away, the app opens for whoever opened it last', async () => {
  await openedByMaya()
  answer(503, { error: { code: 'server/unavailable', title: 'Unavailable' } })
  expect(await onNewPage()).toBe('maya')
  breakLine()
  expect(await onNewPage()).toBe('maya')
})

test('once her session has ended or somebody else has signed in, it does not open for her', async () => {
  await openedByMaya()
  forgetSession()
  answer(503, { error: { code: 'server/unavailable', title: 'Unavailable' } })
  await expect(onNewPage()).rejects.toThrow('Unavailable')
  breakLine()
  await expect(onNewPage()).rejects.toThrow('Failed to fetch')
})
