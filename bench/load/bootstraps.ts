import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface BootstrapsPlan {
  url: string
  /** All are sent at once. */
  requests: Request[]
}

interface Request {
  companyId: string
  cookie: string
}

export interface BootstrapResult {
  status: number
  /** As they came, compressed. */
  bytes: number
  /** Until the last byte of the answer that was not 503. */
  milliseconds: number
  /** How often the server was too busy. */
  sentAway: number
}

/** Fetches bootstraps in a process of its own, without unpacking them, as browsers do: one that is sent away comes again. */
process.once('message', (plan: BootstrapsPlan) => {
  void Promise.all(plan.requests.map((request) => fetchOne(plan.url, request))).then((results) =>
    process.send!(results, () => process.exit(0)),
  )
})

async function fetchOne(url: string, request: Request): Promise<BootstrapResult> {
  const started = performance.now()
  for (let sentAway = 0; ; sentAway++) {
    const { status, bytes, retryAfter } = await ask(url, request)
    if (status !== 503) return { status, bytes, milliseconds: performance.now() - started, sentAway }
    await setTimeout(retryAfter * 1_000 * (1 + Math.random()))
  }
}

function ask(
  url: string,
  { companyId, cookie }: Request,
): Promise<{ status: number; bytes: number; retryAfter: number }> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, bytes: 0, retryAfter: 0 })
    get(`${url}/api/sync/${companyId}/bootstrap`, { headers: { cookie }, agent: false }, (answer) => {
      const retryAfter = Number(answer.headers['retry-after'] ?? 0)
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve({ status: answer.statusCode!, bytes, retryAfter }))
      answer.on('error', fail)
    }).on('error', fail)
  })
}
