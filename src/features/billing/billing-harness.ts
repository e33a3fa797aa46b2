import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import {
  signed,
  startStripe,
  type StripeEvent,
  type StripeServer,
  type StripeSubscription,
} from '../../../tests/stripe-server.ts'
import { inCompany } from '../../server/database/in-company.ts'
import type { TestDatabase } from '../../../tests/database.ts'
import { companies } from '../companies/companies.table.ts'
import type { BillingAnswer } from './billing.requests.ts'

/** A server with the cast that bills through something that speaks Stripe's protocol. */
export interface Billed extends Served {
  stripe: StripeServer
  post(path: string, by: SignedIn, body?: object): Promise<Answered>
  state(by: SignedIn): Promise<Extract<BillingAnswer, { on: true }>>
  /** As the provider would send it; `node` is the address of another server than this one. */
  tell(event: StripeEvent | object, how?: { secret?: string; at?: number; node?: string }): Promise<number>
  /** A director pays for Harbor, and nobody has told the server. */
  paid(by: SignedIn): Promise<StripeSubscription>
  /** Until when people may work in Harbor, as its row says. */
  entitledUntil(companyId?: string): Promise<string | null>
  sql(statement: string, values?: unknown[], companyId?: string): Promise<Record<string, unknown>[]>
}

export interface Answered {
  status: number
  body: Record<string, unknown> & { error?: { code: string; detail: string } }
}

export async function billed(
  environment: Record<string, string> = {},
  database?: TestDatabase,
): Promise<Billed> {
  const stripe = await startStripe()
  const server = await served({ ...stripe.settings, ...environment }, database)
  const { harbor, services, url } = server

  async function post(
    path: string,
    { cookie }: SignedIn,
    body: object = { companyId: harbor.id },
  ): Promise<Answered> {
    const answer = await fetch(`${url}/api/billing/${path}`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Answered['body'] }
  }
  async function state({ cookie }: SignedIn) {
    const answer = await fetch(`${url}/api/billing/${harbor.id}`, { headers: { cookie } })
    return (await answer.json()) as Extract<BillingAnswer, { on: true }>
  }
  async function tell(event: object, { node = url, ...how } = {}): Promise<number> {
    const { body, signature } = signed(event, how)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(`${node}/api/billing/webhook`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return answer.status
  }
  async function paid(by: SignedIn): Promise<StripeSubscription> {
    const { body } = await post('checkout', by)
    return stripe.pay(String(body['url']).split('/').at(-1)!)
  }
  async function entitledUntil(companyId = harbor.id): Promise<string | null> {
    const company = await services.node.company(companyId)
    const [row] = company?.replica.store.where(companies, {}) ?? []
    return row?.entitledUntil ?? null
  }
  const sql = (statement: string, values: unknown[] = [], companyId = harbor.id) =>
    inCompany(
      services.pool,
      companyId,
      null,
      async (client) => (await client.query<Record<string, unknown>>(statement, values)).rows,
    )

  return {
    ...server,
    stripe,
    post,
    state,
    tell,
    paid,
    entitledUntil,
    sql,
    async stop() {
      await server.stop()
      await stripe.stop()
    },
  }
}
