import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { app } from '../../src/features/registry.ts'
import type { Frame } from '../../src/sync/protocol.ts'

export interface ReturnersPlan {
  url: string
  companyId: string
  people: { cookie: string; scopes: string[] }[]
  connections: number
  epoch: string
  cursor: number
}

export interface Returned {
  /** When the last one was back, in milliseconds since 1970. */
  lastAt: number
  /** How many were told to fetch everything again. */
  bootstraps: number
}

const FIRST_MS = 400
const LONGEST_MS = 30_000

/** Sockets that come back by their cursors when the server has gone, with the pauses of a browser. Tells when all are there, each time. */
process.once('message', (plan: ReturnersPlan) => {
  let [there, bootstraps, lastAt] = [0, 0, 0]
  const stay = async ({ cookie, scopes }: ReturnersPlan['people'][number]) => {
    const clientId = randomUUID()
    const { epoch } = plan
    let { cursor } = plan
    for (let failures = 0; ; failures++) {
      let isBack = false
      await listen(plan, cookie, { clientId, epoch, cursor, scopes }, (frame) => {
        if ('seq' in frame) cursor = frame.seq
        if (frame.t === 'reset') bootstraps++
        if (isBack || (frame.t !== 'beat' && frame.t !== 'reset')) return
        isBack = true
        failures = 0
        there++
        lastAt = Date.now()
        if (there === plan.connections) process.send!({ lastAt, bootstraps } satisfies Returned)
      })
      if (isBack) there--
      await setTimeout(Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + Math.random() / 2))
    }
  }
  for (let index = 0; index < plan.connections; index++) void stay(plan.people[index % plan.people.length]!)
})

/** Resolves when the socket is closed. */
function listen(
  { url, companyId }: ReturnersPlan,
  cookie: string,
  hello: object,
  hear: (frame: Frame) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/sync/${companyId}/socket`, {
      headers: { cookie },
      origin: url,
      perMessageDeflate: false,
    })
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', schema: app.schema, ...hello })))
    socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString()) as Frame))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => resolve())
  })
}
