import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Form, formOf, wordIn } from './stripe-form.ts'

const WEBHOOK_SECRET = 'whsec_of_the_tests'
const MONTH = 30 * 86_400

interface Thing {
  id: string
  object: string
  created: number
  [field: string]: unknown
}

export interface StripeItem {
  id: string
  object: 'subscription_item'
  quantity: number
  current_period_start: number
  current_period_end: number
  price: { id: string; unit_amount: number; currency: string }
}

export interface StripeSubscription extends Thing {
  customer: string
  status: string
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  items: { object: 'list'; data: StripeItem[] }
}

interface StripeSession extends Thing {
  customer: string
  status: 'open' | 'complete' | 'expired'
  url: string | null
  success_url: string
  metadata: Record<string, string>
}

export interface StripeEvent extends Thing {
  type: string
  data: { object: Thing }
}

/** What it does wrong with the requests that come: fails them with a status, or never answers. */
export type Fault = 429 | 500 | 'silent' | null

export interface StripeServer {
  /** For `STRIPE_API_HOST`. */
  readonly host: string
  /** The settings of a server that bills through it. */
  readonly settings: Record<string, string>
  fault: Fault
  readonly customers: Map<string, Thing>
  readonly sessions: Map<string, StripeSession>
  readonly subscriptions: Map<string, StripeSubscription>
  /** What it has had to tell, oldest first. */
  readonly events: StripeEvent[]
  /** Keys of requests that changed something, and how often each was asked. */
  readonly keys: Map<string, number>
  /** Requests so far, such as `POST /v1/customers`. */
  readonly requests: string[]
  /** Somebody pays: the session's subscription begins. */
  pay(sessionId: string): StripeSubscription
  /** Changes a subscription, and has an event to tell of it. */
  change(id: string, patch: Partial<StripeSubscription>, type?: string): StripeEvent
  event(type: string, object: Thing): StripeEvent
  stop(): Promise<void>
}

