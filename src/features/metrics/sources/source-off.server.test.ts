import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../../tests/mail-server.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { asking, startReceiver } from '../../integrations/receiver-harness.ts'
import { sourceTurn } from './source-turn.server.ts'
import { sourcesOf } from './sources-harness.ts'

let server: Served
let mails: MailServer
let lena: SignedIn, maya: SignedIn
const { newMetric, http, sqlOf } = sourcesOf(() => server)

beforeAll(async () => {
  mails = await startMailServer()
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1', SMTP_URL: mails.url })
  lena = await server.signIn(server.harbor.people['lena']!)
  maya = await server.signIn(server.harbor.people['maya']!)
})
afterAll(async () => {
  await server?.stop()
  await mails?.stop()
})

/** A metric of Lena's whose source has failed for days, and is asked once more. */
async function givenUp(name: string): Promise<void> {
  const receiver = await startReceiver()
  const id = await newMetric(name)
  const saved = await asking(server.url)('/api/metrics/source', lena, http(id, `${receiver.url}/sales`))
  expect(saved.status).toBe(200)
  await receiver.stop()
  await sqlOf(
    `update metric_sources set failures = 4, attempts = 4, failing_since = now() - interval '4 days', next_at = now() - interval '1 minute',
       try_at = now() - interval '1 minute' where company_id = $1 and id = $2`,
    id,
  )
  expect(await sourceTurn(server.services, { id, companyId: server.harbor.id, kind: 'source' })).toBeNull()
}
const mailsTo = (name: string) => mails.mailsTo(`${name}@harbor.example`)

test('that a metric no longer fills itself can be left unsaid by one click, for each reader', async () => {
  await givenUp('Given up')
  for (const name of ['lena', 'maya'])
    await expect.poll(() => mailsTo(name).length, { timeout: 20_000 }).toBe(1)
  const headers = Object.fromEntries(mailsTo('maya')[0]!.headers.map(({ key, value }) => [key, value]))
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const link = /^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '')![1]!
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200)
  const { body: choices } = await asking(server.url)(`/api/mails/choices/${server.harbor.id}`, maya)
  expect(choices).toMatchObject({ sources: false, webhooks: true })

  await givenUp('Given up too')
  await expect.poll(() => mailsTo('lena').length, { timeout: 20_000 }).toBe(2)
  expect(mailsTo('maya')).toHaveLength(1)
}, 60_000)
