import { setTimeout } from 'node:timers/promises'
import type { Sender } from './plan.ts'

/** A stretch of time in which mutations are sent at a steady pace, however long each takes. */
export interface SteadyPlan {
  url: string
  schema: number
  seconds: number
  perSecond: number
  /** In turn; each sends one at a time. */
  senders: Sender[]
}

/** By client: the latest mutation, and when it is answered. */
const clients = new Map<string, { mid: number; last: Promise<void> }>()

/**
 * Sends what each message plans, and answers how long every mutation took in milliseconds, from the moment at which it was meant to be
 * sent: one that waits for the one before counts that too.
 */
process.on('message', (plan: SteadyPlan) => void run(plan).then((took) => process.send!(took)))

async function run(plan: SteadyPlan): Promise<number[]> {
  const started = performance.now()
  const work: Promise<number>[] = []
  for (let count = 0; count < plan.seconds * plan.perSecond; count++) {
    // At any moment of its own time: what the server does at an even pace too would meet all of them or none.
    const due = started + ((count + Math.random()) * 1_000) / plan.perSecond
    const wait = due - performance.now()
    if (wait > 1) await setTimeout(wait)
    work.push(send(plan, plan.senders[count % plan.senders.length]!, Math.max(due, performance.now())))
  }
  return Promise.all(work)
}

async function send({ url, schema }: SteadyPlan, sender: Sender, due: number): Promise<number> {
  const { clientId, companyId, cookie, kind, targets } = sender
  const client = clients.get(clientId) ?? { mid: 0, last: Promise.resolve() }
  clients.set(clientId, client)
  const mid = ++client.mid
  const before = client.last
  const answered = Promise.withResolvers<void>()
  client.last = answered.promise
  await before
  const args = { id: targets[mid % targets.length]!, status: mid % 2 ? 'done' : 'todo' }
  const answer = await fetch(`${url}/api/sync/${companyId}/mutate`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ clientId, schema, mutations: [{ mid, name: kind, args }] }),
  })
  const text = await answer.text()
  answered.resolve()
  if (!text.includes('"status":"ok"')) throw new Error(text.slice(0, 300))
  return performance.now() - due
}
