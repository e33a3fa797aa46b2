import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnNewVersion } from './new-version.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file that is lost loads the page again, once, and whoever waits for it hears of the loss', () => {
  const page = new EventTarget()
  const reload = vi.fn<() => void>()
  const stored = new Map<string, string>()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { activeElement: null })
  for (const field of ['HTMLInputElement', 'HTMLTextAreaElement']) vi.stubGlobal(field, Object)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('location', { reload })
  reloadOnNewVersion()
  // A lost file whose event is cancelled would arrive as undefined.
  const lost = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  expect([lost(), lost()]).toEqual([true, true])
  expect(reload).toHaveBeenCalledTimes(1)
})
