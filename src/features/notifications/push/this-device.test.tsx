import { afterEach, expect, test, vi } from 'vitest'
import { browserState } from './this-device.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that refuses to say what it is registered for supports no notifications', async () => {
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.reject(new DOMException('Denied', 'SecurityError')) },
  })
  expect(await browserState()).toEqual({ isSupported: false, permission: 'default', isSubscribed: false })
})
