import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served } from '../../../../tests/served.ts'

let server: Served
beforeAll(async () => {
  server = await served()
})
afterAll(() => server?.stop())

const ask = async (
  cookie: string,
  path: string,
  { body, language }: { body?: object; language?: string } = {},
) => {
  const answer = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie,
      origin: server.url,
      'content-type': 'application/json',
      ...(language && { 'accept-language': language }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('the language that somebody has chosen is theirs alone, on all their devices', async () => {
  const [lena, elsewhere] = [
    await server.signIn(server.harbor.people['lena']!),
    await server.signIn(server.harbor.people['lena']!),
  ]
  const maya = await server.signIn(server.harbor.people['maya']!)
  const languageOf = async ({ cookie }: { cookie: string }) =>
    ((await ask(cookie, '/api/session')).body['user'] as { language: string | null }).language
  expect(await languageOf(lena)).toBeNull()
  expect(await ask(lena.cookie, '/api/language', { body: { language: 'de' } })).toMatchObject({ status: 200 })
  expect([await languageOf(elsewhere), await languageOf(maya)]).toEqual(['de', null])
  expect(await ask(lena.cookie, '/api/language', { body: { language: 'xx' } })).toMatchObject({ status: 400 })
  await ask(lena.cookie, '/api/language', { body: { language: null } })
  expect(await languageOf(elsewhere)).toBeNull()
})

test('the server refuses in the language in which it is asked, and in the first one without a word about it', async () => {
  const { cookie } = await server.signIn(server.harbor.people['lena']!)
  const body = { sessionId: '00000000-0000-4000-8000-000000000000' }
  const refused = async (language?: string) =>
    (await ask(cookie, '/api/sessions/revoke', { body, ...(language && { language }) })).body['error']
  expect(await refused()).toMatchObject({ code: 'account/session-ended' })
  const [english, german] = [await refused('en-GB'), await refused('de-CH, en;q=0.5')] as { detail: string }[]
  expect(german!.detail).not.toBe(english!.detail)
  expect(german!.detail).toMatch(/Sitzung|abgemeldet|Gerät/)
  expect(await ask(`${cookie}; quarterdeck-language=de`, '/api/nothing', { language: 'en' })).toMatchObject({
    status: 404,
    body: { error: { title: 'Nicht gefunden' } },
  })
})
