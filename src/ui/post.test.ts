import { afterEach, expect, test, vi } from 'vitest'
import { post } from './post.ts'
import { CHECK_CONNECTION } from './ui.text.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

test('a refusal keeps its own words', async () => {
  answer(422, { error: { code: 'sign-in/wrong', title: 'Wrong password', detail: 'Try again.' } })
  await expect(post('/api/x', {}, 'Not signed in')).rejects.toMatchObject({ title: 'Wrong password' })
})

test('a server that is away for a moment says so in the second place', async () => {
  answer(503, { error: { code: 'server/unavailable', title: 'Unavailable', detail: 'Try again shortly.' } })
  const unavailable = { title: 'Not signed in', detail: 'Unavailable. Try again shortly.' }
  await expect(post('/api/x', {}, 'Not signed in')).rejects.toMatchObject(unavailable)
})

test('without a server, or with a proxy in its place, people are told to check their connection', async () => {
  const unreachable = { title: 'Not signed in', detail: CHECK_CONNECTION }
  answer(502, null)
  await expect(post('/api/x', {}, 'Not signed in')).rejects.toMatchObject(unreachable)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(post('/api/x', {}, 'Not signed in')).rejects.toMatchObject(unreachable)
})
