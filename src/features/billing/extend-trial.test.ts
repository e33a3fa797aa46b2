import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Billed, billed } from './billing-harness.ts'
import { applyEntitlement, settleEntitlement } from './entitlement.server.ts'
import { extendTrial } from './extend-trial.server.ts'

let server: Billed
beforeAll(async () => (server = await billed()))
afterAll(() => server?.stop())

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an operator opens a company again whose trial is over, and its log says so', async () => {
  const { services, harbor } = server
  await settleEntitlement(services, harbor.id)
  await server.sql('update company_subscriptions set trial_end = $1', [new Date('2026-01-01T00:00:00Z')])
  await applyEntitlement(services, harbor.id)
  const wrong = [dayIn(-1), dayIn(900), '2027-02-30', 'soon', '']
  for (const day of wrong) await expect(extendTrial(services, harbor.id, day)).rejects.toThrow('Name a day')
  await expect(extendTrial(services, 'nowhere', dayIn(9))).rejects.toThrow('There is no company nowhere.')
  expect(await server.entitledUntil()).toBe('2026-01-01T00:00:00.000Z')

  expect(await extendTrial(services, harbor.id, dayIn(9))).toContain(`until the end of ${dayIn(9)}`)
  const until = `${dayIn(10)}T00:00:00.000Z`
  expect(await server.entitledUntil()).toBe(until)
  const recorded = await server.sql(
    `select actor_id, before, after from audit_log where action = 'trial extended'`,
  )
  expect(recorded).toEqual([{ actor_id: null, before: '2026-01-01T00:00:00.000Z', after: until }])
})
