import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameOf } from '../../sync/browser/open-local-database.ts'
import { newId } from '../../sync/id.ts'
import { isLeaving } from '../accounts/sessions/leaving.ts'
import { switchTo } from './switch-person.ts'

/** What a page stores, as far as switching looks at it. */
function storage() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

const [nora, harbor] = [newId(), newId()]
let kept: ReturnType<typeof storage>
let disk: IDBFactory
let opened: string[]

beforeEach(async () => {
  kept = storage()
  disk = new IDBFactory()
  opened = []
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('indexedDB', disk)
  vi.stubGlobal('location', { replace: (path: string) => opened.push(path) })
  kept.setItem('session', '{}')
  kept.setItem('theme', 'dark')
  kept.setItem(`unstored:${nora}:${harbor}:tab:1`, '{}')
  await new Promise((resolve) => {
    const opening = disk.open(nameOf(nora, harbor), 1)
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve(null)
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

test('nothing of one person of the demo company is left for the next, not even what was on its way to the disk', async () => {
  answer(200, {})
  await switchTo('idris@example.com')
  expect([...kept.texts]).toEqual([['theme', 'dark']])
  expect(await disk.databases()).toEqual([])
  expect(opened).toEqual(['/dashboard'])
})

test('the page that ends its session for another person leaves by itself, so nobody has to ask what became of it', async () => {
  const asked = vi.fn<() => boolean>(isLeaving)
  vi.stubGlobal('fetch', async () => {
    asked()
    return Response.json({})
  })
  await switchTo('idris@example.com')
  expect(asked).toHaveReturnedWith(true)
  expect(isLeaving()).toBe(true)
})

test('whoever cannot be signed in keeps what there is', async () => {
  answer(503, { error: { code: 'server/unavailable', title: 'Unavailable' } })
  await switchTo('idris@example.com')
  expect(isLeaving()).toBe(false)
  expect(kept.texts.size).toBe(3)
  expect(await disk.databases()).toHaveLength(1)
  expect(opened).toEqual([])
})
