import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo, member, startAccounts, type Harness } from '../../features/accounts/accounts-harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startAccounts()
  await member(harness, 'maya@harbor.example')
  await mailTo(harness, 'maya@harbor.example', 'Confirm your e-mail address')
})
afterAll(() => harness.stop())

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  harness.app.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost:3000', ...headers } })

async function firstMail() {
  const { mails } = (await get('/api/mailbox')).json()
  return mails[0] as { id: string }
}

test('a developer on this machine reads the mail that was sent', async () => {
  const { id, ...listed } = (await get('/api/mailbox')).json().mails[0]
  expect(listed).toMatchObject({ to: 'maya@harbor.example', subject: 'Confirm your e-mail address' })
  expect((await get(`/api/mailbox/${id}`)).json().text).toMatch(/email-confirmation\?code=[\w-]{43}/)
})

test('the rendered mail is a document that may do nothing except open links', async () => {
  const answer = await get(`/api/mailbox/${(await firstMail()).id}/document`)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['content-security-policy']).toMatch(
    /sandbox allow-popups allow-popups-to-escape-sandbox$/,
  )
  expect(answer.headers['content-security-policy']).not.toContain('allow-scripts')
  expect(answer.body).toContain('target="_blank"')
})

test.each([
  ['from another machine', {}, '192.0.2.7'],
  ['through a proxy', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ['under a name that was pointed at this machine', { host: 'rebound.example' }, '127.0.0.1'],
])('%s there is no mailbox', async (_how, headers, address) => {
  const { id } = await firstMail()
  const nowhere = await get('/api/nothing', headers, address)
  for (const url of ['/api/mailbox', `/api/mailbox/${id}`, `/api/mailbox/${id}/document`]) {
    const answer = await get(url, headers, address)
    expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body])
  }
})
