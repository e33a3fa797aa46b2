import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Departure } from './departure.ts'
import { fromPage, type Http, openHttp, SITE } from './http-harness.ts'

let http: Http

beforeAll(async () => {
  http = await openHttp()
})
afterAll(() => http.stop())

test('a server that leaves says so first, works on meanwhile, and then sends on what another node can do', async () => {
  const departure = new Departure()
  const app = await http.build({ PUBLIC_URL: SITE }, { departure })
  const ask = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ method, url, headers: fromPage })
    return [statusCode, headers.connection]
  }
  const hangUp = vi.fn<() => void>()

  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  const left = departure.leave(0.3, hangUp)
  expect(await ask('/readyz')).toEqual([503, 'close'])
  expect(await ask('/robots.txt')).toEqual([200, 'close'])
  expect(hangUp).not.toHaveBeenCalled()

  await expect.poll(() => departure.sendsOn).toBe(true)
  expect(hangUp).toHaveBeenCalledOnce()
  expect(await ask('/robots.txt')).toEqual([502, 'close'])
  expect(await ask('/healthz')).toEqual([200, 'close'])
  // It may have been done already when another node is asked, so it is done here.
  expect(await ask('/csp-report', 'POST')).toEqual([204, 'close'])
  await left
  await app.close()
})
