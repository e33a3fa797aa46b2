import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '../../../tests/served.ts'
import { type Billed, billed } from './billing-harness.ts'

let server: Billed
let maya: SignedIn, omar: SignedIn
beforeAll(async () => {
  server = await billed()
  maya = await server.signIn(server.harbor.people['maya']!)
  omar = await server.signIn(server.harbor.people['omar']!)
})
afterAll(() => server?.stop())

test('the audit log says who began a checkout, cancelled and resumed; nothing of what was refused', async () => {
  const cancel = { companyId: server.harbor.id, cancelImmediately: false }
  await server.post('checkout', omar)
  await server.post('cancel', maya, cancel)
  await server.paid(maya)
  expect((await server.post('refresh', maya)).status).toBe(200)
  expect((await server.post('cancel', maya, cancel)).status).toBe(200)
  expect((await server.post('resume', maya)).status).toBe(200)
  const entries = await server.sql(
    `select action, actor_id, subject from audit_log where action = any ('{checkout begun,subscription cancelled,subscription resumed}') order by at`,
  )
  const by = { actor_id: maya.userId }
  expect(entries).toEqual([
    { ...by, action: 'checkout begun', subject: expect.any(String) },
    { ...by, action: 'subscription cancelled', subject: expect.stringContaining('will end') },
    { ...by, action: 'subscription resumed', subject: null },
  ])
})
