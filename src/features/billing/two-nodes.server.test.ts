import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/database.ts'
import { servedConfig, type SignedIn } from '../../../tests/served.ts'
import type { StripeEvent, StripeSubscription } from '../../../tests/stripe-server.ts'
import { type RunningServer, startServer } from '../../server/server.ts'
import { newId } from '../../sync/id.ts'
import { Refusal } from '../../sync/refusal.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { setPermission } from '../people/people.mutations.ts'
import { type Billed, billed } from './billing-harness.ts'
import { lookAfter } from './billing-jobs.server.ts'

let database: TestDatabase
let server: Billed
let beside: RunningServer
let maya: SignedIn
let subscription: StripeSubscription

beforeAll(async () => {
  database = await testDatabase()
  const shared = { ...database, stop: async () => undefined }
  server = await billed({}, shared)
  beside = await startServer(servedConfig(server.stripe.settings), shared)
  maya = await server.signIn(server.harbor.people['maya']!)
  subscription = await server.paid(maya)
})
afterAll(async () => {
  await beside?.stop()
  await server?.stop()
  await database?.stop()
})

/** Each message comes to each node three times, all at the same moment. */
async function tellBoth(...events: StripeEvent[]): Promise<void> {
  const nodes = Array.from({ length: 3 }, () => [server.url, beside.url]).flat()
  const telling = events.flatMap((event) => nodes.map((node) => server.tell(event, { node })))
  expect(new Set(await Promise.all(telling))).toEqual(new Set([200]))
  const ids = events.map(({ id }) => id)
  const noted = await server.sql('select from billing_events where event_id = any ($1)', [ids])
  expect(noted).toHaveLength(events.length)
}

async function mails(): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ subject: string }>(
    "select subject from mail_outbox where subject like '%Harbor%' order by created_at",
  )
  return rows.map(({ subject }) => subject)
}

/** How often everybody in the company has been told until when they may work. */
const told = async () => (await server.sql("select from sync_change where entity = 'companies'")).length

const raiseOn = ({ services }: RunningServer) =>
  services.node
    .run(server.harbor.id, server.harbor.people['maya']!, createIssue, {
      id: newId(),
      title: 'The crane is cracked',
      issueType: 'short_term',
      teamId: server.harbor.teams.crew,
    })
    .then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.reason.code : String(error)),
    )

test('a subscription that both nodes hear of at once begins once, with one mail', async () => {
  const before = await told()
  await tellBoth(...server.stripe.events)
  expect(await told()).toBe(before + 1)
  await expect.poll(mails).toEqual(['Harbor has a subscription'])
})

test('a quantity that both nodes find out of date at once is changed once', async () => {
  await server.services.node.run(server.harbor.id, server.harbor.people['maya']!, setPermission, {
    personId: server.harbor.people['lena']!,
    level: 'view-only',
    auditId: newId(),
  })
  const before = server.stripe.events.length
  const both = [server, beside].map(({ services }) => lookAfter(services, server.harbor.id))
  await Promise.all(both)
  expect(subscription.items.data[0]!.quantity).toBe(2)
  const changes = server.stripe.events.slice(before)
  expect(changes).toHaveLength(1)
  await tellBoth(...changes)
  expect(await server.sql('select billed_users from company_subscriptions')).toEqual([{ billed_users: 2 }])
})

test('the end of grace, heard by both nodes at once, closes the company once on both, with one mail', async () => {
  expect(await raiseOn(beside)).toBe('done')
  const [item, yesterday] = [subscription.items.data[0]!, new Date(Date.now() - 86_400_000)]
  await server.sql('update company_subscriptions set trial_end = $1', [yesterday])
  item.current_period_start -= 15 * 86_400
  const before = await told()
  await tellBoth(
    server.stripe.change(subscription.id, { status: 'past_due' }, 'invoice.payment_failed'),
    server.stripe.change(subscription.id, { status: 'past_due' }),
  )
  expect(await told()).toBe(before + 1)
  for (const node of [server, beside]) await expect.poll(() => raiseOn(node)).toBe('billing/not-entitled')
  await expect.poll(mails).toEqual(['Harbor has a subscription', 'A payment for Harbor failed'])
  await Promise.all([server, beside].map(({ services }) => lookAfter(services, server.harbor.id)))
  expect(await told()).toBe(before + 1)
  expect(await mails()).toHaveLength(2)
})
