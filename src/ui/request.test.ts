import { afterEach, expect, test, vi } from 'vitest'
import { problemOf } from './problem.ts'
import { requestJson } from './request.ts'

afterEach(() => vi.unstubAllGlobals())

const problemWith = async (failure: Error) => {
  vi.stubGlobal('fetch', () => Promise.reject(failure))
  return problemOf(await requestJson('GET', '/api/x').catch((error: unknown) => error))
}

test('without a connection people read of a network error', async () => {
  const { title, detail } = await problemWith(new TypeError('Failed to fetch 10.0.0.7'))
  expect([title, detail]).toEqual(['Network Error', 'Check your connection and try again.'])
})

test('a request that was called off is no network error', async () => {
  const calledOff = new DOMException('called off', 'AbortError')
  vi.stubGlobal('fetch', () => Promise.reject(calledOff))
  await expect(requestJson('GET', '/api/x')).rejects.toBe(calledOff)
})

test('a server that does not answer in time is said to take too long', async () => {
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late)
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error))
  const { title, detail } = problemOf(await requestJson('GET', '/api/x').catch((error: unknown) => error))
  expect([title, detail]).toEqual(['Request Timeout', 'The request took too long. Please try again.'])
  expect(timeout).toHaveBeenCalledWith(30_000)
  timeout.mockRestore()
})
