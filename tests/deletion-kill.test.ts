import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { companiesToLeave } from '../src/features/leaving/account/account-leaving.server.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { addJob } from '../src/server/jobs.ts'
import { type Killable, killable, newAccount } from './killable.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let server: Killable

beforeAll(async () => {
  server = await killable('deletion-kill')
})
afterAll(() => server?.stop())

const EMAIL = 'maya@harbor.example'

const rows = async (query: string, values: unknown[]) =>
  (await server.database.app.query<Record<string, unknown>>(query, values)).rows

const inside = (companyId: string, query: string, values: unknown[] = []) =>
  inCompany(
    server.database.app,
    companyId,
    null,
    async (client) => (await client.query<Record<string, unknown>>(query, [companyId, ...values])).rows,
  )

const removals = (companyId: string) =>
  inside(companyId, "select subject from audit_log where company_id = $1 and action = 'removed'")

test('a server that is killed while it deletes an account goes on after the second of three companies, once each', async () => {
  const { id, cookie } = await newAccount(server.database, EMAIL)
  for (const name of ['Harbor', 'Lantern', 'Quay'])
    expect((await server.post(cookie, '/api/companies', { name })).status).toBe(200)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  const sent = await fetch(`${server.url}/api/picture`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'image/png' },
    body: picture as Uint8Array<ArrayBuffer>,
  })
  expect(sent.status).toBe(200)
  const [first, second, third] = (await companiesToLeave({ pool: server.database.app }, id)) as [
    string,
    string,
    string,
  ]

  // The server comes no further than the second company while this transaction lasts.
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = inCompany(server.database.app, second, null, async (client) => {
    await client.query('select from sync_head where company_id = $1 for update', [second])
    held.resolve()
    await over.promise
  })
  await held.promise
  expect((await server.post(cookie, '/api/account/delete', { email: EMAIL, password: '' })).status).toBe(200)
  await expect.poll(() => inside(second, 'select from rights_mails where company_id = $1')).toHaveLength(1)
  await server.kill()
  over.resolve()
  await holding
  expect(await removals(first)).toHaveLength(1)
  expect(await removals(third)).toEqual([])
  expect(await rows('select closing_since is null as open from users where id = $1', [id])).toEqual([
    { open: false },
  ])

  await server.start()
  expect(await (await fetch(`${server.url}/api/session`, { headers: { cookie } })).json()).toMatchObject({
    user: null,
  })
  // As the clock says every ten minutes; two nodes may hear it at once.
  for (let node = 0; node < 2; node++) await addJob(server.database.app, 'finish-closings', {})
  await expect.poll(() => rows('select from users where id = $1', [id])).toEqual([])
  for (const companyId of [first, second, third]) {
    expect(await removals(companyId)).toEqual([{ subject: 'The account was deleted by its owner' }])
    expect(
      await inside(companyId, 'select status, email, avatar_url from people where company_id = $1'),
    ).toEqual([{ status: 'removed', email: 'deleted@account.invalid', avatar_url: null }])
    expect(await inside(companyId, 'select from team_members where company_id = $1')).toEqual([])
  }
  expect(await rows('select from sessions where user_id = $1', [id])).toEqual([])
  await expect.poll(() => rows('select from stored_files where owner_id = $1', [id])).toEqual([])
  await addJob(server.database.app, 'rights-mails', {})
  await expect
    .poll(() =>
      rows(
        "select from graphile_worker.jobs where task_identifier in ('rights-mails', 'finish-closings', 'send-mail')",
        [],
      ),
    )
    .toEqual([])
  expect(await rows('select subject from mail_outbox where recipient = $1', [EMAIL])).toEqual([
    { subject: 'Your account was deleted' },
  ])
})
