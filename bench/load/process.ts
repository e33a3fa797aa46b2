import autocannon from 'autocannon'
import { newId } from '../../src/sync/id.ts'
import type { LoadPlan, LoadResult, Sender } from './plan.ts'

/** A separate process, so that generating load doesn't use the server's time. It receives its plan as a message. */
process.once('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send!(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function run(plan: LoadPlan): Promise<LoadResult> {
  const shares = Array.from({ length: plan.connections }, (_, index) =>
    plan.senders.filter((_sender, place) => place % plan.connections === index),
  )
  let next = 0
  let accepted = 0
  let refused = 0
  const started = performance.now()
  const result = await autocannon({
    url: plan.url,
    connections: plan.connections,
    duration: plan.seconds,
    setupClient(client) {
      const requests = requestsOf(plan, shares[next++]!)
      client.setRequests([requests.next().value!])
      client.on('body', (body: Buffer) => {
        if (body.includes('"status":"ok"')) accepted++
        else if (refused++ < 3) console.error(String(body).slice(0, 300))
        const { value } = requests.next()
        if (value) client.setRequests([value])
      })
    },
  })
  const seconds = (performance.now() - started) / 1_000
  return { perSecond: accepted / seconds, refused, p50: result.latency.p50, p99: result.latency.p99 }
}

function* requestsOf(plan: LoadPlan, senders: Sender[]): Generator<autocannon.Request> {
  for (const sender of senders) {
    for (let mid = 1; mid <= sender.most; mid++) {
      const target = sender.targets[mid % sender.targets.length]!
      const args =
        sender.kind === 'castVote'
          ? { id: newId(), issueId: target, meetingId: null }
          : { id: target, status: mid % 2 ? 'done' : 'todo' }
      yield {
        method: 'POST',
        path: `/api/sync/${sender.companyId}/mutate`,
        headers: { cookie: sender.cookie, 'content-type': 'application/json', origin: plan.url },
        body: JSON.stringify({
          clientId: sender.clientId,
          schema: plan.schema,
          mutations: [{ mid, name: sender.kind, args }],
        }),
      }
    }
  }
}