/** The body and the signature of a message, as Stripe sends them. */
export function signed(
  event: unknown,
  { secret = WEBHOOK_SECRET, at = Date.now() }: { secret?: string; at?: number } = {},
): { body: string; signature: string } {
  const [body, time] = [JSON.stringify(event), Math.floor(at / 1_000)]
  const proof = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${proof}` }
}

/** Something that speaks as much of Stripe's HTTP as we use, and keeps what it was told. */
export async function startStripe(): Promise<StripeServer> {
  const answers = new Map<string, { asked: string; status: number; body: object }>()
  const now = () => Math.floor(Date.now() / 1_000)
  let numbers = 0
  const make = <T extends object>(prefix: string, object: string, fields: T) => ({
    id: `${prefix}_${++numbers}`,
    object,
    created: now(),
    ...fields,
  })

  const handler = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url!, 'http://stripe.local')
    const page = pageAt(url)
    if (page) return void response.writeHead(page.status, page.headers).end(page.body)
    const asked = await text(request)
    stripe.requests.push(`${request.method} ${url.pathname}`)
    if (stripe.fault === 'silent') return
    const key = request.headers['idempotency-key']
    const answer = answerTo(request.method!, url, asked, typeof key === 'string' ? key : null)
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': `req_${++numbers}`,
    })
    response.end(JSON.stringify(answer.body))
  }
  // Whoever asked may leave in the middle of the question.
  const server = createServer((request, response) => {
    handler(request, response).catch(() => response.destroy())
  })

  const wrong = (status: number, type: string, code: string) => ({
    status,
    body: { error: { type, code, message: `What ${code} says is for developers` } },
  })

  function answerTo(method: string, url: URL, asked: string, key: string | null) {
    if (stripe.fault === 429) return wrong(429, 'invalid_request_error', 'rate_limit')
    if (stripe.fault === 500) return wrong(500, 'api_error', 'api_error')
    const form = formOf(method === 'GET' ? url.search.slice(1) : asked)
    if (method === 'GET') return take('GET', url.pathname, form)
    if (key === null) return wrong(400, 'invalid_request_error', 'no_key')
    stripe.keys.set(key, (stripe.keys.get(key) ?? 0) + 1)
    const whole = `${method} ${url.pathname} ${asked}`
    const given = answers.get(key)
    if (given && given.asked !== whole) return wrong(400, 'idempotency_error', 'other_parameters')
    const answer = given ?? { asked: whole, ...take(method, url.pathname, form) }
    answers.set(key, answer)
    return answer
  }

  function take(method: string, path: string, form: Form): { status: number; body: object } {
    const [, , kind = '', first = '', second = '', third = ''] = path.split('/')
    const ok = (body: object | undefined) =>
      body ? { status: 200, body } : wrong(404, 'invalid_request_error', 'resource_missing')
    if (kind === 'customers' && method === 'POST')
      return ok(
        keep(stripe.customers, make('cus', 'customer', { name: form['name'], metadata: form['metadata'] })),
      )
    if (kind === 'checkout' && method === 'GET') return ok(stripe.sessions.get(second))
    if (kind === 'checkout' && third === 'expire') return ok(expire(second))
    if (kind === 'checkout') return ok(openSession(form))
    if (kind === 'billing_portal')
      return ok(
        make('bps', 'billing_portal.session', {
          url: `http://${stripe.host}/portal/${wordIn(form, 'customer')}`,
        }),
      )
    if (kind === 'subscription_items') return ok(setQuantity(first, Number(form['quantity'])))
    if (kind === 'subscriptions' && method === 'GET' && first === '')
      return ok(listOf(wordIn(form, 'customer')))
    if (kind === 'subscriptions' && method === 'DELETE') {
      if (stripe.subscriptions.has(first))
        stripe.change(first, { status: 'canceled', ended_at: now() }, 'customer.subscription.deleted')
    } else if (kind === 'subscriptions' && method === 'POST') {
      if ('cancel_at_period_end' in form)
        stripe.change(first, { cancel_at_period_end: form['cancel_at_period_end'] === 'true' })
      if ('cancel_at' in form) stripe.change(first, { cancel_at: null })
    }
    return ok(stripe.subscriptions.get(first))
  }

  const keep = <T extends Thing>(things: Map<string, T>, thing: T): T => {
    things.set(thing.id, thing)
    return thing
  }
  const listOf = (customer: string) => ({
    object: 'list',
    has_more: false,
    url: '/v1/subscriptions',
    data: [...stripe.subscriptions.values()].filter((one) => one.customer === customer),
  })

  function openSession(form: Form): StripeSession {
    const session: StripeSession = {
      ...make('cs', 'checkout.session', {}),
      customer: wordIn(form, 'customer'),
      status: 'open',
      url: null,
      success_url: wordIn(form, 'success_url'),
      metadata: form['metadata'] as Record<string, string>,
      asked: form,
    }
    return keep(stripe.sessions, { ...session, url: `http://${stripe.host}/pay/${session.id}` })
  }

  function expire(id: string): StripeSession | undefined {
    const session = stripe.sessions.get(id)
    if (session?.status === 'open') Object.assign(session, { status: 'expired', url: null })
    return session
  }

  function setQuantity(itemId: string, quantity: number): StripeItem | undefined {
    for (const { id, items } of stripe.subscriptions.values()) {
      const item = items.data.find((one) => one.id === itemId)
      if (!item) continue
      item.quantity = quantity
      stripe.change(id, {})
      return item
    }
    return undefined
  }

  /** What people see of it. */
  function pageAt({
    pathname,
  }: URL): { status: number; headers: Record<string, string>; body: string } | null {
    const [, kind, id = ''] = pathname.split('/')
    const html = (body: string) => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: `<!doctype html><title>Stripe</title>${body}`,
    })
    if (kind === 'favicon.ico') return { status: 204, headers: {}, body: '' }
    if (kind === 'portal') return html('<h1>Your invoices</h1>')
    if (kind === 'pay') return html(`<h1>Pay with Stripe</h1><a href="/paid/${id}">Pay</a>`)
    if (kind !== 'paid') return null
    stripe.pay(id)
    return { status: 303, headers: { location: stripe.sessions.get(id)!.success_url }, body: '' }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const stripe: StripeServer = {
    host,
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_PAID: 'price_paid',
      STRIPE_PRICE_PREMIUM: 'price_premium',
      STRIPE_API_HOST: host,
    },
    fault: null,
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    events: [],
    keys: new Map(),
    requests: [],
    pay(sessionId) {
      const session = stripe.sessions.get(sessionId)!
      const asked = session['asked'] as {
        line_items: { price: string; quantity: string }[]
        subscription_data?: { trial_end?: string }
      }
      const [line] = Object.values(asked.line_items)
      const trialEnd = asked.subscription_data?.trial_end
      Object.assign(session, { status: 'complete', url: null })
      const subscription: StripeSubscription = {
        ...make('sub', 'subscription', {}),
        customer: session.customer,
        status: trialEnd ? 'trialing' : 'active',
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        items: { object: 'list', data: [] },
      }
      subscription.items.data.push({
        ...make('si', 'subscription_item' as const, {}),
        object: 'subscription_item',
        quantity: Number(line!.quantity),
        current_period_start: now(),
        current_period_end: trialEnd ? Number(trialEnd) : now() + MONTH,
        price: { id: line!.price, unit_amount: 700, currency: 'eur' },
      })
      keep(stripe.subscriptions, subscription)
      stripe.event('checkout.session.completed', session)
      stripe.event('customer.subscription.created', subscription)
      return subscription
    },
    change(id, patch, type = 'customer.subscription.updated') {
      const subscription = Object.assign(stripe.subscriptions.get(id)!, patch)
      return stripe.event(type, subscription)
    },
    event(type, object) {
      const event = {
        ...make('evt', 'event', {
          type,
          api_version: '2026-10-28.endive',
          data: { object: structuredClone(object) },
        }),
      }
      stripe.events.push(event)
      return event
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return stripe
}
